import type { Fibre, FibreShare } from '../../domain/fabric/fabric.ts';
import { deltaE2000, type Lab } from './delta-e.ts';

/**
 * How clear a colour everyday dyes reach on cotton, by hue: chroma in CIELAB and the lightness where it is
 * reached. Reactive dyes without fluorescence, from the practice of dyers, not measured at this mill;
 * every shade of the card lies inside, and a lab dip decides.
 */
const clearest = [
  { hue: 0, chroma: 68, lightness: 46 },
  { hue: 35, chroma: 76, lightness: 44 },
  { hue: 60, chroma: 84, lightness: 62 },
  { hue: 95, chroma: 96, lightness: 84 },
  { hue: 135, chroma: 68, lightness: 62 },
  { hue: 175, chroma: 52, lightness: 52 },
  { hue: 215, chroma: 46, lightness: 56 },
  { hue: 275, chroma: 58, lightness: 36 },
  { hue: 315, chroma: 60, lightness: 34 },
] as const;

/** Acid dyes on nylon and disperse dyes on polyester are clearer than reactive ones on cotton; elastane is covered. */
const clarity: Readonly<Record<Fibre, number>> = {
  cotton: 1,
  polyester: 1.06,
  nylon: 1.12,
  elastane: Infinity,
};

/** The deepest black and the whitest white of dyed cloth, and the tint either may have. */
const [black, white, tint] = [5, 97, 9] as const;
/** A fibre that is less than this share of the cloth does not decide its shade. */
const deciding = 15;

export interface Dyeable {
  /** The colour itself, or the nearest of its hue that the cloth can take. */
  readonly lab: Lab;
  /** Why it is not the colour itself: `Too bright for cotton`. */
  readonly refused?: string;
}

/** What a cloth of these fibres becomes when it is to be dyed this colour. */
export function dyeable(lab: Lab, fibres: readonly FibreShare[]): Dyeable {
  const [lightness, a, b] = lab;
  const deciders = fibres.filter(({ percent }) => percent >= deciding).map(({ fibre }) => fibre);
  const fibre = deciders.toSorted((one, other) => clarity[one] - clarity[other])[0] ?? 'cotton';
  const hue = hueOf(a, b);
  const chroma = Math.hypot(a, b);
  const takenAt = (level: number): Lab => {
    const most = mostChroma(level, hue) * clarity[fibre];
    const share = chroma > most ? most / chroma : 1;
    return [level, a * share, b * share];
  };
  const level = Math.min(white, Math.max(black, lightness));
  const taken = takenAt(level);
  if (level === lightness && taken[1] === a && taken[2] === b) return { lab };
  const why = lightness > white ? 'white' : lightness < black ? 'deep' : 'bright';
  // A clear colour is nearer than a pale one of the same lightness.
  let nearest = taken;
  for (let other = black; other <= white; other += 0.5)
    if (deltaE2000(lab, takenAt(other)) < deltaE2000(lab, nearest)) nearest = takenAt(other);
  return { lab: nearest, refused: `Too ${why} for ${fibre}` };
}

function mostChroma(lightness: number, hue: number): number {
  const next = clearest.findIndex((entry) => entry.hue > hue);
  const to = clearest[next] ?? { ...clearest[0], hue: 360 };
  const from = clearest[(next < 0 ? clearest.length : next) - 1]!;
  const t = (hue - from.hue) / (to.hue - from.hue);
  const chroma = from.chroma + (to.chroma - from.chroma) * t;
  const best = from.lightness + (to.lightness - from.lightness) * t;
  // Deep shades stay clear for longer than pale ones.
  const reached =
    lightness < best
      ? ((lightness - black) / (best - black)) ** 0.65
      : (white - lightness) / (white - best);
  return tint + (chroma - tint) * reached;
}

const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
