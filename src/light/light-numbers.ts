/**
 * The numbers of the macro's light, once: the studio reads them in its loops and the live cloth
 * writes them into its shaders, so that both show the same cloth.
 */

/** Turns between one lamp, or tap, and the next. */
export const golden = 2.39996;

/** Lamps of the ring. */
export const lamps = { count: 16, box: 7 } as const;

/** Shares of red, green and blue in what an eye calls light. */
export const luminanceShares = [0.2126, 0.7152, 0.0722] as const;

/** How far shadows reach over the tile: a march over heights in coarse pixels. */
export const shadowMarch = {
  /** Pixels of the tile for each of the shadow field. */
  step: 4,
  marches: 22,
  lift: 0.5,
  from: 1.2,
  stride: 1,
  growth: 1.12,
  softness: 1.2,
  spread: 0.15,
  closed: 0.01,
} as const;

/** How a fibre returns light: wrapped Lambert, Kajiya's strand, a highlight across the strand. */
export const fibreLight = {
  wrap: 0.25,
  lambert: 0.6,
  strand: 0.4,
  leastLustre: 0.05,
  /** A highlight keeps this share even where the fibre turns from the lamp. */
  facing: 0.8,
  turned: 0.2,
  alongSharp: 0.5,
  acrossSharp: 0.16,
  acrossLeast: 1,
  /** Tone of single fibres, as a share to both sides. */
  tone: 0.32,
  /** Yarns press on one another at their flanks, closer than the shadow fields can see. */
  creviceFall: 2.5,
  brightest: 0.97,
  ambient: 0.05,
  ambientByDepth: 0.1,
  /** Light that comes back from neighbouring yarns. */
  bounced: 0.14,
  /** The highlight takes half of the yarn's tint. */
  tint: 0.5,
  tintFloor: 0.02,
} as const;

/** What lies under the cloth. */
export const groundLight = {
  shaded: 0.38,
  open: 0.62,
  gain: 1.15,
  /** Under closed cloth: its own shade, so much of it. */
  ownShade: 0.22,
  /** Gap below a net, mm. */
  belowMm: 0.45,
} as const;

/** Hairs above the cloth, thin enough to see through. */
export const hairLight = { cover: 0.42, albedo: 0.85, light: 0.06 } as const;

/** The camera that leans over the cloth. */
export const macroCamera = {
  /** Pixels of the tile for each pixel of the picture in the plane of focus. */
  oversize: 1.04,
  focusAt: 0.56,
  lean: 0.3,
  blur: 0.026,
  /** The cloth does not lie quite flat. */
  swell: 0.05,
  swellX: 1.6,
  swellY: 1.2,
  swellLight: 1.2,
  slant: 0.03,
  taps: 5,
  softTaps: 14,
  tapRadius: 0.45,
  coarseFrom: 2.6,
  softFrom: 3,
  softerFrom: 8,
  falloff: 0.3,
  falloffX: 0.42,
  falloffDown: 0.33,
  falloffY: 0.4,
} as const;
