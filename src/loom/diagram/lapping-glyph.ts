import type { Construction } from '../../domain/fabric/fabric.ts';
import { trim } from './draw-lapping.ts';
import { glyphShape } from './glyph-shape.ts';
import { escapeText } from './lapping-diagram.ts';

/** The lapping as an icon of four courses: front bar over back bar, centred. */
export function lappingGlyph(construction: Construction): string {
  const { width, height, needles, ends } = glyphShape(construction);
  const label = escapeText(`${construction.name} lapping`);
  return [
    `<svg class="lap lap-glyph" viewBox="0 0 ${trim(width)} ${trim(height)}" role="img" aria-label="${label}" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round">`,
    `<title>${label}</title>`,
    `<path class="lap-pt" d="${needles}" stroke-width="2.4"/>`,
    ...ends.map(({ bar, path }) => `<path class="lap-bar lap-bar-${bar}" d="${path}"/>`),
    '</svg>',
  ].join('');
}
