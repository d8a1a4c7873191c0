import { requireCategory, type SiteContent } from '../../../../content/site-content.ts';
import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { type Fact, facts } from '../../../../domain/fabric/facts.ts';

export interface CompareRow {
  readonly name: string;
  readonly values: readonly string[];
  /** True when the fabrics differ in this fact. */
  readonly differs: boolean;
}

/** The records of the compared fabrics as a table with one row for each fact. */
export function compareRows(content: SiteContent, fabrics: readonly Fabric[]): CompareRow[] {
  const collection: Fact = {
    label: 'Collection',
    text: ({ categoryId }) => requireCategory(content, categoryId).tab.label,
  };
  return [collection, ...compared].map(({ label, text }) => {
    const values = fabrics.map((fabric) => text(fabric, content.terms));
    return { name: label, values, differs: new Set(values).size > 1 };
  });
}

const compared: readonly Fact[] = [
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
