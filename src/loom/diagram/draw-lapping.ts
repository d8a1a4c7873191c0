import type { Lapping, Link } from '../types.ts';

/** Sizes of a diagram in its own units. */
export interface DiagramGrid {
  readonly needles: number;
  readonly courses: number;
  readonly pitch: number;
  readonly rise: number;
  readonly loop: number;
  readonly width: number;
  /** Height of the first course's dots. */
  readonly floor: number;
  readonly side: number;
}

/** Spaces count from the right, courses go up. */
export function spaceX(grid: DiagramGrid, space: number): number {
  return grid.width - grid.side - space * grid.pitch;
}

export function courseY(grid: DiagramGrid, course: number): number {
  return grid.floor - course * grid.rise;
}

/** The way of one end as an SVG path: loops round the needles, underlaps between, inlays through the spaces. */
export function drawLapping(grid: DiagramGrid, lapping: Lapping, shift: number): string {
  const first = station(grid, lapping, shift, 0);
  let path = `M${point(first.enterX, first.y + grid.rise * 0.62)}L${point(first.enterX, first.y + grid.loop * 0.25)}`;
  for (let course = 0; course < grid.courses; course++) {
    const here = station(grid, lapping, shift, course);
    const next = station(grid, lapping, shift, course + 1);
    if (!here.inlay) path += overlap(grid, here);
    const underlap = underlapCurve(grid, here, next);
    path += curve(course === grid.courses - 1 ? firstPart(underlap, 0.62) : underlap);
  }
  return path;
}

interface Station {
  readonly enterX: number;
  readonly leaveX: number;
  readonly y: number;
  readonly inlay: boolean;
}

type Point = readonly [number, number];
type Cubic = readonly [Point, Point, Point, Point];

function station(grid: DiagramGrid, lapping: Lapping, shift: number, course: number): Station {
  const link: Link = lapping[course % lapping.length] ?? lapping[0];
  const y = courseY(grid, course);
  if (link.from === link.to) {
    const x = spaceX(grid, link.from + shift);
    return { enterX: x, leaveX: x, y, inlay: true };
  }
  const needle = Math.min(link.from, link.to);
  const x = spaceX(grid, needle + shift + 0.5);
  const beside = (space: number) => x + (space === needle ? grid.loop : -grid.loop);
  return { enterX: beside(link.from), leaveX: beside(link.to), y, inlay: false };
}

function overlap(grid: DiagramGrid, at: Station): string {
  const low = at.y + grid.loop * 0.25;
  const high = at.y - grid.loop * 1.55;
  return curve([
    [at.enterX, low],
    [at.enterX, high],
    [at.leaveX, high],
    [at.leaveX, low],
  ]);
}

function underlapCurve(grid: DiagramGrid, here: Station, next: Station): Cubic {
  const drop = Math.min(grid.loop * 2.5, grid.rise * 0.55);
  const start: Point = [here.leaveX, here.y + grid.loop * 0.25];
  const end: Point = [next.enterX, next.y + grid.loop * 0.25];
  return [
    start,
    [start[0], here.inlay ? start[1] - drop * 0.7 : start[1] + drop],
    [end[0], end[1] + (next.inlay ? drop * 0.7 : drop)],
    end,
  ];
}

/** The last underlap stops part-way, where the next course would begin. */
function firstPart(cubic: Cubic, t: number): Cubic {
  const mix = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const [p0, p1, p2, p3] = cubic;
  const a = mix(p0, p1);
  const b = mix(p1, p2);
  const c = mix(p2, p3);
  const ab = mix(a, b);
  const bc = mix(b, c);
  return [p0, a, ab, mix(ab, bc)];
}

function curve([, a, b, end]: Cubic): string {
  return `C${point(...a)} ${point(...b)} ${point(...end)}`;
}

export function point(x: number, y: number): string {
  return `${trim(x)} ${trim(y)}`;
}

export function trim(value: number): string {
  return String(Math.round(value * 10) / 10);
}
