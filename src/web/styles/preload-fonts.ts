/** Written by scripts/fonts.ts. */
export const preloadFonts = [
  '/fonts/newsreader-display-1dce8d4c.woff2',
  '/fonts/instrument-text-a9d0665c.woff2',
  '/fonts/instrument-label-f885c7b4.woff2',
] as const;
