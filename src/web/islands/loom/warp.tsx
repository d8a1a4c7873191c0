import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { guidesOf, type Paint, paintAt } from '../../../domain/cloth-design/paint-warp.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import { ThreadFan } from './thread-fan.tsx';

export interface WarpPlace {
  readonly bar: number;
  readonly end: number;
}

interface WarpProps {
  readonly design: ClothDesign;
  readonly ends: number;
  readonly hint: boolean;
  /** `Haldi`, `as the piece`, `empty`. */
  sayPaint(paint: Paint): string;
  onPaint(place: WarpPlace, stroke: string): void;
  /** A letter chooses the pot that begins with it. */
  onLetter(letter: string): void;
}

/**
 * The ends of the warp, square by square: a swipe or a key paints them. It is one control, since on a
 * telephone a square is narrower than a finger.
 */
export function Warp({ design, ends, hint, sayPaint, onPaint, onLetter }: WarpProps) {
  const [chosen, setChosen] = useState<WarpPlace>({ bar: 0, end: 0 });
  const stroke = useRef('');
  const strokes = useRef(0);
  const id = useId();

  function paintUnder(event: PointerEvent<HTMLDivElement>): void {
    const square = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-end]');
    const place = square instanceof HTMLElement ? placeOf(square) : undefined;
    if (!place) return;
    setChosen(place);
    onPaint(place, stroke.current);
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrows[event.key];
    if (step) {
      event.preventDefault();
      const next = {
        bar: Math.max(0, Math.min(design.bars.length - 1, chosen.bar + step[0])),
        end: Math.max(0, Math.min(ends - 1, chosen.end + step[1])),
      };
      setChosen(next);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onPaint(chosen, '');
    } else if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toLowerCase());
  }

  return (
    <div className="warp">
      {hint && (
        <p className="warp-hint lab">
          Swipe here<span>, or move with the arrow keys</span>
        </p>
      )}
      <div
        className="warp-squares"
        role="grid"
        tabIndex={0}
        aria-label={`Warp: ${ends} ends in each of ${design.bars.length} bars`}
        aria-activedescendant={`${id}${chosen.bar}-${chosen.end}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          stroke.current = `swipe ${++strokes.current}`;
          // A finger stays with the square it began on unless it is let go.
          (event.target as Element).releasePointerCapture?.(event.pointerId);
          paintUnder(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0 && stroke.current) paintUnder(event);
        }}
        onPointerUp={() => (stroke.current = '')}
        onPointerCancel={() => (stroke.current = '')}
      >
        {design.bars.map((bar, at) => (
          <div key={barName(at, design.bars.length)} className="warp-row" role="row">
            {guidesOf(bar, ends).map((letter, end) => {
              const paint = paintAt(design, letter);
              const isChosen = chosen.bar === at && chosen.end === end;
              return (
                <span
                  // oxlint-disable-next-line react/no-array-index-key -- an end is its place
                  key={end}
                  id={`${id}${at}-${end}`}
                  role="gridcell"
                  data-end={`${at}-${end}`}
                  className={classNames(
                    'end',
                    paint === 'out' && 'end-out',
                    isChosen && 'end-chosen',
                  )}
                  aria-label={`${barName(at, design.bars.length)}, end ${end + 1}, ${sayPaint(paint)}`}
                >
                  <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                    {paint !== 'out' && (
                      <rect width="1" height="1" fill={paint === 'piece' ? design.shade : paint} />
                    )}
                  </svg>
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <ThreadFan design={design} ends={ends} />
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function placeOf(square: HTMLElement): WarpPlace | undefined {
  const [bar, end] = (square.dataset['end'] ?? '').split('-').map(Number);
  return bar === undefined || end === undefined ? undefined : { bar, end };
}
