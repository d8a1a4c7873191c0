import { mkdtemp, readdir, readFile, rm, stat, unlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedContent } from '../../src/content/shipped-content.ts';
import type { SiteContent } from '../../src/content/site-content.ts';
import { cutPrintFaces } from './cut-print-faces.ts';
import { printPdfs } from './print-pdfs.ts';

let home: string;
let places: { readonly folder: string; readonly faces: string };
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'taana-papers-'));
  places = { folder: join(home, 'pdf'), faces: join(home, 'faces') };
  await cutPrintFaces(places.faces);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const [one, two, three] = shippedContent.fabrics as [Fabric, Fabric, Fabric];
type Fabric = SiteContent['fabrics'][number];
const bookOf = (...fabrics: Fabric[]): SiteContent => ({ ...shippedContent, fabrics });
const sheetOf = ({ slug }: Fabric) => `${slug}.pdf`;

/** The papers that are printed for this content, by name. */
async function printed(content: SiteContent): Promise<readonly string[]> {
  const long = new Date(1000);
  const before = await readdir(places.folder).catch(() => []);
  for (const file of before) await utimes(join(places.folder, file), long, long);
  await printPdfs('https://taana.example', content, places);
  const papers = (await readdir(places.folder)).filter((file) => file !== '.made-from');
  const times = await Promise.all(papers.map((file) => stat(join(places.folder, file))));
  return papers.filter((_, i) => times[i]!.mtimeMs > long.getTime()).toSorted();
}

test('a paper is printed when what it says has changed, and only then', async () => {
  const all = [sheetOf(one), sheetOf(two), 'catalogue.pdf'].toSorted();
  expect(await printed(bookOf(one, two))).toEqual(all);
  expect(await printed(bookOf(one, two))).toEqual([]);

  const renamed = { ...two, title: 'Zephyr Ground' };
  expect(await printed(bookOf(one, renamed))).toEqual([sheetOf(two), 'catalogue.pdf'].toSorted());

  // The mill's name stands on every paper.
  const moved = {
    ...bookOf(one, renamed),
    mill: { ...shippedContent.mill, name: 'Another Mill' },
  };
  expect(await printed(moved)).toEqual(all);
});

test('what was deleted is printed again, and a fabric that left takes its sheet along', async () => {
  await printed(bookOf(one, two));
  await unlink(join(places.folder, sheetOf(one)));
  expect(await printed(bookOf(one, two))).toEqual([sheetOf(one)]);
  await printed(bookOf(two, three));
  expect((await readdir(places.folder)).filter((file) => file.endsWith('.pdf')).toSorted()).toEqual(
    [sheetOf(two), sheetOf(three), 'catalogue.pdf'].toSorted(),
  );
  const sheet = await readFile(join(places.folder, sheetOf(three)));
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
});
