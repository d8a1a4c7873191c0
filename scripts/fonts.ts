/**
 * Cuts the web fonts: `node scripts/fonts.ts` writes public/fonts and src/web/styles/fonts.css.
 * Run it manually, and `npm run format` after it, when a face, a glyph or the mill's subtitle changes; the results
 * are committed.
 *
 * First view has 40 KB for type, and Newsreader with its axes alone is 90. So the cuts are static
 * and chosen by weight and width as usual: Newsreader up to 320 is the hairline display cut, above
 * it the text cut; Instrument Sans at 84 % width is the label. Each cut is split by unicode-range
 * into the glyphs every page uses and the rest, which only pages that need it fetch.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { mill } from '../src/content/mill.ts';
import { matchStandIns, type StandIns } from './font-metrics.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const common = `${letters} \u00a0.,:-–’'&%+?!`;
const latin = `${common}"#$*/;<=>@()[\\]^_\`{|}~©«»°±²³¼½·×÷éèêàâçîïôöüñáíóú—‘“”…→←↑↓−≤≥≈₹€£•`;

interface Cut {
  readonly file: string;
  readonly source: string;
  readonly axes: Readonly<Record<string, number>>;
  readonly family: string;
  readonly weight: string;
  readonly stretch?: string;
  readonly style?: 'italic';
  /** Glyphs of the part that first views load. */
  readonly core: string;
  /** Glyphs of the part loaded where used; none when the core is the whole. */
  readonly rest?: string;
  /** Kerning is a third of a small cut, so it is kept only for large letters. */
  readonly features: readonly string[];
  /** Needed above the fold of every page. */
  readonly preload?: true;
  /** The installed fonts that are shown where this one does not come in time. */
  readonly standIns?: StandIns;
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';
const newsreaderItalic =
  '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2';
const instrument =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
const gurmukhi =
  '@fontsource-variable/noto-serif-gurmukhi/files/noto-serif-gurmukhi-gurmukhi-wght-normal.woff2';

const cuts: readonly Cut[] = [
  {
    file: 'newsreader-display',
    preload: true,
    source: newsreader,
    axes: { wght: 280, opsz: 72 },
    family: 'Newsreader',
    weight: '200 320',
    core: `${common};é“”()`,
    rest: latin,
    features: ['kern'],
    standIns: {
      kind: 'serif',
      widths: { 'as Times': 1.0761, 'as Noto': 0.9214, 'as DejaVu': 0.855 },
    },
  },
  {
    file: 'newsreader-text',
    source: newsreader,
    axes: { wght: 355, opsz: 32 },
    family: 'Newsreader',
    weight: '321 500',
    core: `${common}@±()/;“”°×=÷é`,
    rest: latin,
    features: ['kern'],
    standIns: {
      kind: 'serif',
      widths: { 'as Times': 1.0353, 'as Noto': 0.8797, 'as DejaVu': 0.8134 },
    },
  },
  {
    file: 'newsreader-italic',
    source: newsreaderItalic,
    axes: { wght: 350, opsz: 36 },
    family: 'Newsreader',
    weight: '200 500',
    style: 'italic',
    // Used for names of fabrics and collections ("100% Cotton") and a few words.
    core: `${letters.slice(0, 52)} -’é,.01%`,
    rest: latin,
    features: [],
    standIns: {
      kind: 'italic',
      widths: { 'as Times': 0.9555, 'as Noto': 0.8352, 'as DejaVu': 0.7625 },
    },
  },
  {
    file: 'instrument-text',
    preload: true,
    source: instrument,
    axes: { wght: 400, wdth: 100 },
    family: 'Instrument Sans',
    weight: '300 480',
    stretch: '100%',
    core: `${common};@/()“”é°·…×#•`,
    rest: latin,
    features: [],
    standIns: { kind: 'sans', widths: { 'as Arial': 1.0324, 'as DejaVu': 0.9009 } },
  },
  {
    file: 'instrument-strong',
    source: instrument,
    axes: { wght: 550, wdth: 100 },
    family: 'Instrument Sans',
    weight: '481 700',
    stretch: '100%',
    core: `${common}@/()·;“”°é×`,
    rest: latin,
    features: [],
    standIns: { kind: 'sans', widths: { 'as Arial': 1.0783, 'as DejaVu': 0.9497 } },
  },
  {
    file: 'instrument-label',
    preload: true,
    source: instrument,
    axes: { wght: 525, wdth: 84 },
    family: 'Instrument Sans',
    weight: '300 700',
    stretch: '84%',
    core: `${common}@/()·©;é°`,
    rest: latin,
    features: ['tnum'],
    standIns: { kind: 'sans', widths: { 'as Arial': 0.8672, 'as DejaVu': 0.7677 } },
  },
  {
    file: 'gurmukhi',
    source: gurmukhi,
    axes: { wght: 300 },
    family: 'Gurmukhi',
    weight: '100 900',
    core: mill.wordmark,
    features: [],
  },
];

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/fonts');
const resolve = createRequire(import.meta.url).resolve;

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.woff2')) rmSync(join(folder, name));

const css: string[] = ['/* Written by scripts/fonts.ts. */'];
const preload: string[] = [];
let firstView = 0;
for (const cut of cuts) {
  const font = create(readFileSync(resolve(cut.source))) as Font;
  const core = await write(cut, within(font, cut.core), '');
  firstView += core;
  let rest = 0;
  if (cut.rest) rest = await write(cut, within(font, without(cut.rest, cut.core)), '-more');
  if (cut.standIns) css.push(...(await standInFaces(cut, cut.standIns)));
  console.log(`${cut.file.padEnd(20)} ${core} bytes, ${rest} more where used`);
}
writeFileSync(join(root, 'src/web/styles/fonts.css'), `${css.join('\n')}\n`);
writeFileSync(
  join(root, 'src/web/styles/preload-fonts.ts'),
  `/** Written by scripts/fonts.ts. */
export const preloadFonts = [
${preload.map((path) => `  '${path}',`).join('\n')}
] as const;
`,
);
console.log(`first view           ${firstView} bytes`);

async function write(cut: Cut, glyphs: string, suffix: string): Promise<number> {
  const bytes = await subset(cut, glyphs, 'woff2');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${cut.file}${suffix}-${hash}.woff2`;
  writeFileSync(join(folder, name), bytes);
  if (cut.preload && !suffix) preload.push(`/fonts/${name}`);
  css.push(
    face(cut, cut.family, `url("/fonts/${name}") format("woff2")`, [
      `font-display:${display(cut, suffix)}`,
      `unicode-range:${ranges(glyphs)}`,
    ]),
  );
  return bytes.length;
}

/**
 * Without a stand-in there may be no letter at all for it: nothing is better than empty boxes. Cuts that
 * may come at any time are asked for together (`src/web/behaviours/show-faces.ts`); rare letters that
 * come later than seconds do not move a page any more.
 */
function display(cut: Cut, suffix: string): 'swap' | 'block' | 'fallback' {
  if (!cut.standIns) return 'block';
  return suffix ? 'fallback' : 'swap';
}

async function standInFaces(cut: Cut, standIns: StandIns): Promise<string[]> {
  const font = create(await subset(cut, cut.core, 'sfnt')) as Font;
  return matchStandIns(font, standIns).map(({ name, src, measures }) =>
    face(cut, `${cut.family} ${name}`, src, measures),
  );
}

function subset(cut: Cut, glyphs: string, format: 'woff2' | 'sfnt'): Promise<Buffer> {
  return subsetFont(readFileSync(resolve(cut.source)), glyphs, {
    targetFormat: format,
    variationAxes: { ...cut.axes },
    keepFeatures: [...cut.features],
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'meta', 'DSIG', 'prep'],
  });
}

function face(cut: Cut, family: string, src: string, more: readonly string[]): string {
  const parts = [`font-family:"${family}"`, `font-weight:${cut.weight}`];
  if (cut.stretch) parts.push(`font-stretch:${cut.stretch}`);
  if (cut.style) parts.push(`font-style:${cut.style}`);
  return `@font-face{${[...parts, `src:${src}`, ...more].join(';')}}`;
}

/** A unicode-range with glyphs that the font lacks makes browsers fetch the file for nothing. */
function within(font: Font, glyphs: string): string {
  return [...glyphs].filter((glyph) => font.hasGlyphForCodePoint(glyph.codePointAt(0)!)).join('');
}

function without(text: string, taken: string): string {
  return [...text].filter((glyph) => !taken.includes(glyph)).join('');
}

function ranges(glyphs: string): string {
  const points = [...new Set([...glyphs].map((glyph) => glyph.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
    )
    .join(',');
}
