import type { Folio } from '../../content/home.ts';

/** Structures that mark the margins of inner pages; notation is back bar // front bar. */
export const folios = {
  tricot: { structure: 'Tricot', notation: '1-0/1-2 // 1-2/1-0' },
  locknit: { structure: 'Locknit', notation: '1-0/1-2 // 2-3/1-0' },
  reverseLocknit: { structure: 'Reverse locknit', notation: '2-3/1-0 // 1-0/1-2' },
  satin: { structure: 'Satin', notation: '1-0/1-2 // 3-4/1-0' },
  sharkskin: { structure: 'Sharkskin', notation: '3-4/1-0 // 1-0/1-2' },
  queensCord: { structure: 'Queen’s cord', notation: '3-4/1-0 // 1-0/0-1' },
  atlas: { structure: 'Atlas', notation: '1-0/1-2/2-3/3-4/3-2/2-1' },
  net: { structure: 'Sandfly net', notation: '2-3/2-1/1-0/1-2 // 1-0/1-2/2-3/2-1' },
  pillar: { structure: 'Pillar', notation: '1-0/0-1' },
} as const satisfies Record<string, Folio>;
