/** What is taken in. */
export const photoLimits = {
  bytes: 40_000_000,
  pixels: 60_000_000,
  /** Of the shorter side: less is a thumbnail. */
  least: 720,
} as const;

/** How long and how large the process that reads a photograph may grow. A photograph of 24 megapixels takes 5 s and 200 MB. */
export const photoEffort = { cpuSeconds: 20, wallMs: 60_000, residentBytes: 768 * 1024 * 1024 };

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
  for (const [format, pattern] of signatures) if (pattern.test(text)) return format;
  return 'photo-no-picture';
}

const signatures: readonly (readonly [PhotoFormat | PhotoFault, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(avif|(mif1|msf1)[\s\S]{0,60}avif)/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  ['photo-iphone-format', /^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/],
  ['photo-moving', /^(GIF8|[\s\S]{4}ftyp|\x1aE\xdf\xa3)/],
  ['photo-document', /^(%PDF|%!PS|PK\x03\x04|\xd0\xcf\x11\xe0)/],
  ['photo-drawing', /^[\s\S]{0,3}\s*(<\?xml[\s\S]*|<!--[\s\S]*|<!DOCTYPE\s+)?<?svg/i],
  ['photo-web-page', /^[\s\S]{0,3}\s*<(!doctype|html|head|body|script|\?xml)/i],
];

/** The studio's widths, as far as the photograph has them; a smaller one stops at a listed size. */
export function photoWidths(width: number): readonly number[] {
  if (width >= 1440) return [180, 360, 720, 1440];
  return width >= 960 ? [180, 360, 720, 960] : [180, 360, 720];
}
