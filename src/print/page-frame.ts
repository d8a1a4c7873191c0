import { hangs } from '../domain/design/mark-of.ts';
import { palette } from '../domain/design/palette.ts';
import { drawLogo } from './draw-logo.ts';
import { type Pen, measure, paper } from './pen.ts';

const right = paper.width - paper.margin;
/** Where the foot begins: nothing else may stand below. */
export const footTop = paper.height - 45;

/** The head-line with the letters that hang from it: a rule of 3.6 carries type of 75. */
export function drawHead(pen: Pen, label: string): void {
  const { doc, mill, line, tint, adorn, mark, canWrite } = pen;
  const rule = { y: 40, height: 3.6 };
  const size = rule.height / 0.048;
  adorn(() => {
    tint({ x: 0, y: rule.y, width: paper.width, height: rule.height }, palette.ink);
    const { logo } = mill.look ?? {};
    // A word in other letters would hang from the rule as empty boxes.
    if (logo)
      drawLogo(doc, logo, { x: right, y: rule.y + rule.height + 7 }, { width: 130, height: 30 });
    else if (hangs(mill.wordmark) && canWrite(mill.wordmark, 'gurmukhi')) {
      line(
        mill.wordmark,
        { x: right, y: rule.y + 0.2 + 0.622 * size },
        { face: 'gurmukhi', size },
        'right',
      );
    }
    line(mill.name, { x: paper.margin, y: 29 }, { face: 'serif', size: 13 });
  });
  mark('P', () => line(label, { x: right, y: 29 }, { face: 'label', size: 9.5 }, 'right'));
}

export function drawFoot(
  { doc, mill, line, tint, adorn }: Pen,
  link: string,
  number?: number,
): void {
  const y = footTop + 15;
  adorn(() => {
    tint({ x: paper.margin, y: footTop, width: measure, height: 0.6 }, palette.hair);
    const style = { face: 'label', size: 8, colour: palette.ink2 } as const;
    const first = mill.contacts[0];
    line(`${mill.soldByTheMetre}`, { x: paper.margin, y }, style);
    const end = number === undefined ? `${mill.sales.email} · ${first.phone}` : String(number);
    line(end, { x: right, y }, number === undefined ? style : { ...style, size: 10 }, 'right');
  });
  doc.link(paper.margin, y - 12, measure - 40, 16, link);
}

/** A rule with the pin holes of the stenter beneath. */
export function drawSelvedge({ doc, tint, adorn }: Pen, y: number): void {
  adorn(() => {
    tint({ x: paper.margin, y, width: measure, height: 1.2 }, palette.ink);
    for (let x = paper.margin + 3; x < right; x += 9) doc.circle(x, y + 5, 0.75);
    doc.fill(palette.ink);
  });
}
