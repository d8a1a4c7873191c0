import type { Shade } from '../../../domain/fabric/fabric.ts';
import { decodeSrgb } from '../../../loom/maps/srgb.ts';

/** Lightness, green to red, blue to yellow: equal steps look alike (Oklab). */
type Lab = readonly [light: number, red: number, yellow: number];

export interface NearShade<Named> {
  readonly shade: Named;
  /** `a little lighter than Morpankh` */
  readonly words: string;
  readonly isSame: boolean;
}

/** `#1f6d72` from what a person typed, with or without #, three digits or six. */
export function readHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (!/^[0-9a-f]{3}$/.test(digits)) return undefined;
  return `#${[...digits].map((digit) => digit + digit).join('')}`;
}

/** The shade of the book that a colour is nearest to, and how it differs from it. */
export function nearestShade<Named extends Shade>(
  hex: string,
  shades: readonly Named[],
): NearShade<Named> | undefined {
  const lab = labOf(hex);
  const [nearest] = shades
    .map((shade) => ({ shade, other: labOf(shade.hex) }))
    .map((one) => ({ ...one, off: distance(lab, one.other) }))
    .toSorted((a, b) => a.off - b.off);
  if (!nearest) return undefined;
  const { shade, other, off } = nearest;
  if (off < 0.008) return { shade, words: `the same as ${shade.name}`, isSame: true };
  const little = off < 0.07 ? 'a little ' : '';
  return { shade, words: `${little}${sayOff(lab, other)} than ${shade.name}`, isSame: false };
}

/** In the order in which they are near to a colour. */
export function byNearness<Named extends Shade>(
  hex: string,
  shades: readonly Named[],
): readonly Named[] {
  const lab = labOf(hex);
  return shades.toSorted((a, b) => distance(lab, labOf(a.hex)) - distance(lab, labOf(b.hex)));
}

function sayOff(lab: Lab, other: Lab): string {
  const [light, red, yellow] = lab.map((value, at) => value - other[at]!) as [
    number,
    number,
    number,
  ];
  if (Math.abs(light) >= Math.max(Math.abs(red), Math.abs(yellow)))
    return light > 0 ? 'lighter' : 'deeper';
  if (Math.abs(red) >= Math.abs(yellow)) return red > 0 ? 'redder' : 'greener';
  return yellow > 0 ? 'yellower' : 'bluer';
}

function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) =>
    decodeSrgb(parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The mean of some pixels as a canvas gives them: red, green, blue and cover for each. */
export function meanColour(pixels: ArrayLike<number>): string {
  const sums = [0, 0, 0];
  const count = Math.max(1, Math.floor(pixels.length / 4));
  for (let at = 0; at + 3 < pixels.length; at += 4)
    for (const channel of [0, 1, 2]) sums[channel]! += pixels[at + channel]!;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The key of a new shade, after its name and unlike all others. */
export function newShadeKey(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/^\d+/, '')
    .slice(0, 30);
  const base = plain.length > 1 ? plain : 'shade';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}${number}`;
    if (!taken.includes(key)) return key;
  }
}
