/** Written by scripts/fonts.ts. */
export const preloadFonts = [
  '/fonts/newsreader-display-69fac45c.woff2',
  '/fonts/instrument-text-df527a3e.woff2',
  '/fonts/instrument-label-d3aca324.woff2',
] as const;
