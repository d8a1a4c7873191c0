/**
 * Prints the specification sheet of every fabric and the whole catalogue into build/pdf.
 * `node scripts/site/print-pdfs.ts` prints manually; the build calls `printPdfs`. Nothing is printed again
 * while the records, the pictures and the printing code are unchanged (docs/decisions/006-pdf.md).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { shippedContent } from '../../src/content/shipped-content.ts';
import type { SiteContent } from '../../src/content/site-content.ts';
import type { BuiltFile } from '../../src/contract/render.ts';
import { openFonts } from '../../src/print/open-fonts.ts';
import { noOwnPictures } from '../../src/print/no-own-pictures.ts';
import { inTurns, listPapers, type Paper, readPictures } from '../../src/print/papers.ts';
import { cutPrintFaces } from './cut-print-faces.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/pdf');

export async function printPdfs(siteUrl: string, content: SiteContent): Promise<BuiltFile[]> {
  const papers = listPapers(content, await readPictures(), siteUrl, noOwnPictures);
  const origin = await madeFrom(siteUrl);
  const stamp = join(folder, '.made-from');
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== origin) {
    // Printed into another folder and renamed, because a mail may be reading the catalogue meanwhile.
    const fresh = `${folder}-${process.pid}`;
    await mkdir(fresh, { recursive: true });
    await print(papers, fresh);
    await writeFile(join(fresh, '.made-from'), origin);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  }
  return papers.map((paper) => listed(paper.path, fileOf(paper)));
}

async function print(papers: readonly Paper[], place: string): Promise<void> {
  const fonts = await openFonts();
  await inTurns(papers, 4, async (paper) => {
    await writeFile(join(place, fileOf(paper)), await paper.print(fonts));
  });
}

/** `/fabrics/locknit-14b.pdf` → `locknit-14b.pdf` */
function fileOf({ path }: Paper): string {
  return basename(path);
}

async function madeFrom(siteUrl: string): Promise<string> {
  const hash = createHash('sha256')
    .update(siteUrl)
    .update(JSON.stringify(await readPictures()));
  for (const place of ['src/print', 'src/content', 'src/loom/diagram', 'public/pictures']) {
    const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile()).toSorted(byPath)) {
      const file = join(entry.parentPath, entry.name);
      if (/\.(ts|json)$/.test(entry.name)) hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

function byPath(
  a: { readonly parentPath: string; readonly name: string },
  b: { readonly parentPath: string; readonly name: string },
): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
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
  const started = performance.now();
  await cutPrintFaces();
  const printed = await printPdfs(process.argv[2] ?? 'https://taana.example', shippedContent);
  console.log(
    `Printed ${printed.length} files in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}
