import type { Currency } from '../desk/quote-total.ts';

/** Sums are whole paise, cents or fils, and metres are whole: nothing is ever rounded but the tax. */
export interface Tier {
  /** From this many metres on. */
  readonly from: number;
  /** Of one metre. */
  readonly price: number;
  /** Days until it is ready to leave the mill. */
  readonly days: number;
}

/** Where the cloth changes hands; each but our gate names its place. */
export const deliveries = {
  gate: 'at our gate',
  EXW: 'EXW',
  FCA: 'FCA',
  FOB: 'FOB',
  CFR: 'CFR',
  CIF: 'CIF',
  CPT: 'CPT',
  CIP: 'CIP',
  DAP: 'DAP',
  DDP: 'DDP',
} as const;
export type Delivery = keyof typeof deliveries;

/** One cloth in one colour, at a price that follows the metres. */
export interface Offer {
  readonly fabric: string;
  readonly shade: string;
  /** The metres that the buyer asked for; the quote opens at them. */
  readonly metres: number;
  /** At least one, by metres upward. */
  readonly tiers: readonly Tier[];
  readonly delivery: Delivery;
  /** `Nhava Sheva`; empty at our gate. */
  readonly place: string;
  /** `GST`; empty where no tax is added. */
  readonly tax: string;
  /** Of the net sum, in hundredths of a percent: 500 is 5 %. */
  readonly taxRate: number;
  /** The smallest order of this cloth, and of one colour of it. */
  readonly leastStyle: number;
  readonly leastColour: number;
}

export const offerLimits = { tiers: 8, metres: 1_000_000, price: 100_000_000, days: 400 } as const;

export type OfferFault = 'no-tiers' | 'tiers-order' | 'tiers-below-least' | 'no-place' | 'metres';

/** What is wrong with it, in the order in which a clerk meets it; nothing if it can be sent. */
export function offerFault(offer: Offer): OfferFault | undefined {
  const { tiers, metres, delivery, place } = offer;
  if (tiers.length === 0) return 'no-tiers';
  if (tiers.some(({ from }, i) => i > 0 && from <= tiers[i - 1]!.from)) return 'tiers-order';
  if (tiers[0]!.from < leastMetres(offer)) return 'tiers-below-least';
  if (delivery !== 'gate' && place.trim() === '') return 'no-place';
  return canOrder(offer, metres) ? undefined : 'metres';
}

/** An offer is for one colour of one style, so the larger of the two minimums decides. */
export function leastMetres({ leastStyle, leastColour }: Offer): number {
  return Math.max(leastStyle, leastColour, 1);
}

export function canOrder(offer: Offer, metres: number): boolean {
  return tierFor(offer, metres) !== undefined && metres <= offerLimits.metres;
}

export function tierFor({ tiers }: Pick<Offer, 'tiers'>, metres: number): Tier | undefined {
  if (!Number.isInteger(metres)) return undefined;
  return tiers.findLast(({ from }) => metres >= from);
}

export interface Sum {
  readonly metres: number;
  readonly price: number;
  readonly days: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/** What so many metres cost; nothing where fewer than the smallest order were asked for. */
export function sumFor(offer: Offer, metres: number): Sum | undefined {
  const tier = canOrder(offer, metres) ? tierFor(offer, metres) : undefined;
  if (!tier) return undefined;
  const net = metres * tier.price;
  const tax = taxOn(net, offer.taxRate);
  return { metres, price: tier.price, days: tier.days, net, tax, total: net + tax };
}

/** Half a paisa is rounded up. In two parts, because a large sum times its rate is no exact number. */
export function taxOn(net: number, rate: number): number {
  const whole = Math.floor(net / 10_000);
  const rest = net - whole * 10_000;
  return whole * rate + Math.floor((rest * rate + 5_000) / 10_000);
}

/** `1,000 to 2,999` */
export function spellTier({ tiers }: Pick<Offer, 'tiers'>, i: number): string {
  const from = tiers[i]!.from.toLocaleString('en-IN');
  const next = tiers[i + 1];
  return next ? `${from} to ${(next.from - 1).toLocaleString('en-IN')}` : `${from} and more`;
}

/** `at our gate`, `FOB Nhava Sheva` */
export function spellDelivery({ delivery, place }: Pick<Offer, 'delivery' | 'place'>): string {
  return delivery === 'gate' ? deliveries.gate : `${deliveries[delivery]} ${place}`;
}

/** `plus 5 % GST`; `no tax added` */
export function spellTax({ tax, taxRate }: Pick<Offer, 'tax' | 'taxRate'>): string {
  return taxRate === 0 ? 'no tax added' : `plus ${taxRate / 100} % ${tax || 'tax'}`;
}

const sumFormats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one takes a thousand times as long as using it. */
function sumFormat(language: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const known = sumFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  sumFormats.set(key, made);
  return made;
}

/** `₹ 2,12,000`, with paise where there are any. */
export function spellSum(amount: number, currency: Currency): string {
  const language = currency === 'INR' ? 'en-IN' : 'en-US';
  const figure = sumFormat(language, amount % 100 === 0 ? 0 : 2).format(amount / 100);
  return currency === 'INR' ? `₹ ${figure}` : `${currency} ${figure}`;
}

/** `1,000 m`, `1000`: whole metres as people type them; nothing for anything else. */
export function readMetres(typed: string): number | undefined {
  const digits = typed.replaceAll(',', '').replaceAll(' ', '').toLowerCase();
  const bare = digits.endsWith('m') ? digits.slice(0, -1) : digits;
  if (!/^\d{1,7}$/.test(bare)) return undefined;
  const metres = Number(bare);
  return metres > 0 && metres <= offerLimits.metres ? metres : undefined;
}
