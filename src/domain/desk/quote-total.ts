/** Currencies a quote can be written in; each has a hundred subunits (paise, cents, fils). */
export const currencies = ['INR', 'USD', 'AED'] as const;
export type Currency = (typeof currencies)[number];

export interface QuoteLine {
  readonly fabric: string;
  readonly shade: string;
  readonly metres: number;
  /** Price of one metre in paise, cents or fils. Whole, so that sums are exact. */
  readonly price: number;
}

export function lineTotal({ metres, price }: Pick<QuoteLine, 'metres' | 'price'>): number {
  return Math.round(metres * price);
}

export function quoteTotal(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** `12.5` becomes 1250; undefined for a text that is not a price. */
export function parsePrice(typed: string): number | undefined {
  const plain = typed.replaceAll(',', '').trim();
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}
