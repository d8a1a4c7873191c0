import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import {
  courseY,
  type DiagramGrid,
  drawLapping,
  spaceX,
} from '../../../loom/diagram/draw-lapping.ts';
import type { DrawnBar } from '../../../loom/diagram/lapping-diagram.ts';
import { leastCommonMultiple } from '../../../loom/number/least-common-multiple.ts';
import type { StarvedNeedle } from '../../../loom/types.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ChosenLoop } from './chosen-loop.ts';
import { firstGuide, neighbourGuides, placeX } from '../../../loom/diagram/diagram-grid.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import { isLaidIn, placeOf, sayLink } from '../../../loom/notation/edit-lapping.ts';

interface LappingDrawingProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly bars: readonly DrawnBar[];
  /** Of all bars, also those that cannot be read. */
  readonly count: number;
  readonly grid: DiagramGrid;
  readonly starved: readonly StarvedNeedle[];
  readonly chosen: ChosenLoop;
  onTake(loop: ChosenLoop, event: PointerEvent<SVGElement>): void;
  onFocus(loop: ChosenLoop): void;
  onDrag(event: PointerEvent<SVGSVGElement>): void;
  onDrop(): void;
  onKeyDown(event: KeyboardEvent<SVGElement>): void;
}

/** Dots are needles, spaces count from the right, courses go up; a ring is a stitch that would drop. */
export function LappingDrawing(props: LappingDrawingProps) {
  const { ref, bars, count, grid, chosen, onTake, onFocus, onDrag, onDrop, onKeyDown } = props;
  const height = grid.floor + grid.rise * 0.75 + 22;
  // The chosen bar lies over the others, and under the finger.
  const inDepth = bars.toSorted((a, b) => depth(a, chosen) - depth(b, chosen));
  return (
    <svg
      ref={ref}
      className="lap"
      viewBox={`0 0 ${grid.width} ${height}`}
      role="group"
      aria-label="Lapping diagram"
      onPointerMove={onDrag}
      onPointerUp={onDrop}
      onPointerCancel={onDrop}
    >
      <Starved {...props} />
      <g className="lap-pt">{needles(grid)}</g>
      {inDepth.map((bar) => (
        <g key={bar.number} className={`lap-bar lap-bar-${bar.number}`}>
          {neighbourGuides(grid, bar).map((guide) => (
            <path key={guide} className="lap-ghost" d={drawLapping(grid, bar.lapping, guide)} />
          ))}
          <path d={drawLapping(grid, bar.lapping, firstGuide(bar))} />
        </g>
      ))}
      {spaceNumbers(grid, height - 5)}
      {inDepth.map((bar) =>
        bar.lapping.map((link, course) => {
          const loop = { bar: bar.number - 1, course };
          const isChosen = loop.bar === chosen.bar && course === chosen.course;
          const place = placeOf(link) + firstGuide(bar);
          return (
            <circle
              key={`${bar.number}-${course}`}
              className={classNames('lap-hit', isChosen && 'chosen')}
              data-loop={`${loop.bar}-${course}`}
              cx={placeX(grid, place, isLaidIn(link))}
              cy={courseY(grid, course) - 2}
              r={grid.pitch * 0.46}
              role="slider"
              tabIndex={isChosen || (course === 0 && loop.bar !== chosen.bar) ? 0 : -1}
              aria-orientation="horizontal"
              aria-label={`${barName(loop.bar, count)}, course ${course + 1}`}
              aria-valuemin={1}
              aria-valuemax={48}
              aria-valuenow={placeOf(link) + 1}
              aria-valuetext={sayLink(link)}
              onPointerDown={(event) => onTake(loop, event)}
              onFocus={() => onFocus(loop)}
              onKeyDown={onKeyDown}
            />
          );
        }),
      )}
    </svg>
  );
}

function depth({ number }: DrawnBar, chosen: ChosenLoop): number {
  return number === chosen.bar + 1 ? 1 : -number;
}

/** Each starved needle has its column, and a ring at every course in which it misses. */
function Starved({ grid, starved, bars }: LappingDrawingProps) {
  const shown = starved.filter(({ needle }) => needle <= grid.needles);
  if (shown.length === 0) return null;
  const columns = [...new Set(shown.map(({ needle }) => needle))];
  const repeat = leastCommonMultiple(bars.map(({ lapping }) => lapping.length));
  return (
    <g aria-hidden="true">
      {columns.map((needle) => (
        <rect
          key={needle}
          className="lap-starved"
          x={spaceX(grid, needle) + 2}
          y={4}
          width={grid.pitch - 4}
          height={grid.floor + grid.rise * 0.6}
        />
      ))}
      {shown.flatMap(({ needle, course }) =>
        coursesLike(course, repeat, grid.courses).map((at) => (
          <circle
            key={`${needle}-${at}`}
            className="lap-hole"
            cx={spaceX(grid, needle - 0.5)}
            cy={courseY(grid, at)}
            r={grid.loop + 2}
          />
        )),
      )}
    </g>
  );
}

/** The drawing may show the repeat of the chain more than once. */
function coursesLike(course: number, repeat: number, drawn: number): number[] {
  const same: number[] = [];
  for (let at = course - 1; at < drawn; at += repeat) same.push(at);
  return same;
}

function needles(grid: DiagramGrid) {
  return Array.from({ length: grid.courses * grid.needles }, (_, at) => (
    <circle
      key={at}
      cx={spaceX(grid, (at % grid.needles) + 0.5)}
      cy={courseY(grid, Math.floor(at / grid.needles))}
      r={2.3}
    />
  ));
}

function spaceNumbers(grid: DiagramGrid, y: number) {
  return Array.from({ length: grid.needles + 1 }, (_, space) => (
    <text key={space} className="lap-number" x={spaceX(grid, space)} y={y} textAnchor="middle">
      {space}
    </text>
  ));
}
