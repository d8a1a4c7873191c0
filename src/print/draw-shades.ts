import type { Fabric } from '../domain/fabric/fabric.ts';
import { palette } from '../domain/design/palette.ts';
import type { Pen } from './pen.ts';

/** The shade card in one row with names; returns where it ends. */
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
  const width = place.width / shades.length;
  const strip = 34;
  pen.within('L', () => {
    shades.forEach((shade, index) => {
      const x = place.x + index * width;
      const y = place.y + 24;
      pen.adorn(() => pen.tint({ x, y, width: width - 1.5, height: strip }, shade.hex));
      pen.mark('LI', () =>
        pen.line(
          shade.name,
          { x, y: y + strip + 9 },
          { face: 'label', size: shades.length > 13 ? 6.8 : 7.5, colour: palette.ink2 },
        ),
      );
    });
  });
  return place.y + 24 + strip + 12;
}
