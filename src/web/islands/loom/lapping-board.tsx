import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import {
  editedBars,
  firstGuide,
  gridOf,
  placeAt,
  placeX,
} from '../../../loom/diagram/diagram-grid.ts';
import { courseY, drawLapping, spaceX } from '../../../loom/diagram/draw-lapping.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import {
  isLaidIn,
  layIn,
  moveLoop,
  placeOf,
  sayLink,
  turnLoop,
} from '../../../loom/notation/edit-lapping.ts';
import { printLapping } from '../../../loom/notation/parse-lapping.ts';
import type { Lapping, StarvedNeedle } from '../../../loom/types.ts';

export interface ChosenLoop {
  readonly bar: number;
  readonly course: number;
}

interface LappingBoardProps {
  readonly bars: readonly GuideBar[];
  readonly starved: readonly StarvedNeedle[];
  readonly chosen: ChosenLoop;
  onChoose(loop: ChosenLoop): void;
  onBars(bars: readonly GuideBar[], stroke?: string): void;
}

/** The lapping diagram: a loop is dragged or moved by keys, and the chain follows. */
export function LappingBoard({ bars, starved, chosen, onChoose, onBars }: LappingBoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const dragged = useRef<ChosenLoop>(undefined);
  const drawn = editedBars(bars);
  const grid = gridOf(drawn);
  const height = grid.floor + grid.rise * 0.75 + 22;
  const barAt = (bar: number) => drawn.find(({ number }) => number === bar + 1);

  function edit(bar: number, change: (lapping: Lapping) => Lapping, stroke = ''): void {
    const found = barAt(bar);
    const record = bars[bar];
    if (!found || !record) return;
    onBars(bars.with(bar, { ...record, lapping: printLapping(change(found.lapping)) }), stroke);
  }

  function drag(event: PointerEvent<SVGSVGElement>): void {
    const loop = dragged.current;
    const bar = loop && barAt(loop.bar);
    const link = bar?.lapping[loop!.course];
    const matrix = svg.current?.getScreenCTM();
    if (!loop || !bar || !link || !matrix) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = placeAt(grid, x, isLaidIn(link)) - firstGuide(bar);
    if (place >= 0 && place !== placeOf(link))
      edit(loop.bar, (lapping) => moveLoop(lapping, loop.course, place), 'drag');
  }

  function press(event: KeyboardEvent<SVGElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { bar, course } = chosen;
    const move = (needles: number) => () =>
      edit(bar, (lapping) => moveLoop(lapping, course, placeOf(lapping[course]!) + needles));
    const go = (courses: number) => () => {
      const last = (barAt(bar)?.lapping.length ?? 1) - 1;
      const next = { bar, course: Math.max(0, Math.min(last, course + courses)) };
      onChoose(next);
      svg.current?.querySelector<SVGElement>(`[data-loop="${bar}-${next.course}"]`)?.focus();
    };
    const turn = () => edit(bar, (lapping) => turnLoop(lapping, course));
    const acts: Readonly<Record<string, () => void>> = {
      // Needles count from the right.
      ArrowLeft: move(1),
      ArrowRight: move(-1),
      ArrowUp: go(1),
      ArrowDown: go(-1),
      Enter: turn,
      ' ': turn,
      l: () => edit(bar, (lapping) => layIn(lapping, course)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <svg
      ref={svg}
      className="lap"
      viewBox={`0 0 ${grid.width} ${height}`}
      role="group"
      aria-label="Lapping diagram, read upward"
      onPointerMove={drag}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
    >
      {starved
        .filter(({ needle, course }) => needle <= grid.needles && course <= grid.courses)
        .map(({ needle, course }) => (
          <circle
            key={`${needle}-${course}`}
            className="lap-hole"
            cx={spaceX(grid, needle - 0.5)}
            cy={courseY(grid, course - 1)}
            r={grid.loop + 2}
          />
        ))}
      <g className="lap-pt">
        {Array.from({ length: grid.courses * grid.needles }, (_, at) => (
          <circle
            key={at}
            cx={spaceX(grid, (at % grid.needles) + 0.5)}
            cy={courseY(grid, Math.floor(at / grid.needles))}
            r={2.3}
          />
        ))}
      </g>
      {drawn.toReversed().map((bar) => (
        <path
          key={bar.number}
          className={`lap-bar lap-bar-${bar.number}`}
          d={drawLapping(grid, bar.lapping, firstGuide(bar))}
        />
      ))}
      {Array.from({ length: grid.needles + 1 }, (_, space) => (
        <text
          key={space}
          className="lap-number"
          x={spaceX(grid, space)}
          y={height - 5}
          textAnchor="middle"
        >
          {space}
        </text>
      ))}
      {drawn.toReversed().flatMap((bar) =>
        bar.lapping.map((link, course) => {
          const loop = { bar: bar.number - 1, course };
          const isChosen = loop.bar === chosen.bar && course === chosen.course;
          return (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- a loop is its course
              key={`${bar.number}-${course}`}
              className={isChosen ? 'lap-hit chosen' : 'lap-hit'}
              data-loop={`${loop.bar}-${course}`}
              cx={placeX(grid, placeOf(link) + firstGuide(bar), isLaidIn(link))}
              cy={courseY(grid, course) - 2}
              r={grid.pitch * 0.46}
              role="slider"
              tabIndex={isChosen || (course === 0 && loop.bar !== chosen.bar) ? 0 : -1}
              aria-orientation="horizontal"
              aria-label={`${barName(loop.bar, bars.length)}, course ${course + 1}`}
              aria-valuemin={1}
              aria-valuemax={48}
              aria-valuenow={placeOf(link) + 1}
              aria-valuetext={sayLink(link)}
              onPointerDown={(event) => {
                dragged.current = loop;
                onChoose(loop);
                svg.current?.setPointerCapture(event.pointerId);
              }}
              onFocus={() => onChoose(loop)}
              onKeyDown={press}
            />
          );
        }),
      )}
    </svg>
  );
}
