import type { Construction } from '../../domain/fabric/fabric.ts';
import type { DiagramGrid } from './draw-lapping.ts';
import { trim } from './draw-lapping.ts';
import { barsToDraw, dots, endPath, escapeText, highestSpace } from './lapping-diagram.ts';

/** Bars beyond the first two add nothing that can be read at the size of an icon. */
const barsInGlyph = 2;
const courses = 4;

/** The lapping as an icon of four courses: front bar over back bar, centred. */
export function lappingGlyph(construction: Construction): string {
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
  const label = escapeText(`${construction.name} lapping`);
  return [
    `<svg class="lap lap-glyph" viewBox="0 0 ${trim(grid.width)} ${trim(grid.floor + 14)}" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    dots(grid, 1.2),
    ...bars.toReversed().map((bar) => endPath(grid, bar, shift, 1.25, false)),
    '</svg>',
  ].join('');
}
