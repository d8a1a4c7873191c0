export type * from './types.ts';
export { EMPTY, mapChannelCount, mapChannels } from './types.ts';
export { isScalloped, motifNames, type MotifName } from './motifs/motif-names.ts';
export { parseLapping, printLapping } from './notation/parse-lapping.ts';
export { parseThreading } from './notation/parse-threading.ts';
export { gaugeFault } from './notation/gauge-fault.ts';
export { validateConstruction } from './notation/validate-construction.ts';
export {
  elastaneDraft,
  fibreDensity,
  packingFraction,
  yarnDiameter,
} from './yarn/yarn-diameter.ts';
export { knit } from './knit/knit.ts';
export { makeThread } from './yarn/make-thread.ts';
export { computeGsm, explainGsm, pathLength } from './weight/explain-gsm.ts';
export { lappingDiagram } from './diagram/lapping-diagram.ts';
export { lappingGlyph } from './diagram/lapping-glyph.ts';
export { rasterFibres } from './raster/raster-fibres.ts';
export { makePlate } from './plate/make-plate.ts';
export { makeMaps } from './maps/make-maps.ts';
export { evenMaps } from './maps/even-maps.ts';
export { meansOf } from './maps/map-means.ts';
export { packMaps } from './maps/pack-maps.ts';
export { sampleMaps } from './maps/sample-maps.ts';
export { decodeSrgb, encodeSrgb, hexFromLinear, linearFromHex, type Rgb } from './maps/srgb.ts';
export { randomStream } from './number/random.ts';
