import type { Logo } from '../domain/design/mark-of.ts';

/** The mill's own mark, as large as fits, its right upper corner at the place. */
export function drawLogo(
  doc: PDFKit.PDFDocument,
  { png, width, height }: Logo,
  place: { readonly x: number; readonly y: number },
  most: { readonly width: number; readonly height: number },
): void {
  const scale = Math.min(most.width / width, most.height / height);
  const size = { width: width * scale, height: height * scale };
  doc.image(Buffer.from(png, 'base64'), place.x - size.width, place.y, size);
}
