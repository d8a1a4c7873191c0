export type * from './types.ts';
export { EMPTY, mapChannelCount, mapChannels } from './types.ts';
export { motifNames, type MotifName } from './motifs/motif-names.ts';
export { parseLapping } from './notation/parse-lapping.ts';
export { parseThreading } from './notation/parse-threading.ts';
export { printLapping } from './notation/print-lapping.ts';
export { validateConstruction } from './notation/validate-construction.ts';
export { elastaneDraft, fibreDensity, packingFraction, yarnDiameter } from './yarn/yarn-diameter.ts';
