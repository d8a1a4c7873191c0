/** The journal's own drawings. */
export const figureIds = [
  'loops-weft-vs-warp',
  'gsm-scale',
  'fibre-cross-sections',
  'tricot-face-back',
  'compliance-timeline',
  'rules-timeline',
  'polyester-chain',
  'blend-ratio',
  'moisture-path',
  'lapping-tricot',
  'lapping-underlaps',
  'lapping-atlas',
] as const;
export type FigureId = (typeof figureIds)[number];
