import type { Construction } from '../../domain/fabric/fabric.ts';
import { courseY, type DiagramGrid, drawLapping, point, spaceX } from './draw-lapping.ts';
import { barsToDraw, highestSpace } from './lapping-diagram.ts';

/** The lapping as an icon, in lines that a page can draw by whatever means it has. */
export interface GlyphShape {
  readonly width: number;
  readonly height: number;
  /** One path: a dot is a line of no length with round ends. */
  readonly needles: string;
  /** Back bar first, so that the front bar lies over it. */
  readonly ends: readonly { readonly bar: number; readonly path: string }[];
}

/** Bars beyond the first two add nothing that can be read at the size of an icon. */
const barsInGlyph = 2;
const courses = 4;

export function glyphShape(construction: Pick<Construction, 'bars'>): GlyphShape {
  const bars = barsToDraw(construction, undefined).slice(0, barsInGlyph);
  const reach = Math.max(1, ...bars.map((bar) => highestSpace(bar.lapping)));
  const needles = Math.max(4, Math.min(7, reach));
  const shift = Math.max(0, Math.floor((needles - reach) / 2));
  const pitch = 14;
  const rise = 17;
  const grid: DiagramGrid = {
    needles,
    courses,
    pitch,
    rise,
    loop: 3.9,
    side: 3,
    width: needles * pitch + 6,
    floor: (courses - 1) * rise + 11,
  };
  return {
    width: grid.width,
    height: grid.floor + 14,
    needles: needleDots(grid),
    ends: bars
      .toReversed()
      .map((bar) => ({ bar: bar.number, path: drawLapping(grid, bar.lapping, shift) })),
  };
}

function needleDots(grid: DiagramGrid): string {
  let dots = '';
  for (let course = 0; course < grid.courses; course++)
    for (let needle = 0; needle < grid.needles; needle++)
      dots += `M${point(spaceX(grid, needle + 0.5), courseY(grid, course))}h0`;
  return dots;
}
