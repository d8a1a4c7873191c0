import { parsePrice } from '../../domain/desk/quote-total.ts';
import { type Delivery, type Offer, offerFault, readMetres } from '../../domain/offer/offer.ts';

/** As it was typed, before it is parsed. */
export interface TypedTier {
  readonly key: number;
  readonly from: string;
  readonly price: string;
  readonly days: string;
}

export interface TypedOffer {
  readonly fabric: string;
  readonly shade: string;
  readonly metres: string;
  readonly tiers: readonly TypedTier[];
  readonly delivery: Delivery;
  readonly place: string;
  readonly tax: string;
  readonly taxPercent: string;
  readonly leastStyle: string;
  readonly leastColour: string;
}

/** What can be sent; nothing while something is missing or does not fit. */
export function readOffer(typed: TypedOffer): Offer | undefined {
  const metres = readMetres(typed.metres);
  const leastStyle = readMetres(typed.leastStyle);
  const leastColour = readMetres(typed.leastColour);
  const taxRate = parsePrice(typed.taxPercent === '' ? '0' : typed.taxPercent);
  const tiers = typed.tiers.map(({ from, price, days }) => ({
    from: readMetres(from) ?? Number.NaN,
    price: parsePrice(price) ?? Number.NaN,
    days: /^\d{1,3}$/.test(days.trim()) ? Number(days) : Number.NaN,
  }));
  const isWhole = tiers.every((tier) => Object.values(tier).every(Number.isInteger));
  if (!metres || !leastStyle || !leastColour || taxRate === undefined || !isWhole) return undefined;
  const { fabric, shade, delivery, place, tax } = typed;
  const offer: Offer = {
    fabric: fabric.trim(),
    shade: shade.trim(),
    metres,
    tiers,
    delivery,
    place: place.trim(),
    tax: tax.trim(),
    taxRate,
    leastStyle,
    leastColour,
  };
  return offer.fabric && !offerFault(offer) ? offer : undefined;
}

/** What a clerk still has to do before it can be sent. */
export function missingInOffer(typed: TypedOffer): string {
  const least = Math.max(readMetres(typed.leastStyle) ?? 0, readMetres(typed.leastColour) ?? 0);
  const first = readMetres(typed.tiers[0]?.from ?? '') ?? 0;
  if (first > 0 && first < least) return `The first tier begins below the MOQ of ${least} m.`;
  if (typed.delivery !== 'gate' && typed.place.trim() === '') return 'Please name the place.';
  return 'Please fill in metres, price and days of each tier, rising by metres.';
}
