import type { Fabric } from '../../domain/fabric/fabric.ts';
import { type Fact, facts } from '../../domain/fabric/facts.ts';
import { terms } from '../terms.ts';

export interface FactRow {
  readonly name: string;
  readonly value: string;
}

/** What a buyer asks first, as the fabric's page and its printed sheet say it. */
export function specification(fabric: Fabric): readonly FactRow[] {
  return rowsOf(fabric, [
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
export function workingFacts(fabric: Fabric): readonly FactRow[] {
  return rowsOf(fabric, [
    facts.endUses.short,
    facts.finishes.short,
    facts.care.short,
    facts.yarns.full,
    facts.machine.full,
    facts.ordering.full,
  ]);
}

/** Facts of a fabric with the mill's terms, as rows of a table. */
export function rowsOf(fabric: Fabric, chosen: readonly Fact[]): readonly FactRow[] {
  return chosen.map(({ label, text }) => ({ name: label, value: text(fabric, terms) }));
}
