import type { SiteContent } from '../../../content/site-content.ts';
import type { Understood } from '../../../contract/assistant/ai-chat.ts';
import type { Wishes } from '../../../domain/assistant/wishes.ts';
import { spokenUse } from '../../../domain/fabric/facts.ts';
import { behaviourWords, boundsText, collectionLabel } from './describe-wishes.ts';

/** What the guide has understood, piece by piece, each with the words that take it back. */
export function describeSearch(content: SiteContent, wishes: Wishes): Understood[] {
  const { excluded } = wishes;
  const chip = (label: string, remove: string): Understood => ({ label, remove });
  return [
    ...wishes.categories.map((id) => chip(collectionLabel(content, id), 'Any fibre')),
    ...wishes.collections.map((id) => chip(collectionLabel(content, id), 'Any collection')),
    ...wishes.families.map((family) => chip(family, 'Any construction')),
    ...wishes.endUses.map((use) => chip(`for ${spokenUse(use)}`, 'Any use')),
    ...(wishes.gsm ? [chip(boundsText(wishes.gsm, 'GSM'), 'Any weight')] : []),
    ...(wishes.inches ? [chip(`${boundsText(wishes.inches, 'inches')} wide`, 'Any width')] : []),
    ...(wishes.colour ? [chip(`in ${wishes.colour}`, 'Any colour')] : []),
    ...(wishes.stretch ? [chip('with elastane', 'Any stretch')] : []),
    ...wishes.finishes.map((finish) => chip(finish, 'Any finish')),
    ...wishes.behaviours.map(({ id, wanted }) => chip(behaviourWords(id, wanted), 'Any behaviour')),
    ...(wishes.order ? [chip(`${wishes.order} first`, 'Any order')] : []),
    ...[...excluded.families, ...excluded.structures].map((name) =>
      chip(`no ${name}`, `${name} is fine`),
    ),
    ...excluded.fibres.map((fibre) => chip(`no ${fibre}`, `${fibre} is fine`)),
    ...excluded.endUses.map((use) => chip(`not for ${spokenUse(use)}`, `${use} is fine`)),
    ...excluded.categories.map((id) => {
      const label = collectionLabel(content, id);
      return chip(`no ${label}`, `${label} is fine`);
    }),
  ];
}
