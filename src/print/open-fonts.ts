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
  const opened = faceNames.map(
    async (face) => [face, await openFont(join(folder, `${face}.ttf`))] as const,
  );
  return Object.fromEntries(await Promise.all(opened)) as PrintFonts;
}

/**
 * For any number of papers. A font remembers a glyph with the letters for which it first met it, and none if
 * it was a part of another: the point of a colon could not be copied out of any later paper.
 */
export async function openFont(file: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(file)) as Font;
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

/** PDFKit takes an opened font too; its types have not heard of it. */
export function registerFont(doc: PDFKit.PDFDocument, name: string, font: Font | string): void {
  doc.registerFont(name, font as PDFKit.Mixins.PDFFontSource);
}
