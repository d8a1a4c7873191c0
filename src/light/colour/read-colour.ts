import { type Lab, labFromLinear, linearFromLab } from './delta-e.ts';
import { decodeSrgb, hexFromLinear, linearFromHex, type Rgb } from './encode-srgb.ts';

export type ReadColour =
  | {
      readonly ok: true;
      readonly lab: Lab;
      /** As a screen shows it, `#rrggbb`. */
      readonly hex: string;
      /** A screen cannot show it as it is. */
      readonly beyondScreen: boolean;
    }
  | { readonly ok: false; readonly fault: string };

const fault = 'Write it as #1F6D72, as 31 109 114, or as Lab 42 -22 -9.';

/** A colour as somebody types it: hex, RGB or Lab (D65). */
export function readColour(text: string): ReadColour {
  const clean = text.trim().toLowerCase();
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(clean)?.[1];
  // `120` alone would also be a short hex code; a hash or a letter makes it one.
  if (hex && (hex.length === 6 || /[#a-f]/.test(clean))) {
    const long = hex.length === 6 ? hex : hex.replace(/./g, '$&$&');
    return found(labFromLinear(linearFromHex(`#${long}`)));
  }
  const numbers = (clean.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).map((n) =>
    Number(n.replace('−', '-')),
  );
  if (numbers.length !== 3 || /[^\d\s.,;:()=*°%rgblab−-]/.test(clean)) return { ok: false, fault };
  const [x, y, z] = numbers as [number, number, number];
  const isLab = /l/.test(clean) || numbers.some((n) => n < 0 || !Number.isInteger(n));
  return isLab ? readLab([x, y, z]) : readRgb([x, y, z]);
}

function readRgb(rgb: Rgb): ReadColour {
  if (rgb.some((value) => value > 255))
    return { ok: false, fault: 'Red, green and blue go from 0 to 255.' };
  const [r, g, b] = rgb.map((value) => decodeSrgb(value / 255));
  return found(labFromLinear([r!, g!, b!]));
}

function readLab(lab: Lab): ReadColour {
  const [lightness, a, b] = lab;
  if (lightness < 0 || lightness > 100 || Math.hypot(a, b) > 160)
    return { ok: false, fault: 'In Lab, L goes from 0 to 100, a and b from about -128 to 127.' };
  return found(lab);
}

function found(lab: Lab): ReadColour {
  const beyondScreen = !isShown(linearFromLab(lab));
  return { ok: true, lab, hex: hexFromLinear(onScreen(lab)), beyondScreen };
}

/** The colour as a screen can show it: of the same hue and lightness, as clear as it goes. */
export function onScreen([lightness, a, b]: Lab): Rgb {
  let [least, most] = [0, 1];
  const at = (share: number) => linearFromLab([lightness, a * share, b * share]);
  if (isShown(at(1))) return at(1);
  for (let i = 0; i < 20; i++) {
    const middle = (least + most) / 2;
    if (isShown(at(middle))) least = middle;
    else most = middle;
  }
  return at(least);
}

const isShown = (rgb: Rgb) => rgb.every((value) => value > -0.002 && value < 1.002);
