import { balanceOf, gapLight } from '../light/map-balance.ts';
import { showSide } from '../light/macro-view.ts';
import { type ClothSurface, clothSurface } from '../light/thread-looks.ts';
import { knit } from '../loom/knit/knit.ts';
import { makeMaps } from '../loom/maps/make-maps.ts';
import type { Cloth, ClothMaps, Side } from '../loom/types.ts';
import { computeGsm } from '../loom/weight/explain-gsm.ts';
import type { SwatchFabric, SwatchOrder } from './swatch-order.ts';

/** Smallest tile, mm: below it the eye finds the repeat. */
const tileMm = 12;
const mmPerInch = 25.4;
/** What a scanner for cloth delivers; a large motif gets as many, if the machine has room. */
const wantedDpi = 600;

/** A tile of the cloth as other programs take it, before any dye. */
export interface SwatchCloth {
  readonly fabric: SwatchFabric;
  readonly gsm: number;
  /** Computed from how yarns lie over one another, not measured under a foot. */
  readonly thicknessMm: number;
  readonly surface: ClothSurface;
  /** Has ends that keep their own colour. */
  readonly isYarnDyed: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The side that is worn outward. */
  readonly front: () => SwatchSide;
  readonly back: () => SwatchSide;
}

export interface SwatchSide {
  readonly side: Side;
  readonly maps: Omit<ClothMaps, 'levels'>;
  readonly balance: ReturnType<typeof balanceOf>;
  /** Mean colour of ends with a colour of their own; it shows in gaps. */
  readonly own: readonly [number, number, number];
}

type Size = Pick<SwatchOrder, 'size' | 'mostPixels'>;

/** Knits the tile; each side is drawn when it is first asked for. */
export function swatchCloth(
  fabric: SwatchFabric,
  { size, mostPixels }: Size,
  progress: (share: number) => void = () => {},
): SwatchCloth {
  const cloth = knit(fabric, { minWidth: tileMm, minHeight: tileMm });
  const longest = Math.max(cloth.width, cloth.height);
  const pixels = Math.min(mostPixels, Math.max(size, (longest / mmPerInch) * wantedDpi));
  const { family } = fabric.construction;
  const outward = showSide(family);
  const drawn = (side: Side) =>
    once(() => drawSide(cloth, { pxPerMm: pixels / longest, side, progress }));
  return {
    fabric,
    gsm: fabric.gsm.kind === 'single' ? fabric.gsm.gsm : computeGsm(fabric),
    thicknessMm: thicknessOf(cloth),
    surface: clothSurface(cloth, family),
    isYarnDyed: cloth.threads.some(({ colour }) => colour !== undefined),
    widthMm: cloth.width,
    heightMm: cloth.height,
    front: drawn(outward),
    back: drawn(outward === 'face' ? 'back' : 'face'),
  };
}

function drawSide(
  cloth: Cloth,
  options: Pick<Parameters<typeof makeMaps>[1], 'pxPerMm' | 'side' | 'progress'>,
): SwatchSide {
  const maps = makeMaps(cloth, { ...options, fineness: 1, levels: false });
  const { base, opacity } = maps;
  const sums = [0, 0, 0, 0];
  let cover = 0;
  for (let i = 0; i < opacity.length; i++) {
    const covered = opacity[i]! / 255;
    cover += covered;
    for (let k = 0; k < 4; k++) sums[k]! += base[i * 4 + k]! * covered;
  }
  const mean = (sum: number) => sum / opacity.length;
  const [dye, ...own] = sums.map(mean) as [number, number, number, number];
  const covered = Math.max(mean(cover), 1e-4);
  return {
    side: options.side,
    maps,
    balance: balanceOf(mean(cover), dye, Math.max(...own)),
    own: [own[0] / covered, own[1] / covered, own[2] / covered],
  };
}

/** From the lowest to the highest yarn; where they press on one another they are flatter than round. */
function thicknessOf({ paths, threads }: Cloth): number {
  let [lowest, highest] = [0, 0];
  for (const { points } of paths)
    for (let i = 2; i < points.length; i += 4) {
      lowest = Math.min(lowest, points[i]!);
      highest = Math.max(highest, points[i]!);
    }
  const pressed = 0.8;
  return highest - lowest + Math.max(...threads.map(({ diameter }) => diameter)) * pressed;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Light that a texel returns in a shade, linear. Gaps of closed cloth show what lies below, those of a net nothing. */
export function albedoAt(
  { maps, balance, own }: SwatchSide,
  i: number,
  k: 0 | 1 | 2,
  shade: number,
): number {
  const cover = maps.opacity[i]! / 255;
  const returned = maps.base[i * 4]! * shade + maps.base[i * 4 + 1 + k]!;
  const below = own[k] > 0.02 ? own[k] : shade;
  // Open texels get the colour of the yarn beside them, or a filter would draw a dark rim.
  if (balance.open) return cover > 0.02 ? returned * balance.gain : below;
  return (returned * cover + (1 - cover) * gapLight * below) * balance.gain;
}
