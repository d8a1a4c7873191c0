import type { Fabric } from './fabric.ts';
import { type Fact, facts, type QuotedTerms } from './facts.ts';

export interface FactRow {
  readonly name: string;
  readonly value: string;
}

/** What a buyer asks first, as the fabric's page and its printed sheet say it. */
export function specification(fabric: Fabric, terms: QuotedTerms): readonly FactRow[] {
  return rowsOf(fabric, terms, [
    facts.composition.full,
    facts.weight.full,
    facts.width.full,
    facts.colors.full,
    facts.moq.short,
    facts.leadTime.short,
    facts.price.short,
  ]);
}

/** What a cutter, a dyer and a buyer ask next. */
export function workingFacts(fabric: Fabric, terms: QuotedTerms): readonly FactRow[] {
  return rowsOf(fabric, terms, [
    facts.endUses.short,
    facts.finishes.short,
    facts.care.short,
    facts.yarns.full,
    facts.machine.full,
    facts.ordering.full,
  ]);
}

/** Facts of a fabric with the mill's terms, as rows of a table. */
export function rowsOf(
  fabric: Fabric,
  terms: QuotedTerms,
  chosen: readonly Fact[],
): readonly FactRow[] {
  return chosen.map(({ label, text }) => ({ name: label, value: text(fabric, terms) }));
}
