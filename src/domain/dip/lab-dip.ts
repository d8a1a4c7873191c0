import { deltaCmc, deltaE2000, type Lab, labOfHex } from '../colour/delta-e.ts';

/** What a dip is compared with: a colour by number, or a piece of cloth that the buyer sent. */
export type DipStandard =
  | { readonly kind: 'hex'; readonly hex: string }
  | { readonly kind: 'lab'; readonly lab: Lab; readonly hex: string }
  | { readonly kind: 'swatch'; readonly what: string; readonly hex: string };

export const dipLights = {
  D65: 'daylight (D65)',
  TL84: 'shop light (TL84)',
  A: 'evening light (A)',
} as const;
export type DipLight = keyof typeof dipLights;

export const dipFormulas = { cmc: 'CMC 2:1', e2000: 'ΔE2000' } as const;
export type DipFormula = keyof typeof dipFormulas;

/** One dyeing of a round. */
export interface Dip {
  /** `A` */
  readonly name: string;
  /** How it is drawn on a screen. */
  readonly hex: string;
  /** As the instrument read it. */
  readonly lab: Lab | null;
  /** In hundredths, as the laboratory wrote it down; null: computed from the colours. */
  readonly measured: number | null;
  readonly note: string;
}

export interface DipRound {
  readonly fabric: string;
  readonly standard: DipStandard;
  readonly light: DipLight;
  readonly formula: DipFormula;
  /** Hundredths of a unit of the formula. */
  readonly tolerance: number;
  readonly dips: readonly Dip[];
}

/** `waiting`: the buyer looks. `off`: none was right, and the buyer said what is off. */
export const dipStates = {
  waiting: 'Waiting for the buyer',
  approved: 'Approved',
  off: 'None was right',
  withdrawn: 'Withdrawn',
} as const;
export type DipState = keyof typeof dipStates;

export const offWords = ['lighter', 'deeper', 'redder', 'greener', 'bluer', 'yellower'] as const;
export type OffWord = (typeof offWords)[number];

export const dipNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export interface DipDifference {
  /** Hundredths. */
  readonly value: number;
  readonly isMeasured: boolean;
  readonly isWithin: boolean;
}

/** How far a dip is from its standard, by the formula that was agreed. */
export function differenceOf(round: DipRound, dip: Dip): DipDifference {
  const isMeasured = dip.measured !== null;
  const value = dip.measured ?? computedDifference(round, dip);
  return { value, isMeasured, isWithin: value <= round.tolerance };
}

function computedDifference({ standard, formula }: DipRound, dip: Dip): number {
  const [wanted, got] = [labOf(standard), dip.lab ?? labOfHex(dip.hex)];
  const difference = formula === 'cmc' ? deltaCmc(wanted, got) : deltaE2000(wanted, got);
  return Math.round(difference * 100);
}

function labOf(standard: DipStandard): Lab {
  return standard.kind === 'lab' ? standard.lab : labOfHex(standard.hex);
}

/** `A little deeper, bluer`: what the eye would say, seen from the standard. */
export function describeDip({ standard }: DipRound, dip: Dip): string {
  const [l1, a1, b1] = labOf(standard);
  const [l2, a2, b2] = dip.lab ?? labOfHex(dip.hex);
  const sides = [
    { by: l2 - l1, more: 'lighter', less: 'deeper' },
    { by: a2 - a1, more: 'redder', less: 'greener' },
    { by: b2 - b1, more: 'yellower', less: 'bluer' },
  ];
  const seen = sides.filter(({ by }) => Math.abs(by) >= 1.5);
  const words = seen.map(({ by, more, less }) => (by > 0 ? more : less));
  if (words.length === 0) return 'Very near';
  const isLittle = seen.every(({ by }) => Math.abs(by) < 8);
  return `${isLittle ? 'A little' : 'Clearly'} ${words.join(', ')}`;
}

/** The dip with the smallest difference; the first of equals. */
export function nearestDip(round: DipRound): Dip | undefined {
  const sorted = round.dips.toSorted(
    (one, other) => differenceOf(round, one).value - differenceOf(round, other).value,
  );
  return sorted[0];
}

/** `0.9` */
export function spellDifference(hundredths: number): string {
  return (hundredths / 100).toFixed(1);
}

/** `#2F6C70`, `Lab 42 -18 -9`, `your cutting, sent on 12 November` */
export function spellStandard(standard: DipStandard): string {
  if (standard.kind === 'hex') return standard.hex.toUpperCase();
  if (standard.kind === 'swatch') return standard.what;
  return `Lab ${standard.lab.map((value) => Math.round(value * 10) / 10).join(' ')}`;
}
