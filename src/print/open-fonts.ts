import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { type Face, faceNames, type scriptFaces } from './faces.ts';

export type PrintFonts = Readonly<Record<Face, Font>>;

/** Where the build puts the cut faces. */
export const fontFolder = join(import.meta.dirname, '../../build/print-fonts');

/** Nothing where no build has cut this face. */
export function fontFile(
  face: Face | keyof typeof scriptFaces,
  folder = fontFolder,
): string | undefined {
  const file = join(folder, `${face}.ttf`);
  return existsSync(file) ? file : undefined;
}

/** Opened once for all documents, because reading their tables is most of the work of a sheet. */
export async function openFonts(folder = fontFolder): Promise<PrintFonts> {
  const { create } = await import('fontkit');
  const opened = faceNames.map(async (face) => {
    const bytes = await readFile(join(folder, `${face}.ttf`));
    return [face, create(bytes) as Font] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as PrintFonts;
}
