import type { CSSProperties, ReactNode } from 'react';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import { parseLapping, printLapping } from '../../../loom/notation/parse-lapping.ts';
import type { Editing } from '../../record/editing.ts';
import { useTyped } from '../../record/fields/use-typed.ts';
import {
  addGuide,
  barName,
  dropGuide,
  nextGuide,
  sayThreading,
  setGuide,
} from '../../../loom/notation/edit-bars.ts';

interface BarRowProps {
  readonly editing: Editing;
  readonly bars: readonly GuideBar[];
  readonly index: number;
  readonly letters: readonly string[];
  readonly isChosen: boolean;
  setBars(bars: readonly GuideBar[]): void;
  onChoose(): void;
  /** What is wrong with it, under what was written. */
  readonly children?: ReactNode;
}

/** One guide bar: its chain as it is written, and the guides of its threading as squares. */
export function BarRow(props: BarRowProps) {
  const { editing, bars, index, letters, isChosen, setBars, onChoose, children } = props;
  const bar = bars[index]!;
  const name = barName(index, bars.length);
  const read = parseLapping(bar.lapping);
  const change = (next: GuideBar) => setBars(bars.with(index, next));
  const write = (text: string) => editing.set(`construction.bars.${index}.lapping`, text);
  /** What stands in the field: the screen may not have heard of its last letter. */
  const tidy = (text: string) => {
    const left = parseLapping(text);
    if (left.ok && printLapping(left.value) !== text) write(printLapping(left.value));
  };
  const typed = useTyped(bar.lapping, write);
  return (
    <div
      className="barrow"
      role="group"
      aria-label={name}
      style={{ '--bar': barColour(index) } as CSSProperties}
    >
      <div className="barrow-head">
        <span className="who">{name}</span>
        {bars.length > 1 && (
          <button
            type="button"
            className="worded lab mut"
            aria-label={`Remove this bar, ${name.toLowerCase()}`}
            onClick={() => setBars(bars.toSpliced(index, 1))}
          >
            Remove this bar
          </button>
        )}
      </div>
      <input
        {...typed}
        className="inp"
        aria-label={`Lapping of the ${name.toLowerCase()}`}
        aria-invalid={!read.ok || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={() => !isChosen && onChoose()}
        onBlur={({ currentTarget }) => tidy(currentTarget.value)}
      />
      {children}
      <div className="pairs">
        <div className="guides" role="group" aria-label={`Threading of the ${name.toLowerCase()}`}>
          {[...bar.threading].map((guide, at) => (
            <button
              key={at}
              type="button"
              className={guide === '.' ? 'out' : undefined}
              aria-label={`Guide ${at + 1}: ${guide === '.' ? 'out' : `yarn ${guide}`}`}
              onClick={() => change(setGuide(bar, at, nextGuide(guide, letters)))}
            >
              {guide === '.' ? 'out' : guide}
            </button>
          ))}
          <button
            type="button"
            className="add"
            aria-label={`Add a guide to the ${name.toLowerCase()}`}
            onClick={() => change(addGuide(bar, letters))}
          >
            + guide
          </button>
          {bar.threading.length > 1 && (
            <button
              type="button"
              className="add"
              aria-label={`Take the last guide off the ${name.toLowerCase()}`}
              onClick={() => change(dropGuide(bar))}
            >
              − guide
            </button>
          )}
        </div>
        <span className="lab mut">Threading: {sayThreading(bar.threading)}</span>
      </div>
    </div>
  );
}

/** The front bar is madder and the back bar indigo, in the diagram as in the row. */
export function barColour(index: number): string {
  return ['var(--color-madder)', 'var(--color-indigo)'][index] ?? 'var(--color-ink-2)';
}
