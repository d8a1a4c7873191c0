/** Written by scripts/fonts.ts. */
export const preloadFonts = [
  '/fonts/newsreader-display-9e0edb3f.woff2',
  '/fonts/instrument-text-995bae5e.woff2',
  '/fonts/instrument-label-f885c7b4.woff2',
] as const;
