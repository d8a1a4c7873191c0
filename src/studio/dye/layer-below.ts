import { smoothstep } from '../geometry/vector.ts';
import type { DyedCloth } from './dyestuff.ts';
import { newShaded, type Sample, shadeCloth, type Shaded } from './shade-cloth.ts';
import type { StudioLight } from './studio-light.ts';

/** Of the light on a layer, what its openings let through and yarns scatter on to the next. */
const passedOn = 0.35;
/** Where the next layer lies against this one, mm: never loop on loop. */
const shift = { x: 3.7, y: 11.3 } as const;

/** Cloth that leaves a roll parts from the layer below little by little, mm. */
const parting = 14;

/** How far a place of the cloth lies on more of it: 1 on the layers, 0 on its own. */
export function layeredAt({ onItself }: DyedCloth, y: number): number {
  if (onItself === undefined) return 0;
  return y <= onItself ? 1 : 1 - smoothstep(onItself, onItself + parting, y);
}

const below = newShaded();

/**
 * Fills the openings of cloth that lies on more of itself, as on a roll or in a stack: one looks at
 * the yarns of the next layer, and through its openings at the shade of all those below it.
 */
export function coverLayers(
  cloth: DyedCloth,
  seen: Sample,
  light: Float32Array,
  studio: StudioLight,
  out: Shaded,
): void {
  const { x, y } = seen;
  seen.x += shift.x;
  seen.y += shift.y;
  shadeCloth(cloth, seen, light, studio, below);
  seen.x = x;
  seen.y = y;
  // Cloth of the same shade all the way down: what the second layer lets through is dimmed once more.
  const through = passedOn * (below.opacity + (1 - below.opacity) * passedOn) * (1 - out.opacity);
  out.r = out.r * out.opacity + below.r * through;
  out.g = out.g * out.opacity + below.g * through;
  out.b = out.b * out.opacity + below.b * through;
  out.opacity = 1;
}
