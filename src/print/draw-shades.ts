import type { Fabric } from '../domain/fabric/fabric.ts';
import { palette } from '../domain/design/palette.ts';
import type { Pen } from './pen.ts';

/** More would not leave room for their names. */
const mostInRow = 16;

/** The shade card in rows with names; returns where it ends. */
export function drawShades(
  pen: Pen,
  { shades }: Fabric,
  place: { readonly x: number; readonly y: number; readonly width: number },
): number {
  pen.mark('H2', () =>
    pen.line(
      `${shades.length} shades, and yours`,
      { x: place.x, y: place.y + 14 },
      { face: 'display', size: 22, track: -0.5 },
    ),
  );
  const inRow = Math.min(shades.length, mostInRow);
  const rows = Math.ceil(shades.length / mostInRow);
  const width = place.width / inRow;
  const strip = rows === 1 ? 34 : 14;
  const rowHeight = strip + 12;
  pen.within('L', () => {
    shades.forEach((shade, index) => {
      const x = place.x + (index % inRow) * width;
      const y = place.y + 24 + Math.floor(index / inRow) * rowHeight;
      pen.adorn(() => pen.tint({ x, y, width: width - 1.5, height: strip }, shade.hex));
      pen.mark('LI', () =>
        pen.line(
          shade.name,
          { x, y: y + strip + 9 },
          { face: 'label', size: inRow > 13 ? 6.8 : 7.5, colour: palette.ink2 },
        ),
      );
    });
  });
  return place.y + 24 + rows * rowHeight;
}
