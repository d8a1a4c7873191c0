import type { Construction } from './fabric.ts';

/** `1-0/1-2 // 2-3/1-0`: the lapping of every guide bar, back bar first, as a card prints it. */
export function notationOf({ bars }: Pick<Construction, 'bars'>): string {
  return bars
    .map(({ lapping }) => lapping.replace(/\/+$/, ''))
    .reverse()
    .join(' // ');
}
