import type { PictureManifest } from '../domain/picture/picture.ts';
import { palette } from '../domain/design/palette.ts';
import { type Pen, measure, paper } from './pen.ts';
import { printPicture } from './print-picture.ts';

const plate = { x: 0, y: 408, width: paper.width, height: paper.height - 408 } as const;

/** The head-line, the letters that hang from it, and cloth to the edge of the paper. */
export async function drawCover(pen: Pen, pictures: PictureManifest, count: number): Promise<void> {
  const picture = pictures.scenes['hero'] ?? Object.values(pictures.scenes)[0];
  const print = picture && (await printPicture(picture, plate, 150));
  const { mill } = pen;
  pen.doc.addPage();
  pen.doc.outline.addItem('Cover');
  const rule = { y: 76, height: 9 };
  const size = rule.height / 0.048;
  pen.adorn(() => {
    pen.tint({ x: 0, y: 0, width: paper.width, height: paper.height }, palette.paper);
    pen.tint({ x: 0, y: rule.y, width: paper.width, height: rule.height }, palette.ink);
    if (pen.canWrite(mill.wordmark, 'gurmukhi')) {
      pen.line(
        mill.wordmark,
        { x: paper.width - paper.margin, y: rule.y + 0.622 * size },
        { face: 'gurmukhi', size },
        'right',
      );
    }
  });
  pen.mark('P', () => pen.line(mill.name, { x: paper.margin, y: 52 }, { face: 'serif', size: 22 }));
  pen.mark('H1', () =>
    pen.line(
      'Catalogue',
      { x: paper.margin - 3, y: 300 },
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
      { x: paper.margin, y: 326, width: measure * 0.78 },
      { face: 'serif', size: 14, gap: 2 },
    ),
  );
  if (!print || !picture) return;
  pen.mark('Figure', () => pen.doc.image(print, plate.x, plate.y, plate), { alt: picture.alt });
}
