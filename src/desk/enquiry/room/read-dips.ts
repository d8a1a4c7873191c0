import { type Lab, linearFromLab } from '../../../domain/colour/delta-e.ts';
import type { Dip, DipStandard, dipNames } from '../../../domain/dip/lab-dip.ts';

/** As it was typed, before it is read. */
export interface TypedDip {
  readonly colour: string;
  readonly measured: string;
  readonly note: string;
}

interface Colour {
  readonly hex: string;
  readonly lab: Lab | null;
}

/** `#2f6c70`, or the three figures of an instrument; nothing for anything else. */
export function readColour(typed: string): Colour | undefined {
  const text = typed.trim().toLowerCase();
  const code = text.startsWith('#') ? text.slice(1) : text;
  if (/^[\da-f]{6}$/.test(code)) return { hex: `#${code}`, lab: null };
  const figures = text
    .replace('lab', ' ')
    .replaceAll(',', ' ')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  if (figures.length !== 3 || figures.some(Number.isNaN)) return undefined;
  const lab = figures as unknown as Lab;
  if (lab[0] < 0 || lab[0] > 100 || lab.slice(1).some((part) => Math.abs(part) > 160)) {
    return undefined;
  }
  return { hex: hexOf(lab), lab };
}

export function readStandard(typed: string, swatch: string): DipStandard | undefined {
  const colour = readColour(typed);
  if (!colour) return undefined;
  const { hex, lab } = colour;
  if (swatch.trim() !== '') return { kind: 'swatch', what: swatch.trim(), hex };
  return lab ? { kind: 'lab', lab, hex } : { kind: 'hex', hex };
}

export function readDip(
  { colour, measured, note }: TypedDip,
  name: (typeof dipNames)[number],
): (Dip & { name: typeof name }) | undefined {
  const read = readColour(colour);
  const difference = measured.trim() === '' ? null : readHundredths(measured);
  if (!read || difference === undefined) return undefined;
  return { name, hex: read.hex, lab: read.lab, measured: difference, note };
}

/** `0.9` is 90. */
export function readHundredths(typed: string): number | undefined {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && value >= 0 && value <= 100 ? Math.round(value * 100) : undefined;
}

/** The nearest colour that a screen shows. */
function hexOf(lab: Lab): string {
  const channels = linearFromLab(lab).map((value) => {
    const within = Math.min(1, Math.max(0, value));
    const screen = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(screen * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
