/** Motifs that the loom can draw; `construction.motif.name` is one of these. */
export const motifNames = [
  'rose-trail',
  'peony',
  'jasmine-sprig',
  'lattice-diamond',
  'deco-fan',
  'scallop-garland',
  'scallop-shell',
  'paisley',
  'fern',
  'damask',
  'spot-check',
  'chevron-figure',
] as const;
export type MotifName = (typeof motifNames)[number];

/** Motifs that end in an edge which scissors follow. */
export const isScalloped = (name: string): boolean => name.startsWith('scallop-');
