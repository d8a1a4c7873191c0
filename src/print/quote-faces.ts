import type { Font } from 'fontkit';
import { fontFile, openFont, registerFont } from './open-fonts.ts';

const builtIn = { serif: 'Times-Roman', sans: 'Helvetica', strong: 'Helvetica-Bold' } as const;
type QuoteFace = keyof typeof builtIn | 'gurmukhi';
const quoteFaces: readonly QuoteFace[] = ['serif', 'sans', 'strong', 'gurmukhi'];

let opened: Promise<ReadonlyMap<QuoteFace, Font>> | undefined;

/** Read once for all quotes: their tables are most of the work of a paper. */
export function openQuoteFaces(): Promise<ReadonlyMap<QuoteFace, Font>> {
  return (opened ??= readFaces());
}

async function readFaces(): Promise<ReadonlyMap<QuoteFace, Font>> {
  const fonts = new Map<QuoteFace, Font>();
  for (const face of quoteFaces) {
    const file = fontFile(face);
    if (file !== undefined) fonts.set(face, await openFont(file));
  }
  return fonts;
}

/** The build cuts the site's faces for print; without them a quote still leaves the house. */
export function registerQuoteFaces(
  doc: PDFKit.PDFDocument,
  fonts: ReadonlyMap<QuoteFace, Font>,
): void {
  for (const [face, fallback] of Object.entries(builtIn))
    registerFont(doc, face, fonts.get(face as QuoteFace) ?? fallback);
  const word = fonts.get('gurmukhi');
  if (word !== undefined) registerFont(doc, 'word', word);
}
