import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { shippedContent } from '../content/shipped-content.ts';
import { fabricName } from '../domain/fabric/fabric.ts';
import { layOutPages } from './catalogue-pages.ts';
import { cataloguePdf } from './catalogue.ts';
import { openFonts, type PrintFonts } from './open-fonts.ts';
import { cutPrintFaces } from '../../scripts/site/cut-print-faces.ts';
import { fabricSheet } from './fabric-sheet.ts';

const siteUrl = 'https://taana.example';
const content = shippedContent;
const { fabrics } = content;
let fonts: PrintFonts;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taana-fonts-'));
  await cutPrintFaces(folder);
  fonts = await openFonts(folder);
  await rm(folder, { recursive: true });
});

test('a sheet is one page, whatever the construction', async () => {
  // The build prints the sheet of every fabric and fails on one that does not fit.
  const structures = new Map(fabrics.map((fabric) => [fabric.construction.family, fabric]));
  for (const fabric of structures.values()) {
    const bytes = await fabricSheet({ content, fabric, pictures: [], fonts, siteUrl });
    expect(pagesOf(bytes)).toBe(1);
  }
});

test('a sheet is tagged, named, in English, and carries our faces', async () => {
  const fabric = fabrics[0]!;
  const text = (await fabricSheet({ content, fabric, pictures: [], fonts, siteUrl })).toString(
    'latin1',
  );
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

  const order = { content, pictures: { fabrics: {}, scenes: {} }, fonts, siteUrl };
  const bytes = await cataloguePdf(order);
  expect(pagesOf(bytes)).toBe(pages.length + 3);
  const text = bytes.toString('latin1');
  for (const { slug } of fabrics) expect(text).toContain(`/D (${slug})`);
});

function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function byId(a: { readonly id: number }, b: { readonly id: number }): number {
  return a.id - b.id;
}
