import { requireCategory } from '../../../../content/categories.ts';
import { terms } from '../../../../content/terms.ts';
import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { type Fact, facts } from '../../../../domain/fabric/facts.ts';

export interface CompareRow {
  readonly name: string;
  readonly values: readonly string[];
  /** True when the fabrics differ in this fact. */
  readonly differs: boolean;
}

/** The records of the compared fabrics as a table with one row for each fact. */
export function compareRows(fabrics: readonly Fabric[]): CompareRow[] {
  return compared.map(({ label, text }) => {
    const values = fabrics.map((fabric) => text(fabric, terms));
    return { name: label, values, differs: new Set(values).size > 1 };
  });
}

const compared: readonly Fact[] = [
  { label: 'Collection', text: ({ categoryId }) => requireCategory(categoryId).tab.label },
  facts.composition.short,
  facts.fibres.short,
  facts.weight.short,
  facts.width.short,
  facts.construction.short,
  facts.lapping.short,
  facts.yarns.short,
  facts.machine.plain,
  facts.stitches.short,
  facts.finishes.short,
  facts.endUses.short,
  facts.shades.short,
  facts.care.short,
  facts.moq.short,
  facts.leadTime.short,
  facts.price.short,
];
