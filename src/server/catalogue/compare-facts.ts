import type { Terms } from '../../content/terms.ts';
import {
  behaviourIds,
  behaviourLabels,
  behaviourOf,
} from '../../domain/fabric/behaviour/behaviour.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { type Fact, facts, shareList } from '../../domain/fabric/facts.ts';
import { inWords } from '../../domain/text/in-words.ts';

export interface ComparedRow {
  readonly label: string;
  /** One for each fabric, in their order. */
  readonly values: readonly string[];
}

/** Fabrics side by side, for whoever compares them: the guide and other people's assistants. */
export function compareFacts(fabrics: readonly Fabric[], terms: Terms): readonly ComparedRow[] {
  return [...recorded, ...byConstruction].map(({ label, text }) => ({
    label,
    values: fabrics.map((fabric) => text(fabric, terms)),
  }));
}

const recorded: readonly Fact[] = [
  { label: 'Fibre', text: ({ fibres }) => inWords(shareList(fibres)) },
  facts.construction.short,
  facts.weight.short,
  facts.width.spoken,
  { label: 'Finish', text: facts.finishes.short.text },
  { label: 'Made for', text: facts.endUses.short.text },
  facts.care.first,
];

const byConstruction: readonly Fact[] = behaviourIds.map((id, at) => ({
  label: behaviourLabels[id],
  text: (fabric) => behaviourOf(fabric)[at]!.says,
}));
