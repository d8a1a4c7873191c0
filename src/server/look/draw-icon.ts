import type { Font } from 'fontkit';
import { palette } from '../../domain/design/palette.ts';
import { fontFile } from '../../print/open-fonts.ts';

const marks = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Of the field of 64, so that a phone may crop a fifth of every side. */
const letterHeight = 30;
const headLine = { y: 12, height: 2.6 };

/**
 * The icon of a mill: its letter under the head-line, on its dye. The outline is drawn, because nobody
 * knows which fonts are where it is shown.
 */
export async function drawIcon(letter: string, dye: string): Promise<string> {
  const rule = `M0 ${headLine.y}h64v${headLine.height}H0z`;
  const outline = letter === '' ? '' : await outlineOf(letter);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${dye}" d="M0 0h64v64H0z"/><path fill="${palette.card}" d="${rule}${outline}"/></svg>`;
}

/** Empty where no build has cut the face: the head-line alone is then the icon. */
async function outlineOf(letter: string): Promise<string> {
  const file = fontFile('serif');
  if (file === undefined) return '';
  const { openSync } = await import('fontkit');
  const { path } = (openSync(file) as Font).glyphForCodePoint(letter.codePointAt(0)!);
  const { minX, maxX, minY, maxY } = path.bbox;
  const scale = letterHeight / (maxY - minY);
  const left = 32 - ((maxX - minX) / 2) * scale;
  const top = 21;
  const x = (value: number) => round(left + (value - minX) * scale);
  const y = (value: number) => round(top + (maxY - value) * scale);
  return path.commands
    .map(({ command, args }) => {
      const points: string[] = [];
      for (let at = 0; at < args.length; at += 2)
        points.push(`${x(args[at]!)} ${y(args[at + 1]!)}`);
      return marks[command] + points.join(' ');
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
