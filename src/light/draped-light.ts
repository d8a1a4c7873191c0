import type { Rgb } from './colour/encode-srgb.ts';

/**
 * The numbers of cloth seen as a whole, once: the studio dyes its still lives with them and the
 * hanging cloth of a page writes them into its shader.
 */

/** The soft box is a little warmer than the walls. */
export const keyColour: Rgb = [1.035, 1, 0.95];
export const domeColour: Rgb = [0.97, 1, 1.045];

/** The tile of cloth that a still life is covered with. */
export const drapedTile = {
  /** Far enough apart that the eye finds no repeat, small enough to be drawn in a second or two. */
  mm: 13,
  pxPerMm: 24,
  /** The tile of a motif is fifty times as large; the camera never comes nearer than this. */
  motifPxPerMm: 14,
  fineness: 2,
} as const;

/** How cloth as a whole returns light. */
export const drapedLight = {
  /** Half a level coarser than sharp: wales at two or three pixels turn into moiré. */
  softer: 0.5,
  /** Of a sample's neighbours the nearer counts, or so much of the farther. */
  farther: 0.7,
  /** A pixel, not a sample: most pixels are shaded by two samples only. */
  footprint: 1.5,
  widestMm: 4,
  leastOpacity: 0.02,
  leastDome: 0.01,
  /** How much of the dome's gradient the relief of stitches feels. */
  domeTurn: 0.9,
  leastFacing: 0.02,
  rimFall: 3.2,
  rimOwn: 0.35,
  rimTint: 0.65,
  tintFloor: 0.02,
  /** The figure of a jacquard is looked for in places wider than a stitch and narrower than a leaf. */
  figureMm: 0.9,
} as const;

/** How bright filament mirrors soft box and walls. */
export const mirrorLight = {
  leastPower: 1e-4,
  narrower: 0.6,
  gain: 0.25,
  spread: 4,
  walls: 0.3,
  ceiling: 0.55,
  behind: 0.7,
  strip: { x: 0.82, y: -0.1, wide: 0.12, high: 0.4 },
  back: { y: 0.8, high: 0.12, wide: 0.7 },
  straight: 0.1,
  grazing: 1.6,
  grazingFall: 5,
  /** How soon floats hide one another as the glance grows flatter. */
  maskedFall: 0.8,
} as const;

/** Unevenness of cloth: how strong, how long along the course and along the wale, mm. */
export interface NoiseLayer {
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly shift: number;
}

/** No cloth is even: streaks along a wale, bars along a course, faint clouds. About ±1.5 %, mean 0. */
export const millNoise: readonly NoiseLayer[] = [
  { share: 0.014, x: 0.75, y: 24, shift: 0 },
  { share: 0.01, x: 17, y: 0.55, shift: 0 },
  { share: 0.018, x: 2.1, y: 2.3, shift: 9 },
  { share: 0.03, x: 11, y: 13, shift: 0 },
];

/** Courses of floats that lie a little tighter than their neighbours break a highlight into fine lines. */
export const streakNoise: readonly NoiseLayer[] = [
  { share: 1, x: 14, y: 0.42, shift: 0 },
  { share: 0.7, x: 3.1, y: 0.9, shift: 5 },
];
