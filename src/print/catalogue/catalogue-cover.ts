import { hangs, millPalette } from '../../domain/design/mark-of.ts';
import { palette } from '../../domain/design/palette.ts';
import type { Album } from '../album.ts';
import { drawLogo } from '../draw-logo.ts';
import { type Pen, measure, paper } from '../pen.ts';

const plate = { x: 0, y: 408, width: paper.width, height: paper.height - 408 } as const;

/** The head-line, the letters that hang from it, and cloth to the edge of the paper. */
export async function drawCover(
  pen: Pen,
  album: Pick<Album, 'scene' | 'cut'>,
  { count, fibres }: { readonly count: number; readonly fibres: readonly string[] },
): Promise<void> {
  const picture = album.scene('fan');
  const print = await album.cut(picture, plate, 150);
  const { mill } = pen;
  pen.doc.addPage();
  pen.doc.outline.addItem('Cover');
  const rule = { y: 76, height: 9 };
  const size = rule.height / 0.048;
  pen.adorn(() => {
    pen.tint({ x: 0, y: 0, width: paper.width, height: paper.height }, millPalette(mill).paper);
    pen.tint({ x: 0, y: rule.y, width: paper.width, height: rule.height }, palette.ink);
    const { logo } = mill.look ?? {};
    const place = { x: paper.width - paper.margin, y: rule.y + rule.height + 18 };
    if (logo) drawLogo(pen.doc, logo, place, { width: 260, height: 86 });
    else if (hangs(mill.wordmark) && pen.canWrite(mill.wordmark, 'gurmukhi')) {
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
      introduction(count, fibres),
      { x: paper.margin, y: 326, width: measure * 0.78 },
      { face: 'serif', size: 14, gap: 2 },
    ),
  );
  if (!print || !picture) return;
  pen.mark('Figure', () => pen.doc.image(print, plate.x, plate.y, plate), { alt: picture.alt });
}

const inWords = new Intl.ListFormat('en-GB');

/** Counts only where there is something to count. */
function introduction(count: number, fibres: readonly string[]): string {
  const terms = 'Sold by the metre; every price is a quote.';
  if (count === 0) return `Warp-knitted fabrics, made to order. ${terms}`;
  const fabrics = count === 1 ? 'A warp-knitted fabric' : `${count} warp-knitted fabrics`;
  return `${fabrics} in ${inWords.format(fibres)}, with the lapping, weight, width and shades of each. ${terms}`;
}
