import type { ComponentType } from 'react';

/** Every island by name. One chunk each; none is fetched before its trigger. */
export const islands = {
  'quote-form': () => import('./quote-form.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;
