import { contrastOf, distanceOf, hexOf, oklabOf } from './oklab.ts';
import { palette } from './palette.ts';

/** The colours that a mill may choose: what one acts with, and what everything stands on. */
export interface LookColours {
  /** `#24365f`: buttons, links, everything that can be pressed. */
  readonly dye: string;
  readonly ground: GroundName;
}

/** Dyes of the shade book that read well on every ground. */
export const dyes = [
  { name: 'Neel', words: 'indigo', hex: palette.indigo },
  { name: 'Nilkanth', words: 'roller blue', hex: '#2f5d98' },
  { name: 'Morpankh', words: 'peacock', hex: '#125a60' },
  { name: 'Panna', words: 'emerald', hex: '#136a4c' },
  { name: 'Neem', words: 'leaf', hex: '#3d583a' },
  { name: 'Jamun', words: 'dark plum', hex: '#4d2f3d' },
  { name: 'Falsa', words: 'berry', hex: '#783553' },
  { name: 'Raat', words: 'night', hex: '#192036' },
] as const;

/** Paper, the card on it, its shaded parts and hairlines. */
export const grounds = {
  kora: {
    name: 'Kora',
    words: 'unbleached',
    paper: palette.paper,
    card: palette.card,
    shade: palette.shade,
    hair: palette.hair,
  },
  safed: {
    name: 'Safed',
    words: 'white',
    paper: '#f6f6f3',
    card: '#ffffff',
    shade: '#e9e9e4',
    hair: '#d6d6cf',
  },
  barf: {
    name: 'Barf',
    words: 'cool',
    paper: '#eef1f2',
    card: '#f9fbfb',
    shade: '#e1e6e8',
    hair: '#cdd4d7',
  },
} as const;
export type GroundName = keyof typeof grounds;

export const groundNames = Object.keys(grounds) as [GroundName, ...GroundName[]];

export const shippedColours: LookColours = { dye: palette.indigo, ground: 'kora' };

/** What text needs. */
const leastContrast = 4.5;
/** Nearer than this, an eye takes one for the other. */
const leastApart = 0.1;

export interface ReadableDye {
  readonly hex: string;
  /** Why it is not the colour that was asked for; empty: it is. */
  readonly moved: readonly ('darker' | 'away-from-faults')[];
}

/**
 * The nearest dye to a colour with which words can be read and buttons pressed on every ground: darker
 * where it is too pale, and not the red in which the site marks a fault.
 */
export function readableDye(asked: string): ReadableDye {
  const own = asked.toLowerCase();
  if (isReadableDye(own)) return { hex: own, moved: [] };
  const dark = isReadable(own) ? own : darkened(own);
  if (isApart(dark)) return { hex: dark, moved: ['darker'] };
  const moved = isReadable(own) ? [] : (['darker'] as const);
  return { hex: awayFromMadder(own), moved: [...moved, 'away-from-faults'] };
}

/** Whether a dye may be shown as it is. */
export function isReadableDye(hex: string): boolean {
  return isReadable(hex) && isApart(hex);
}

function isApart(hex: string): boolean {
  return distanceOf(hex, palette.madder) >= leastApart;
}

function isReadable(hex: string): boolean {
  return groundNames.every((name) => {
    const { paper, card, shade } = grounds[name];
    return [paper, card, shade].every((ground) => contrastOf(hex, ground) >= leastContrast);
  });
}

function darkened(hex: string): string {
  const [lightness, a, b] = oklabOf(hex);
  for (let step = 1; step <= 100; step += 1) {
    const less = lightness * (1 - step / 100);
    // Colour fades with light, or a dark yellow would leave what a screen can show.
    const share = Math.min(1, less / lightness + 0.25);
    const darker = hexOf([less, a * share, b * share]);
    if (isReadable(darker)) return darker;
  }
  return palette.ink;
}

/** Turned round the colour circle, the shorter way, and then as dark as it must be. */
function awayFromMadder(hex: string): string {
  const [lightness, a, b] = oklabOf(hex);
  const chroma = Math.hypot(a, b);
  const hue = Math.atan2(b, a);
  for (let degree = 2; degree <= 180; degree += 2) {
    for (const turn of [degree, -degree]) {
      const to = hue + (turn * Math.PI) / 180;
      const turned = hexOf([lightness, chroma * Math.cos(to), chroma * Math.sin(to)]);
      const read = isReadable(turned) ? turned : darkened(turned);
      if (isApart(read)) return read;
    }
  }
  return palette.plum;
}

/** The palette of the design with the colours of a mill in their places. */
export function paletteOf({ dye, ground }: LookColours): Record<keyof typeof palette, string> {
  const { paper, card, shade, hair } = grounds[ground];
  return { ...palette, paper, card, shade, hair, indigo: dye };
}

/** `/look/125a60-safed.css`: says everything that is in it, so it never changes. */
export function lookStylesheet({ dye, ground }: LookColours): string | undefined {
  const isShipped = dye === shippedColours.dye && ground === shippedColours.ground;
  return isShipped ? undefined : `/look/${dye.slice(1)}-${ground}.css`;
}

export function readLookAddress(path: string): LookColours | undefined {
  const [, digits, ground] = /^\/look\/([0-9a-f]{6})-([a-z]+)\.css$/.exec(path) ?? [];
  if (digits === undefined || !isGround(ground)) return undefined;
  const dye = `#${digits}`;
  return isReadableDye(dye) ? { dye, ground } : undefined;
}

/** Outside every layer, so that it stands over the tokens of the build. */
export function lookCss(look: LookColours): string {
  const { indigo, paper, card, shade, hair } = paletteOf(look);
  const tokens = { indigo, paper, card, shade, hair };
  const lines = Object.entries(tokens).map(([name, hex]) => `--color-${name}:${hex}`);
  return `:root{${lines.join(';')}}\n`;
}

function isGround(name: string | undefined): name is GroundName {
  return name !== undefined && Object.hasOwn(grounds, name);
}
