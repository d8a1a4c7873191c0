/**
 * Prints the specification sheet of every fabric and the whole catalogue into build/pdf.
 * `node scripts/site/print-pdfs.ts` prints manually; the build calls `printPdfs`. A paper is printed again
 * only when its records, its pictures or the printing code have changed (docs/decisions/006-pdf.md).
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { shippedContent } from '../../src/content/shipped-content.ts';
import type { SiteContent } from '../../src/content/site-content.ts';
import type { BuiltFile } from '../../src/contract/render.ts';
import { fontFolder, openFonts } from '../../src/print/open-fonts.ts';
import { noOwnPictures } from '../../src/print/no-own-pictures.ts';
import { inTurns, listPapers, type Paper, readPictures } from '../../src/print/papers.ts';
import { cutPrintFaces } from './cut-print-faces.ts';
import { readMadeFrom, replaceFile } from './made-files.ts';

const root = join(import.meta.dirname, '../..');

export async function printPdfs(
  siteUrl: string,
  content: SiteContent,
  { folder = join(root, 'build/pdf'), faces = fontFolder } = {},
): Promise<BuiltFile[]> {
  const papers = listPapers(content, await readPictures(), siteUrl, noOwnPictures);
  const madeFrom = await originsOf(papers);
  await mkdir(folder, { recursive: true });
  const list = join(folder, '.made-from');
  const before = await readMadeFrom(list);
  const there = new Set(await readdir(folder));
  const isStale = (paper: Paper) =>
    !there.has(fileOf(paper)) || before[fileOf(paper)] !== madeFrom[fileOf(paper)];
  await print(papers.filter(isStale), folder, faces);
  await replaceFile(list, JSON.stringify(madeFrom));
  const gone = [...there].filter((file) => file.endsWith('.pdf') && !(file in madeFrom));
  for (const file of gone) await rm(join(folder, file));
  return papers.map((paper) => listed(paper.path, fileOf(paper)));
}

async function print(papers: readonly Paper[], folder: string, faces: string): Promise<void> {
  if (papers.length === 0) return;
  const fonts = await openFonts(faces);
  await inTurns(papers, 4, async (paper) => {
    await replaceFile(join(folder, fileOf(paper)), await paper.print(fonts));
  });
}

/** `/fabrics/locknit-14b.pdf` → `locknit-14b.pdf` */
function fileOf({ path }: Paper): string {
  return basename(path);
}

/** What each file is printed from: its own records, the recipes of the pictures, and the code. */
async function originsOf(papers: readonly Paper[]): Promise<Readonly<Record<string, string>>> {
  const code = await hashOfCode();
  const recipes = Object.entries(await readMadeFrom(join(root, 'public/pictures/made-from.json')));
  return Object.fromEntries(
    papers.map((paper) => {
      const own = `/pictures${paper.path.replace(/\.pdf$/, '/')}`;
      const ofFabric = recipes.filter(([path]) => path.startsWith(own));
      // The catalogue shows pictures of all fabrics.
      const shown = ofFabric.length > 0 ? ofFabric : recipes;
      const hash = createHash('sha256').update(JSON.stringify([code, paper.origin, shown]));
      return [fileOf(paper), hash.digest('hex')];
    }),
  );
}

/** All that may stand between a record and its paper. */
const codeFolders = ['src/print', 'src/loom', 'src/domain', 'src/contract'];

async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256').update(
    await readFile(join(root, 'src/content/site-content.ts')),
  );
  for (const folder of codeFolders) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.filter((one) => /(?<!\.test)\.ts$/.test(one)).toSorted()) {
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}

function listed(path: string, name: string): BuiltFile {
  return {
    path,
    file: `pdf/${name}`,
    type: 'application/pdf',
    status: 200,
    immutable: false,
    compressed: false,
  };
}

if (import.meta.main) {
  await cutPrintFaces();
  const printed = await printPdfs(process.argv[2] ?? 'https://taana.example', shippedContent);
  console.log(`Printed ${printed.length} files into build/pdf.`);
}
