import { mill } from '../content/mill.ts';
import type { PictureManifest } from '../domain/picture/picture.ts';
import { type Pen, dyes, measure, sheet } from './pen.ts';
import { printPicture } from './print-picture.ts';

const plate = { x: 0, y: 408, width: sheet.width, height: sheet.height - 408 } as const;

/** The head-line, the letters that hang from it, and cloth to the edge of the sheet. */
export async function drawCover(pen: Pen, pictures: PictureManifest, count: number): Promise<void> {
  const picture = pictures.scenes['hero'] ?? Object.values(pictures.scenes)[0];
  const print = picture && (await printPicture(picture, plate, 150));
  pen.doc.addPage();
  pen.doc.outline.addItem('Cover');
  const rule = { y: 76, height: 9 };
  const size = rule.height / 0.048;
  pen.adorn(() => {
    pen.tint({ x: 0, y: 0, width: sheet.width, height: sheet.height }, dyes.paper);
    pen.tint({ x: 0, y: rule.y, width: sheet.width, height: rule.height }, dyes.ink);
    pen.line(
      mill.wordmark,
      { x: sheet.width - sheet.margin, y: rule.y + 0.622 * size },
      { face: 'gurmukhi', size },
      'right',
    );
  });
  pen.mark('P', () => pen.line(mill.name, { x: sheet.margin, y: 52 }, { face: 'serif', size: 22 }));
  pen.mark('H1', () =>
    pen.line(
      'Catalogue',
      { x: sheet.margin - 3, y: 300 },
      {
        face: 'display',
        size: 104,
        track: -4,
      },
    ),
  );
  pen.mark('P', () =>
    pen.paragraph(
      `${count} warp-knitted fabrics in pure cotton, polyester-cotton, cotton-nylon and nylon, with the lapping, weight, width and shades of each. Sold by the metre; every price is a quote.`,
      { x: sheet.margin, y: 326, width: measure * 0.78 },
      { face: 'serif', size: 14, gap: 2 },
    ),
  );
  if (!print || !picture) return;
  pen.mark('Figure', () => pen.doc.image(print, plate.x, plate.y, plate), { alt: picture.alt });
}
