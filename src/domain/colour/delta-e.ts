import { linearOf } from '../design/oklab.ts';

/** Linear light, 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

export type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB under D65. */
export function labFromLinear([r, g, b]: Rgb): Lab {
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** `#24365f` as the eye sees it in daylight. */
export function labOfHex(hex: string): Lab {
  return labFromLinear(linearOf(hex));
}

/** CIEDE2000: how different two colours look; 1 is just noticeable. */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - chromaWeight(meanChroma));
  const c1 = Math.hypot(a1 * (1 + g), b1);
  const c2 = Math.hypot(a2 * (1 + g), b2);
  const h1 = hue(a1 * (1 + g), b1);
  const h2 = hue(a2 * (1 + g), b2);
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : shortTurn(h2 - h1);
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const meanL = (l1 + l2) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = grey ? h1 + h2 : meanHue(h1, h2);
  const t =
    1 -
    0.17 * cos(meanH - 30) +
    0.24 * cos(2 * meanH) +
    0.32 * cos(3 * meanH + 6) -
    0.2 * cos(4 * meanH - 63);
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const rotation = -2 * chromaWeight(meanC) * sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)));
  const l = dL / sL;
  const c = dC / sC;
  const h = dH / sH;
  return Math.sqrt(l * l + c * c + h * h + rotation * c * h);
}

/** The way back; a colour that no screen shows has values below 0 or above 1. */
export function linearFromLab([lightness, a, b]: Lab): Rgb {
  const fy = (lightness + 16) / 116;
  const x = 0.95047 * inverse(fy + a / 500);
  const y = inverse(fy);
  const z = 1.08883 * inverse(fy - b / 200);
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ];
}

/** CMC 2:1, in which mills and buyers agree on a lab dip; it is seen from the standard, the first of the two. */
export function deltaCmc([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const c1 = Math.hypot(a1, b1);
  const dC = c1 - Math.hypot(a2, b2);
  const dH2 = Math.max(0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - dC * dC);
  const h = hue(a1, b1);
  const t =
    h >= 164 && h <= 345 ? 0.56 + Math.abs(0.2 * cos(h + 168)) : 0.36 + Math.abs(0.4 * cos(h + 35));
  const fourth = c1 ** 4;
  const g = Math.sqrt(fourth / (fourth + 1900));
  const sL = l1 < 16 ? 0.511 : (0.040975 * l1) / (1 + 0.01765 * l1);
  const sC = (0.0638 * c1) / (1 + 0.0131 * c1) + 0.638;
  const sH = sC * (g * t + 1 - g);
  return Math.sqrt(((l1 - l2) / (2 * sL)) ** 2 + (dC / sC) ** 2 + dH2 / sH ** 2);
}

const inverse = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** Opposite hues are a half turn apart; rounding must not tip them over to the other side. */
const halfTurn = 180 + 1e-9;
const shortTurn = (turn: number) =>
  Math.abs(turn) <= halfTurn ? turn : turn - Math.sign(turn) * 360;
const meanHue = (one: number, other: number) => {
  const sum = one + other;
  if (Math.abs(one - other) <= halfTurn) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
};
const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const chromaWeight = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
