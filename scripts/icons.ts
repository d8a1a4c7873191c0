/**
 * Draws the icons: `node scripts/icons.ts` writes public/icons. The first letter of the wordmark
 * hangs from a rule that runs from edge to edge, as it does under the site's header. Run it manually
 * when the wordmark or the colours change; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, type Glyph, create } from 'fontkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { mill } from '../src/content/mill.ts';

const indigo = '#24365f';
const paper = '#f3eee4';
const folder = join(import.meta.dirname, '../public/icons');
const face =
  '@fontsource-variable/noto-serif-gurmukhi/files/noto-serif-gurmukhi-gurmukhi-wght-normal.woff2';
/** Head-line of the face at the weight it is cut in, in font units: its top and its thickness. */
const headLine = { weight: 500, top: 622, thickness: 77 };

const marks = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

const letter = await cutLetter(mill.wordmark.slice(0, 1));
mkdirSync(folder, { recursive: true });
const plain = drawIcon({ top: 9, height: 46.7 });
// A phone may crop a fifth of every side; the letter must stay whole in any shape.
const maskable = drawIcon({ top: 15, height: 36.3 });
writeFileSync(join(folder, 'icon.svg'), `${plain}\n`);
await print(plain, 180, 'icon-180');
await print(plain, 192, 'icon-192');
await print(plain, 512, 'icon-512');
await print(maskable, 512, 'icon-maskable-512');

async function cutLetter(text: string): Promise<Glyph> {
  const source = readFileSync(createRequire(import.meta.url).resolve(face));
  const bytes = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: headLine.weight },
  });
  return (create(bytes) as Font).glyphForCodePoint(text.codePointAt(0)!);
}

/** On a field of 64; the letter is centred by the head-line it brings along. */
function drawIcon(place: { readonly top: number; readonly height: number }): string {
  const { minX, maxX, minY, maxY } = letter.path.bbox;
  const scale = place.height / (maxY - minY);
  const left = 34.5 - ((maxX - minX) / 2) * scale;
  const x = (value: number) => round(left + (value - minX) * scale);
  const y = (value: number) => round(place.top + (headLine.top - value) * scale);
  const outline = letter.path.commands
    .map(
      ({ command, args }) =>
        marks[command] +
        pairs(args)
          .map(([a, b]) => `${x(a)} ${y(b)}`)
          .join(' '),
    )
    .join('');
  const rule = `M0 ${round(place.top)}h64v${round(headLine.thickness * scale)}H0z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${indigo}" d="M0 0h64v64H0z"/><path fill="${paper}" d="${rule}${outline}"/></svg>`;
}

function pairs(values: readonly number[]): [number, number][] {
  return values.flatMap((value, index) =>
    index % 2 === 0 ? [[value, values[index + 1] ?? 0] as [number, number]] : [],
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

async function print(svg: string, size: number, name: string): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  await picture.png({ palette: true }).toFile(join(folder, `${name}.png`));
}
