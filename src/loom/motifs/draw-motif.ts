import type { Motif } from '../../domain/fabric/fabric.ts';
import { chevronFigure, damask, spotCheck } from './all-overs.ts';
import { jasmineSprig, peony, roseTrail } from './florals.ts';
import { fern, paisley } from './foliage.ts';
import { decoFan, latticeDiamond } from './geometrics.ts';
import type { MotifName } from './motif-names.ts';
import { scallopGarland, scallopShell } from './scallops.ts';
import { type MotifField, type Sketch, makeSketch } from './sketch.ts';

const drawings: Readonly<Record<MotifName, (sketch: Sketch) => void>> = {
  'rose-trail': roseTrail,
  peony,
  'jasmine-sprig': jasmineSprig,
  'lattice-diamond': latticeDiamond,
  'deco-fan': decoFan,
  'scallop-garland': scallopGarland,
  'scallop-shell': scallopShell,
  paisley,
  fern,
  damask,
  'spot-check': spotCheck,
  'chevron-figure': chevronFigure,
};

/** Draws a motif stitch by stitch; a name the loom does not know is a bug after validation and throws. */
export function requireMotif(motif: Motif, waleSpacing: number, courseSpacing: number): MotifField {
  const drawing = drawings[motif.name as MotifName];
  if (!drawing) throw new Error(`No motif "${motif.name}"`);
  const aspect = (motif.courses * courseSpacing) / (motif.wales * waleSpacing);
  const { sketch, field } = makeSketch(motif.wales, motif.courses, aspect);
  drawing(sketch);
  return field;
}
