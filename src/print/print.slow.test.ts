import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { otherMill, renamed, shippedWordsIn } from '../../tests/support/content/other-mill.ts';
import { clothEdit } from '../../tests/support/content/random-edits.ts';
import { readPdf } from '../../tests/support/documents/read-pdf.ts';
import { assembleRecords, shippedRecords } from '../content/records/assemble-records.ts';
import { shippedContent } from '../content/shipped-content.ts';
import { endUses, type Fabric, fabricName } from '../domain/fabric/fabric.ts';
import { layOutPages } from './catalogue/catalogue-pages.ts';
import { cataloguePdf } from './catalogue/catalogue.ts';
import { openAlbum } from './album.ts';
import { noOwnPictures } from './no-own-pictures.ts';
import { openFonts, type PrintFonts } from './open-fonts.ts';
import { cutPrintFaces } from '../../scripts/site/cut-print-faces.ts';
import { fabricSheet } from './fabric-sheet.ts';
import { readScriptLetters, type Script, type ScriptLetters } from './script-letters.ts';

const siteUrl = 'https://taana.example';
/** Without pictures, which take most of the time. */
const album = openAlbum(shippedContent, { fabrics: {}, scenes: {} }, noOwnPictures);
const content = shippedContent;
const { fabrics } = content;
let fonts: PrintFonts;
let letters: ScriptLetters;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taana-fonts-'));
  await cutPrintFaces(folder);
  fonts = await openFonts(folder);
  letters = await readScriptLetters(folder);
  await rm(folder, { recursive: true });
});

const alphabets: [Script, number, number][] = [
  ['devanagari', 0x0904, 0x0939],
  ['gurmukhi', 0x0a05, 0x0a0a],
  ['gurmukhi', 0x0a15, 0x0a28],
  ['arabic', 0x0621, 0x063a],
];

test.each(alphabets)('every letter of %s is drawn', (script, first, last) => {
  for (let point = first; point <= last; point += 1) {
    const drawn = letters.outline({ script, text: String.fromCodePoint(point) });
    expect([point.toString(16), drawn?.glyphs.some(({ path }) => path !== '')]).toEqual([
      point.toString(16),
      true,
    ]);
  }
});

test.each<[Script, string, number]>([
  ['devanagari', '₹', 1],
  // The letters join: fewer shapes than letters.
  ['devanagari', 'श्री', 2],
  ['gurmukhi', 'ਪ੍ਰ', 2],
])('in %s “%s” is drawn with at most %i shapes and marks', (script, text, most) => {
  const { glyphs } = letters.outline({ script, text })!;
  expect(glyphs.length).toBeGreaterThan(0);
  expect(glyphs.filter(({ path }) => path !== '').length).toBeLessThanOrEqual(most);
});

test('an Arabic letter within a word is not the one that stands alone', () => {
  const alone = letters.outline({ script: 'arabic', text: 'ه' })!.glyphs[0]!.path;
  const within = letters.outline({ script: 'arabic', text: 'ههه' })!.glyphs.map(({ path }) => path);
  expect(within).not.toContain(alone);
  expect(new Set(within).size).toBe(3);
});

test.each(['٢٥', '۲۵'])('the figures %s are read from the left', (text) => {
  const drawn = letters.outline({ script: 'arabic', text })!.glyphs.map(({ path }) => path);
  const alone = [...text].map(
    (figure) => letters.outline({ script: 'arabic', text: figure })!.glyphs[0]!.path,
  );
  expect(drawn).toEqual(alone);
});

test('a sheet is one page, whatever the construction', async () => {
  const structures = new Map(fabrics.map((fabric) => [fabric.construction.family, fabric]));
  for (const fabric of structures.values()) {
    const bytes = await fabricSheet({ content, fabric, album, fonts, siteUrl });
    expect(pagesOf(bytes)).toBe(1);
  }
});

test('a fabric with more to say than a page holds goes on overleaf', async () => {
  const much: Fabric = {
    ...fabrics[0]!,
    title: 'A Cloth With The Longest Title That Is Allowed A',
    shades: Array.from({ length: 64 }, (_, at) => ({ name: `Shade ${at}`, hex: '#24365f' })),
    finishes: Array.from({ length: 20 }, () => 'Finished '.repeat(8)),
    care: Array.from({ length: 12 }, () => 'Wash it '.repeat(14)),
    endUses: [...endUses],
  };
  const bytes = await fabricSheet({ content, fabric: much, album, fonts, siteUrl });
  expect(pagesOf(bytes)).toBe(2);
});

test('whatever valid edits are made to cloth, its sheets and the book can be printed', async () => {
  const edits = fc.sample(clothEdit, { numRuns: 12, seed: 7 });
  for (const edit of edits) {
    const assembled = assembleRecords(edit(shippedRecords));
    if (!assembled.ok) continue;
    const changed = assembled.content.fabrics.find((fabric, at) => fabric !== fabrics[at]);
    if (!changed) continue;
    const order = { content: assembled.content, fabric: changed, album, fonts, siteUrl };
    expect(pagesOf(await fabricSheet(order))).toBeGreaterThan(0);
  }
});

test('a sheet is tagged, named, in English, and carries our faces', async () => {
  const fabric = fabrics[0]!;
  const text = (await fabricSheet({ content, fabric, album, fonts, siteUrl })).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en)');
  expect(text).toContain(`(${fabricName(fabric)}: specification)`);
  expect(text).toMatch(/\/FontName \/[A-Z]{6}\+Newsreader/);
  expect(text).toMatch(/\/FontName \/[A-Z]{6}\+InstrumentSans/);
  expect(text).toContain(`${siteUrl}/fabrics/${fabric.slug}`);
});

test('the catalogue has a cover, contents, every fabric once, and terms', async () => {
  const pages = layOutPages(content);
  expect(pages.flatMap((leaf) => leaf.fabrics).toSorted(byId)).toEqual(fabrics.toSorted(byId));
  expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 3));

  const order = { content, album, fonts, siteUrl };
  const bytes = await cataloguePdf(order);
  expect(pagesOf(bytes)).toBe(pages.length + 3);
  const text = bytes.toString('latin1');
  for (const { slug } of fabrics) expect(text).toContain(`/D (${slug})`);
});

describe('the papers of another mill', () => {
  const other = otherMill();
  const own = other.fabrics.find(({ number }) => number === renamed.number)!;
  const rewa = 'https://rewa.example';

  test('say its words, and none of the shipped ones', async () => {
    const sheet = { content: other, fabric: own, album, fonts, siteUrl: rewa };
    const order = { content: other, album, fonts, siteUrl: rewa };
    for (const bytes of [await fabricSheet(sheet), await cataloguePdf(order)]) {
      const text = readPdf(bytes);
      expect(shippedWordsIn(text)).toEqual([]);
      for (const word of ['Rewa Tricot Works', 'ਵ', renamed.to]) expect(text).toContain(word);
    }
    expect(readPdf(await cataloguePdf(order))).toContain('+91 261 555 0101');
    // The reader of this test can find them where they are.
    const shipped = readPdf(await fabricSheet({ ...sheet, content }));
    expect(shippedWordsIn(shipped)).toContain('Taana Warp Knits');
  });

  test('in letters that the faces lack, are printed without empty boxes', async () => {
    const mill = { ...other.mill, name: 'Şirin Örme', wordmark: 'शिरीन' };
    const strange = { ...other, mill, fabrics: [] };
    const fabric = { ...own, title: 'Çiçek Ağ', description: 'Örülmüş ✂ kumaş.' };
    const text = readPdf(
      await fabricSheet({ content: strange, fabric, album, fonts, siteUrl: rewa }),
    );
    expect(text).toContain('Sirin Örme');
    expect(text).toContain('Çiçek Ag');
    expect(text).toContain('Örülmüs ? kumas.');
    expect(text).not.toMatch(/[\u0900-\u097f]/);
    const book = { content: strange, album, fonts, siteUrl: rewa };
    expect(pagesOf(await cataloguePdf(book))).toBe(2);
  });
});

function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function byId(a: { readonly id: number }, b: { readonly id: number }): number {
  return a.id - b.id;
}
