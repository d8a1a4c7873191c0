/** What is taken in. */
export const photoLimits = {
  bytes: 40_000_000,
  pixels: 60_000_000,
  /** Of the shorter side: less is a thumbnail. */
  least: 720,
} as const;

/**
 * How much the process that reads a photograph may work and how large it may grow: one of 24 megapixels
 * takes 5 s and 200 MB. On a busy machine that can last minutes; the time on the wall only ends a hang.
 */
export const photoEffort = { cpuSeconds: 20, wallMs: 180_000, residentBytes: 768 * 1024 * 1024 };

/** Why a file is not taken in; its words are in contract/desk/desk-refusals.ts. */
export type PhotoFault =
  | 'photo-empty'
  | 'photo-too-heavy'
  | 'photo-drawing'
  | 'photo-moving'
  | 'photo-document'
  | 'photo-web-page'
  | 'photo-iphone-format'
  | 'photo-no-picture'
  | 'photo-damaged'
  | 'photo-too-many-pixels'
  | 'photo-too-small'
  | 'photo-too-hard';

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** Bytes needed to tell a format. */
export const headBytes = 1024;

/**
 * What the first bytes say the file is, whatever its name and type claim. A decoder is only asked about
 * the five formats of photographs.
 */
export function readFormat(head: Buffer): PhotoFormat | PhotoFault {
  if (head.length === 0) return 'photo-empty';
  const text = head.toString('latin1');
  const found = signatures.find(([, place, sign]) => text.startsWith(sign, place));
  // Both AVIF and HEIC may call themselves a general image; then the list of what they fit decides.
  if (found?.[0] === 'photo-iphone-format' && text.slice(8, 72).includes('avif')) return 'avif';
  if (found) return found[0];
  return readMarkup(text) ?? 'photo-no-picture';
}

function readMarkup(text: string): PhotoFault | undefined {
  const byteOrderMark = '\xef\xbb\xbf';
  const start = text.replace(byteOrderMark, '').trimStart().toLowerCase();
  if (!start.startsWith('<')) return undefined;
  return start.includes('<svg') ? 'photo-drawing' : 'photo-web-page';
}

/** Which bytes, at which place, say what a file is. An earlier row wins. */
const signatures: readonly (readonly [PhotoFormat | PhotoFault, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['photo-iphone-format', 4, 'ftyphe'],
  ['photo-iphone-format', 4, 'ftypmif1'],
  ['photo-iphone-format', 4, 'ftypmsf1'],
  ['photo-moving', 4, 'ftyp'],
  ['photo-moving', 0, 'GIF8'],
  ['photo-moving', 0, '\x1aE\xdf\xa3'],
  ['photo-document', 0, '%PDF'],
  ['photo-document', 0, '%!PS'],
  ['photo-document', 0, 'PK\x03\x04'],
  ['photo-document', 0, '\xd0\xcf\x11\xe0'],
];

/** The studio's widths, as far as the photograph has them; a smaller one stops at a listed size. */
export function photoWidths(width: number): readonly number[] {
  if (width >= 1440) return [180, 360, 720, 1440];
  return width >= 960 ? [180, 360, 720, 960] : [180, 360, 720];
}
