import { useState } from 'react';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import { addBar, barName, mostBars } from '../../../loom/notation/edit-bars.ts';
import { addCourse, dropCourse, longestChain } from '../../../loom/notation/edit-lapping.ts';
import { parseLapping, printLapping } from '../../../loom/notation/parse-lapping.ts';
import type { Lapping } from '../../../loom/types.ts';
import type { Verdict } from '../../../loom/notation/judge-design.ts';
import { type ChosenLoop, LappingBoard } from './lapping-board.tsx';

interface BarsPanelProps {
  readonly design: ClothDesign;
  readonly verdict: Verdict;
  onChange(next: ClothDesign, stroke?: string): void;
}

/** The chains of the bars, as a diagram and as notation: both say and change the same thing. */
export function BarsPanel({ design, verdict, onChange }: BarsPanelProps) {
  const [chosen, setChosen] = useState<ChosenLoop>({ bar: 0, course: 0 });
  const { bars } = design;
  const setBars = (next: readonly GuideBar[], stroke = '') =>
    onChange({ ...design, bars: next }, stroke);
  const each = (change: (lapping: Lapping) => Lapping) =>
    setBars(
      bars.map((bar) => {
        const read = parseLapping(bar.lapping);
        return read.ok ? { ...bar, lapping: printLapping(change(read.value)) } : bar;
      }),
    );
  const longest = Math.max(...bars.map(({ lapping }) => lapping.split('/').length - 2));
  return (
    <section className="loom-panel loom-bars" aria-labelledby="loom-bars-title">
      <h2 id="loom-bars-title">
        <i aria-hidden="true">3</i>Move the bars
      </h2>
      <figure className="loom-board">
        <LappingBoard
          bars={bars}
          starved={verdict.can ? [] : verdict.starved}
          chosen={chosen}
          onChoose={setChosen}
          onBars={setBars}
        />
        <figcaption className="lab mut">
          Read upward, one row a course. Drag a loop to another needle. Keys: arrows move it, Enter
          turns it, L lays it in.
        </figcaption>
      </figure>
      {bars.map((bar, at) => (
        <div key={barName(at, bars.length)} className={`loom-chain loom-chain-${at + 1}`}>
          <label htmlFor={`loom-chain-${at}`}>{barName(at, bars.length)}</label>
          <span>
            {at > 0 && (
              <button
                type="button"
                className="loom-link"
                onClick={() => setBars(bars.with(at, mirrored(bars[0]!, bar)))}
              >
                Mirror the front
              </button>
            )}
            <button
              type="button"
              className="loom-link"
              aria-label={`Shift by 1: ${barName(at, bars.length).toLowerCase()}`}
              onClick={() => setBars(bars.with(at, shifted(bar)))}
            >
              Shift by 1
            </button>
          </span>
          <input
            id={`loom-chain-${at}`}
            className="inp"
            value={bar.lapping}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={!parseLapping(bar.lapping).ok || undefined}
            onChange={({ target }) =>
              setBars(bars.with(at, { ...bar, lapping: target.value }), `type ${at}`)
            }
            onBlur={() => {
              const read = parseLapping(bar.lapping);
              if (read.ok) setBars(bars.with(at, { ...bar, lapping: printLapping(read.value) }));
            }}
          />
        </div>
      ))}
      <div className="loom-row">
        {longest < longestChain && (
          <button type="button" className="loom-quiet" onClick={() => each(addCourse)}>
            Add a course
          </button>
        )}
        {longest > 1 && (
          <button type="button" className="loom-quiet" onClick={() => each(dropCourse)}>
            Take one off
          </button>
        )}
        {bars.length < mostBars && (
          <button
            type="button"
            className="loom-quiet"
            onClick={() => setBars(addBar(bars, Object.keys(design.yarns)))}
          >
            Add a bar
          </button>
        )}
        {bars.length > 1 && (
          <button
            type="button"
            className="loom-quiet"
            onClick={() => {
              setChosen({ bar: 0, course: 0 });
              setBars(bars.slice(0, -1));
            }}
          >
            Take the back bar out
          </button>
        )}
      </div>
    </section>
  );
}

/** The chain of another bar, walked the other way round. */
function mirrored(front: GuideBar, own: GuideBar): GuideBar {
  const read = parseLapping(front.lapping);
  if (!read.ok) return own;
  const widest = Math.max(...read.value.flatMap(({ from, to }) => [from, to]));
  const turned = read.value.map(({ from, to }) => ({ from: widest - from, to: widest - to }));
  return { ...own, lapping: printLapping(turned as unknown as Lapping) };
}

function shifted({ lapping, threading, offset = 0 }: GuideBar): GuideBar {
  const next = (offset + 1) % Math.max(1, threading.length);
  return { lapping, threading, ...(next > 0 && { offset: next }) };
}
