import { fabricName } from '../../domain/fabric/fabric.ts';
import type { CataloguePage } from './catalogue-pages.ts';
import { drawHead } from '../page-frame.ts';
import { palette } from '../../domain/design/palette.ts';
import { type Pen, measure, paper } from '../pen.ts';

const gap = 30;
const width = (measure - gap) / 2;
const row = 12.1;
const first = 156;
const last = paper.height - 60;

/** Every fabric with its page; each line leads there. */
export function drawContents(pen: Pen, pages: readonly CataloguePage[]): void {
  drawHead(pen, 'Contents');
  pen.mark('H1', () =>
    pen.line(
      'Contents',
      { x: paper.margin - 1, y: 112 },
      {
        face: 'display',
        size: 40,
        track: -1.2,
      },
    ),
  );
  let x: number = paper.margin;
  let y = first;
  const turn = () => {
    x += width + gap;
    y = first;
  };
  pen.within('TOC', () => {
    for (const page of pages) {
      if (page.opens) {
        // A heading at the foot of a column heads nothing.
        if (y + row * 4 > last) turn();
        if (y > first) y += row;
        heading(pen, page, x, y);
        y += row * 1.5;
      }
      for (const fabric of page.fabrics) {
        if (y > last) turn();
        entry(pen, { name: fabricName(fabric), slug: fabric.slug, page: page.number, x, y });
        y += row;
      }
    }
  });
}

function heading(pen: Pen, { category }: CataloguePage, x: number, y: number): void {
  pen.adorn(() => pen.tint({ x, y: y - 11, width: 8, height: 13 }, palette[category.tab.dye]));
  pen.mark('H2', () => pen.line(category.tab.label, { x: x + 15, y }, { face: 'serif', size: 14 }));
}

function entry(
  pen: Pen,
  at: {
    readonly name: string;
    readonly slug: string;
    readonly page: number;
    readonly x: number;
    readonly y: number;
  },
): void {
  const { x, y } = at;
  pen.mark('TOCI', () => {
    pen.line(at.name, { x, y }, { face: 'sans', size: 8.8 });
    pen.line(String(at.page), { x: x + width, y }, { face: 'label', size: 8.8 }, 'right');
  });
  pen.adorn(() => pen.tint({ x, y: y + 2.6, width, height: 0.4 }, palette.hair));
  pen.doc.goTo(x, y - 9, width, row, at.slug);
}
