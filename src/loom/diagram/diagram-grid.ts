import type { GuideBar } from '../../domain/fabric/fabric.ts';
import { type DiagramGrid, spaceX } from './draw-lapping.ts';
import { barsToDraw, type DrawnBar, highestSpace } from './lapping-diagram.ts';

/** As few needles and courses as show the repeat, and one needle more to drag a loop to. */
const fewestNeedles = 6;
const fewestCourses = 4;

export function editedBars(bars: readonly GuideBar[]): readonly DrawnBar[] {
  return barsToDraw({ bars }, undefined);
}

export function gridOf(bars: readonly DrawnBar[]): DiagramGrid {
  const pitch = 36;
  const rise = 42;
  const side = 8;
  const reach = Math.max(0, ...bars.map((bar) => highestSpace(bar.lapping) + firstGuide(bar)));
  const needles = Math.max(fewestNeedles, reach + 1);
  const longest = Math.max(0, ...bars.map((bar) => bar.lapping.length));
  const courses = Math.max(fewestCourses, longest);
  return {
    needles,
    courses,
    pitch,
    rise,
    loop: 9,
    side,
    width: needles * pitch + side * 2,
    floor: (courses - 1) * rise + 28,
  };
}

/** The end that is drawn and dragged; its neighbours follow it. */
export function firstGuide(bar: DrawnBar): number {
  return bar.threaded[0] ?? 0;
}

/** Every second end of a full bar (all of them would be a thicket), each end of a sparse one. */
export function neighbourGuides(grid: DiagramGrid, bar: DrawnBar): readonly number[] {
  const step = bar.threaded.length === bar.repeat ? 2 : 1;
  const last = grid.needles - highestSpace(bar.lapping);
  const guides: number[] = [];
  for (let guide = firstGuide(bar) + step; guide <= last; guide += step)
    if (bar.threaded.includes(guide % bar.repeat)) guides.push(guide);
  return guides;
}

/** The needle, or for an inlay the space, under a place in the drawing; counted from the right, 0 first. */
export function placeAt(grid: DiagramGrid, x: number, isInlay: boolean): number {
  const spaces = (spaceX(grid, 0) - x) / grid.pitch;
  return Math.max(0, isInlay ? Math.round(spaces) : Math.floor(spaces));
}

/** The middle of a needle, or of the space that an inlay lies in. */
export function placeX(grid: DiagramGrid, place: number, isInlay: boolean): number {
  return spaceX(grid, isInlay ? place : place + 0.5);
}
