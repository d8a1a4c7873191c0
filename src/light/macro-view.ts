import type { ConstructionFamily, Fabric, Machine, Motif } from '../domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from './colour/encode-srgb.ts';
import { luminance } from './exposure.ts';
import { groundLight } from './light-numbers.ts';
import type { Vector } from './vector.ts';

/** How a macro looks at a cloth: what the studio photographs and what comes alive on a page. */
export interface MacroView {
  readonly side: 'face' | 'back';
  /** Seen through the openings; without it the cloth's own shade, darkened. */
  readonly ground?: string;
  /** Wales across the plane of focus. */
  readonly wales: number;
  /** Radians. */
  readonly rotation: number;
  readonly tilt: number;
  /** Half height of the sharp band, share of the shorter side. */
  readonly sharp: number;
  /** Place of the tile to look at, as shares from its left and its foot; its middle by default. */
  readonly centre?: readonly [number, number];
}

type Viewed = Pick<Fabric, 'construction'>;

/** Where the soft box stands in every macro. */
export const keyLamp: Vector = [-0.8, 0.55, 0.52];

/** The side that is worn outward: satin shows its floats and raised cloth its pile, both on the technical back. */
export const showSide = (family: ConstructionFamily) =>
  family === 'satin' || family === 'raised' ? ('back' as const) : ('face' as const);

/** One looks through these. */
export const isOpen = (family: ConstructionFamily) => family === 'net' || family === 'lace';

const poses = [
  { rotation: 0.28, tilt: 0.38, sharp: 0.26, zoom: 1 },
  { rotation: -0.22, tilt: 0.34, sharp: 0.28, zoom: 0.8 },
  { rotation: 0.12, tilt: 0.42, sharp: 0.26, zoom: 1.2 },
  { rotation: -0.34, tilt: 0.36, sharp: 0.26, zoom: 0.9 },
  { rotation: 0.4, tilt: 0.32, sharp: 0.28, zoom: 1.1 },
] as const;

/** Enough wales to show the structure; threading and motif may need more. */
export function nearView(
  { construction }: Viewed,
  shade: string,
  side: 'face' | 'back',
  turn: number,
): MacroView {
  const threaded = Math.max(...construction.bars.map((bar) => bar.threading.length));
  const least = construction.motif ? 46 : 14;
  const { zoom, ...pose } = poses[turn % poses.length]!;
  return {
    side,
    ...(isOpen(construction.family) ? { ground: groundFor(shade, turn) } : {}),
    wales: Math.max(least * zoom, Math.min(34, threaded > 4 ? threaded * 1.15 : 0)),
    ...pose,
  };
}

/** The whole motif or many meshes, almost straight from above. */
export function wideView(fabric: Viewed, shade: string, turn: number): MacroView {
  const { motif } = fabric.construction;
  return {
    ...nearView(fabric, shade, 'face', turn),
    ground: groundFor(shade, turn + 1),
    wales: motif ? Math.min(96, Math.max(70, motif.wales * 1.1)) : 34,
    rotation: motif ? 0.05 : -0.18,
    tilt: motif ? 0.16 : 0.3,
    sharp: motif ? 0.5 : 0.26,
    ...edgeInSight(motif),
  };
}

/** A scalloped edge hangs low in its repeat. */
const edgeInSight = (motif: Motif | undefined) =>
  motif?.name.startsWith('scallop') ? { centre: [0.5, 0.33] as const } : {};

const deepGrounds = ['#3b2a30', '#20283a', '#33372c', '#3a2520'] as const;
const paleGrounds = ['#e2d6c1', '#d9cfc6', '#dcd9c8', '#e3cfc2'] as const;

/** Light thread over deep ground, dark thread over pale. */
export function groundFor(shade: string, turn: number): string {
  const grounds = luminance(...linearFromHex(shade)) > 0.2 ? deepGrounds : paleGrounds;
  return grounds[turn % grounds.length]!;
}

/** What lies under the cloth, and how far. */
export function groundOf(ground: string | undefined, shade: Rgb) {
  if (ground) return { colour: linearFromHex(ground), belowMm: groundLight.belowMm };
  const { ownShade } = groundLight;
  const colour = [shade[0] * ownShade, shade[1] * ownShade, shade[2] * ownShade] as const;
  return { colour, belowMm: 0 };
}

/** Smallest tile that such a picture needs, mm. */
export function tileOf(
  { walesPerCm }: Pick<Machine, 'walesPerCm'>,
  {
    wales,
    width,
    height,
  }: { readonly wales: number; readonly width: number; readonly height: number },
): { readonly minWidth: number; readonly minHeight: number } {
  const minWidth = wales * (10 / walesPerCm);
  return { minWidth, minHeight: (minWidth * Math.max(height, width * 0.6)) / width };
}

/** Share of the fibres to draw: those finer than a pixel cost time and are not seen. */
export function detailFor(
  threads: readonly { readonly diameter: number }[],
  pxPerMm: number,
): number {
  const thickest = Math.max(...threads.map((thread) => thread.diameter)) * pxPerMm;
  return Math.max(0.3, Math.min(0.8, thickest / 34));
}
