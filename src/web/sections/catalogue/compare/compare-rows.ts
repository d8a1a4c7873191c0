import { requireCategory } from '../../../../content/categories.ts';
import { terms } from '../../../../content/terms.ts';
import { gsmText } from '../../../../domain/catalogue/gsm-text.ts';
import type { Fabric, Yarn } from '../../../../domain/fabric/fabric.ts';
import { notationOf } from '../../../../domain/fabric/notation-of.ts';

export interface CompareRow {
  readonly name: string;
  readonly values: readonly string[];
  /** Not every fabric says the same here. */
  readonly differs: boolean;
}

/** The records of some fabrics, turned so that each row is one question. */
export function compareRows(fabrics: readonly Fabric[]): CompareRow[] {
  return questions.map(([name, answer]) => {
    const values = fabrics.map(answer);
    return { name, values, differs: new Set(values).size > 1 };
  });
}

const questions: readonly (readonly [string, (fabric: Fabric) => string])[] = [
  ['Collection', ({ categoryId }) => requireCategory(categoryId).tab.label],
  ['Composition', ({ composition }) => composition],
  ['Fibres', ({ fibres }) => fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ')],
  ['Weight', ({ gsm }) => gsmText(gsm)],
  ['Width', ({ width }) => width.text],
  ['Construction', ({ construction }) => construction.name],
  ['Lapping', ({ construction }) => notationOf(construction)],
  ['Yarns', ({ yarns }) => Object.values(yarns).map(yarnText).join('; ')],
  ['Machine', ({ machine }) => `${machine.kind}, ${machine.gauge} needles per inch`],
  ['Courses × wales', ({ machine }) => `${machine.coursesPerCm} × ${machine.walesPerCm} per cm`],
  ['Finishes', ({ finishes }) => finishes.join(', ')],
  ['End uses', ({ endUses }) => endUses.join(', ')],
  ['Shades on the card', ({ shades }) => String(shades.length)],
  ['Care', ({ care }) => care.join('. ')],
  ['MOQ', ({ moq }) => moq],
  ['Lead time', () => terms.leadTime.text],
  ['Price', () => terms.price],
];

function yarnText({ count, make }: Yarn): string {
  return `${count} ${make}`;
}
