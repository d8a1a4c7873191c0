/** Written by scripts/fonts.ts. */
export const preloadFonts = [
  '/fonts/newsreader-display-0b18eec2.woff2',
  '/fonts/instrument-text-f55c7222.woff2',
  '/fonts/instrument-label-d3aca324.woff2',
] as const;
