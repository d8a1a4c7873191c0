import type { Category } from '../../content/categories.ts';
import { palette } from '../../domain/design/palette.ts';
import type { Album } from '../album.ts';
import { type Pen, measure, paper } from '../pen.ts';

const band = { width: measure, height: 104 } as const;

/** A collection begins: its tab, its name, a band of its cloth. */
export async function drawOpening(
  pen: Pen,
  album: Pick<Album, 'scene' | 'cut'>,
  category: Category,
  y: number,
): Promise<void> {
  const x = paper.margin;
  const picture = album.scene(category.band);
  const print = await album.cut(picture, band, 150);
  pen.mark('H1', () =>
    pen.line(
      category.tab.label,
      { x: x - 1, y: y + 20 },
      {
        face: 'display',
        size: 38,
        track: -1.1,
      },
    ),
  );
  pen.mark('P', () =>
    pen.paragraph(
      category.description,
      { x, y: y + 34, width: measure * 0.72 },
      { face: 'serif', size: 12, gap: 1.2 },
    ),
  );
  pen.adorn(() => pen.tint({ x, y: y + 96, width: measure, height: 5 }, palette[category.tab.dye]));
  if (!print || !picture) return;
  pen.mark('Figure', () => pen.doc.image(print, x, y + 101, band), { alt: picture.alt });
}
