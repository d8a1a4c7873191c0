import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent } from '../content/site-content.ts';
import { href } from '../contract/routes.ts';
import type { PictureManifest } from '../domain/picture/picture.ts';
import { openAlbum, type ReadOwnPicture } from './album.ts';
import { cataloguePdf } from './catalogue/catalogue.ts';
import { fabricSheet } from './fabric-sheet.ts';
import type { PrintFonts } from './open-fonts.ts';

/** A PDF at an address of the site. */
export interface Paper {
  readonly path: string;
  /** Tells what it is printed from: another one means that it has to be printed again. */
  readonly origin: string;
  print(fonts: PrintFonts): Promise<Buffer>;
}

export const cataloguePath = '/catalogue.pdf';

/** The sheet of every fabric, then the catalogue, which takes longest. */
export function listPapers(
  content: SiteContent,
  pictures: PictureManifest,
  siteUrl: string,
  readOwn: ReadOwnPicture,
): Paper[] {
  const { fabrics, mill, claims, terms, constructions, categories } = content;
  // More than a sheet reads, so that it is printed once too often rather than too seldom.
  const common = originOf([siteUrl, mill, claims, terms, constructions]);
  const album = openAlbum(content, pictures, readOwn);
  const sheets = fabrics.map((fabric): Paper => {
    return {
      path: `${href.fabric(fabric.slug)}.pdf`,
      origin: originOf([common, fabric, album.gallery(fabric)]),
      print: (fonts) => fabricSheet({ content, fabric, album, fonts, siteUrl }),
    };
  });
  const scenes = [pictures.scenes, content.pictures.scenes];
  const catalogue: Paper = {
    path: cataloguePath,
    origin: originOf([common, categories, scenes, sheets.map(({ origin }) => origin)]),
    print: (fonts) => cataloguePdf({ content, album, fonts, siteUrl }),
  };
  return [...sheets, catalogue];
}

function originOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** The pictures that the studio rendered; none where it has not run. */
export async function readPictures(): Promise<PictureManifest> {
  const file = join(import.meta.dirname, '../../public/pictures/manifest.json');
  if (!existsSync(file)) return { fabrics: {}, scenes: {} };
  return JSON.parse(await readFile(file, 'utf8')) as PictureManifest;
}

/** Works on a few items at once: pictures are decoded in parallel, and memory stays small. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
