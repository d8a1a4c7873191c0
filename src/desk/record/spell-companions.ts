import type { ContentName } from '../../contract/desk/publishing-answers.ts';

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  picture: ['photograph', 'photographs'],
  knitted: ['set of knitted pictures', 'sets of knitted pictures'],
  shade: ['shade', 'shades'],
  yarn: ['yarn', 'yarns'],
  care: ['care label', 'care labels'],
  construction: ['text about the construction', 'texts about the construction'],
};

/** "With it: 2 photographs and 1 shade." */
export function spellCompanions(companions: readonly ContentName[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of companions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => {
    const [one, many] = words[kind] ?? ['other text', 'other texts'];
    return `${count} ${count === 1 ? one : many}`;
  });
  return `With it: ${new Intl.ListFormat('en-GB').format(parts)}.`;
}
