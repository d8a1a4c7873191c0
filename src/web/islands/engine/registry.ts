import type { ComponentType } from 'react';

/** Every island by name. One chunk each; none is fetched before its trigger. */
export const islands = {
  'ai-chat': () => import('../ai-chat.tsx'),
  'embedded-chat': () => import('../embedded-chat.tsx'),
  'design-form': () => import('../design-form.tsx'),
  'fabric-guide': () => import('../fabric-guide.tsx'),
  'keyword-chat': () => import('../keyword-chat.tsx'),
  basket: () => import('../basket-buttons.tsx'),
  'catalogue-search': () => import('../catalogue-search.tsx'),
  cloth: () => import('../cloth.tsx'),
  'contact-actions': () => import('../contact-actions.tsx'),
  'contact-form': () => import('../contact-form.tsx'),
  loom: () => import('../loom.tsx'),
  'price-dialog': () => import('../price-dialog.tsx'),
  'quote-form': () => import('../quote-form.tsx'),
  'samples-form': () => import('../samples-form.tsx'),
  'schedule-form': () => import('../schedule-form.tsx'),
  'swatch-files': () => import('../swatch-files.tsx'),
  viewer: () => import('../viewer.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;
