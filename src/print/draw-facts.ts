import type { FactRow } from '../domain/fabric/specification.ts';
import { palette } from '../domain/design/palette.ts';
import type { Pen } from './pen.ts';

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Width of the names. */
  readonly names: number;
  readonly size: number;
  readonly air: number;
}

/** Names and values in two columns with hairlines; returns where the table ends. */
export function drawFacts(pen: Pen, facts: readonly FactRow[], column: Column): number {
  const { x, width, names, size, air } = column;
  let y = column.y;
  pen.adorn(() => pen.tint({ x, y, width, height: 1.2 }, palette.ink));
  pen.within('Table', () => {
    for (const { name, value } of facts) {
      y += air;
      const top = y;
      pen.within('TR', () => {
        pen.mark(
          'TH',
          () =>
            pen.paragraph(
              name,
              { x, y: top, width: names },
              {
                face: 'sans',
                size,
                colour: palette.ink2,
              },
            ),
          { scope: 'Row' },
        );
        pen.mark('TD', () => {
          y = pen.paragraph(
            value,
            { x: x + names, y: top, width: width - names },
            { face: 'strong', size, gap: 0.5 },
          );
        });
      });
      y += air - 1.5;
      pen.adorn(() => pen.tint({ x, y, width, height: 0.5 }, palette.hair));
    }
  });
  return y;
}
