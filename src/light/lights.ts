import type { Vector } from './vector.ts';

/** Colour of a light against the studio's own, of about the same luminance. */
export type LightColour = Vector;

export const daylight: LightColour = [1, 1, 1];

/**
 * The lights a buyer judges a shade in. An eye adapts to warm light within minutes, so these are the
 * lamps as a person who is used to them sees them: about a third of their distance from daylight is left.
 */
export const lights = {
  daylight,
  /** Tubes and panels of a shop, some 4000 K, a little green. */
  shop: [1.07, 1, 0.83],
  /** Lamps of a living room, some 2800 K. */
  evening: [1.22, 0.97, 0.62],
} as const satisfies Record<string, LightColour>;

export type LightName = keyof typeof lights;
