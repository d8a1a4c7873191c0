import { requireCategory, type SiteContent } from '../../../content/site-content.ts';
import type { ColourName } from '../../../domain/assistant/vocabulary.ts';
import type { Excluded, Wishes } from '../../../domain/assistant/wishes.ts';
import type { BehaviourId } from '../../../domain/fabric/behaviour/behaviour.ts';
import type { CategoryId } from '../../../domain/fabric/fabric.ts';
import { spokenUse } from '../../../domain/fabric/facts.ts';
import { inWords } from '../../../domain/text/in-words.ts';

/** "pure cotton, up to 150 GSM, for polos" */
export function describeWishes(content: SiteContent, wishes: Wishes): string {
  const parts = [
    ...wishes.categories.map((id) => collectionLabel(content, id)),
    ...wishes.collections.map((id) => `in the collection ${collectionLabel(content, id)}`),
    ...wishes.families,
    ...(wishes.stretch ? ['with elastane'] : []),
    ...wishes.behaviours.map(({ id, wanted }) => behaviourWords(id, wanted)),
    ...excludedWords(content, wishes.excluded),
    ...(wishes.gsm ? [boundsText(wishes.gsm, 'GSM')] : []),
    ...(wishes.inches ? [`${boundsText(wishes.inches, 'inches')} wide`] : []),
    ...wishes.finishes.map((finish) => `finished ${finish}`),
    ...(wishes.colour ? [describeColour(content, wishes.colour)] : []),
    ...(wishes.endUses.length > 0 ? [`for ${inWords(wishes.endUses.map(spokenUse), 'or')}`] : []),
  ];
  return parts.join(', ');
}

export function collectionLabel(content: SiteContent, id: CategoryId): string {
  return requireCategory(content, id).tab.label;
}

/** "a cut edge that lies flat", as the fabric's page says it. */
export function behaviourWords(id: BehaviourId, wanted: boolean): string {
  return behaviourPhrases[id][wanted ? 0 : 1];
}

const behaviourPhrases: Readonly<Record<BehaviourId, readonly [string, string]>> = {
  curls: ['curling at a cut edge', 'flat at a cut edge'],
  ladders: ['able to ladder', 'free of ladders'],
  stretches: ['stretching', 'hardly stretching'],
  sheer: ['sheer', 'opaque'],
  drapes: ['draping', 'standing firm'],
  print: ['fit for prints', 'not for prints'],
};

function excludedWords(content: SiteContent, excluded: Excluded): string[] {
  const { categories, families, structures, endUses, finishes, fibres } = excluded;
  const labels = categories.map((id) => collectionLabel(content, id));
  const names = [...labels, ...families, ...structures, ...fibres, ...finishes];
  return [
    ...(names.length > 0 ? [`without ${inWords(names, 'or')}`] : []),
    ...(endUses.length > 0 ? [`not for ${inWords(endUses.map(spokenUse), 'or')}`] : []),
  ];
}

function describeColour({ shadesByColour }: SiteContent, colour: ColourName): string {
  const ours = shadesByColour[colour];
  return ours.length > 0 ? `in ${colour} (our ${inWords(ours, 'or')})` : `in ${colour}`;
}

export function boundsText({ from, to }: { from?: number; to?: number }, unit: string): string {
  if (from !== undefined && from === to) return `${from} ${unit}`;
  if (from !== undefined && to !== undefined) return `${from}–${to} ${unit}`;
  return from === undefined ? `up to ${to} ${unit}` : `from ${from} ${unit}`;
}
