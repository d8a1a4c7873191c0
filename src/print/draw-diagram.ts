import { palette } from '../domain/design/palette.ts';
import type { Pen } from './pen.ts';

const barColours = [palette.madder, palette.indigo, palette.leaf, palette.indigo];

/** Size of a lapping diagram in its own units. */
export function diagramSize(svg: string): { readonly width: number; readonly height: number } {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Draws the loom's SVG with the same lines, so that page and sheet cannot disagree. */
export function drawDiagram(
  { doc }: Pen,
  svg: string,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  doc.save().translate(place.x, place.y).scale(place.scale);
  for (const [, x, y, radius] of svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g))
    doc.circle(Number(x), Number(y), Number(radius));
  doc.fill(palette.ink);
  for (const [, bar, ghost, path] of svg.matchAll(
    /<path class="lap-bar lap-bar-(\d)( lap-ghost)?" d="([^"]+)"/g,
  )) {
    doc
      .path(path!)
      .lineWidth(1.7)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(barColours[Number(bar) - 1] ?? palette.indigo, ghost ? 0.28 : 1)
      .stroke();
  }
  doc.font('label').fontSize(12).fillColor(palette.ink2);
  for (const [, x, y, text] of svg.matchAll(/<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(\d+)</g)) {
    const width = doc.widthOfString(text!);
    doc.text(text!, Number(x) - width / 2, Number(y), { lineBreak: false, baseline: 'alphabetic' });
  }
  doc.restore();
}
