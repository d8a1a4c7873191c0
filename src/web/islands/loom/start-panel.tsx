import { useMemo } from 'react';
import { readDesign } from '../../../contract/design-address.ts';
import { href } from '../../../contract/routes.ts';
import { type ClothDesign, runsAlike } from '../../../domain/cloth-design/cloth-design.ts';
import { barYarn, setBarYarn } from '../../../domain/cloth-design/paint-warp.ts';
import type { Yarn } from '../../../domain/fabric/fabric.ts';
import { glyphShape } from '../../../loom/diagram/glyph-shape.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import type { LoomBook } from '../../../loom/notation/judge-design.ts';
import type { StartRow } from './loom-props.ts';

interface StartPanelProps {
  readonly design: ClothDesign;
  readonly book: LoomBook;
  readonly starts: readonly StartRow[];
  onChange(next: ClothDesign, stroke?: string): void;
}

/** A structure of the book to begin from, and what it is knitted of and on. */
export function StartPanel({ design, book, starts, onChange }: StartPanelProps) {
  const read = useMemo(
    () =>
      starts.flatMap((start) => {
        const one = readDesign(start.address);
        return one.ok ? [{ ...start, design: one.design }] : [];
      }),
    [starts],
  );
  return (
    <section className="loom-panel loom-start" aria-labelledby="loom-start-title">
      <h2 id="loom-start-title">
        <i aria-hidden="true">1</i>Start from
      </h2>
      <ul className="loom-starts">
        {read.map((start) => (
          <li key={start.name}>
            <a
              href={href.design(start.address)}
              // No page to fetch ahead: a click changes the cloth in hand.
              rel="nofollow"
              data-island-act
              aria-current={runsAlike(start.design, design) || undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onChange(start.design);
              }}
            >
              <Glyph design={start.design} />
              <span>
                <b>{start.name}</b>
                <span className="lab">{start.note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Yarns {...{ design, book, onChange }} />
      <Knobs {...{ design, book, onChange }} />
    </section>
  );
}

function Glyph({ design }: { readonly design: ClothDesign }) {
  const { width, height, needles, ends } = glyphShape(design);
  return (
    <svg
      className="lap lap-glyph"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="lap-pt" d={needles} strokeWidth="2.4" />
      {ends.map(({ bar, path }) => (
        <path key={bar} className={`lap-bar lap-bar-${bar}`} d={path} />
      ))}
    </svg>
  );
}

/** Of the mill's own book, bar by bar. */
function Yarns({ design, book, onChange }: Omit<StartPanelProps, 'starts'>) {
  const keys = Object.keys(book.yarns);
  return design.bars.map((_, bar) => (
    <label key={barName(bar, design.bars.length)} className="loom-knob">
      <span>
        Yarn <span className="lab mut">{barName(bar, design.bars.length).toLowerCase()}</span>
      </span>
      <select
        className="inp sel"
        value={barYarn(design, bar) ?? ''}
        onChange={({ target }) => onChange(setBarYarn(design, bar, target.value))}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {sayYarn(book.yarns[key]!)}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** `Cotton, Ne 40/1`, `Polyester, cotton, Ne 50/1` */
function sayYarn({ fibres, count, make }: Yarn): string {
  const names = fibres.map(({ fibre }) => fibre).join(', ');
  const how = make === 'compact-spun' || make === 'open-end' ? `, ${make}` : '';
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, ${count}${how}`;
}

/** How fine the machine is and how close its stitches stand. */
function Knobs({ design, book, onChange }: Omit<StartPanelProps, 'starts'>) {
  const { machine, bars } = design;
  const own = book.machines.filter(
    (one) =>
      one.kind === machine.kind &&
      one.bars >= Math.min(bars.length, mostBarsOf(book, machine.kind)),
  );
  const at = own.findIndex(({ gauge }) => gauge === machine.gauge);
  return (
    <>
      <label className="loom-knob">
        <span>
          Gauge <span className="lab mut">E{machine.gauge}, needles an inch</span>
        </span>
        <input
          type="range"
          min={0}
          max={Math.max(0, own.length - 1)}
          step={1}
          value={Math.max(0, at)}
          className="loom-tape"
          aria-valuetext={`E${machine.gauge}`}
          onChange={({ target }) => {
            const chosen = own[Number(target.value)];
            if (!chosen) return;
            const { gauge, walesPerCm } = chosen;
            onChange({ ...design, machine: { ...machine, gauge, walesPerCm } }, 'gauge');
          }}
        />
        <span className="loom-gauges" aria-hidden="true">
          {own.map(({ gauge }) => (
            <i key={gauge}>{gauge}</i>
          ))}
        </span>
      </label>
      <label className="loom-knob">
        <span>
          Tightness <span className="lab mut">{machine.coursesPerCm} courses a cm</span>
        </span>
        <input
          type="range"
          min={10}
          max={34}
          step={0.5}
          value={machine.coursesPerCm}
          className="loom-tape"
          aria-valuetext={`${machine.coursesPerCm} courses a centimetre`}
          onChange={({ target }) =>
            onChange(
              { ...design, machine: { ...machine, coursesPerCm: Number(target.value) } },
              'tightness',
            )
          }
        />
      </label>
    </>
  );
}

function mostBarsOf({ machines }: LoomBook, kind: string): number {
  return Math.max(1, ...machines.filter((one) => one.kind === kind).map(({ bars }) => bars));
}
