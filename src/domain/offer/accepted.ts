import type { Sum } from './offer.ts';

/** What the buyer accepted, as it was said on that day. It never changes after that. */
export interface Acceptance extends Sum {
  readonly name: string;
  readonly company: string;
  /** Number of the tax register; empty abroad. */
  readonly gst: string;
  readonly at: number;
  /** The lab dip that was the standard then: `A`; empty before one was approved. */
  readonly dip: string;
}

/** Long enough to notice a mistake, short enough that no yarn is warped meanwhile. */
export const undoMs = 3_600_000;

export function canUndo({ at }: Pick<Acceptance, 'at'>, now: number): boolean {
  return now < at + undoMs;
}

/** 22AAAAA0000A1Z5: state, PAN, count, Z, check character. Whether it is registered only the state knows. */
export function isGstNumber(text: string): boolean {
  return (
    /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text) && checkCharacter(text) === text[14]
  );
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function checkCharacter(text: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i += 1) {
    const product = letters.indexOf(text[i]!) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return letters[(36 - (sum % 36)) % 36]!;
}
