import { palette } from '../domain/design/palette.ts';
import type { Currency } from '../domain/desk/quote-total.ts';
import {
  type Offer,
  spellDelivery,
  spellSum,
  spellTax,
  spellTier,
  sumFor,
  tierFor,
} from '../domain/offer/offer.ts';
import type { Writer } from './write-text.ts';

interface Place {
  readonly x: number;
  readonly measure: number;
}

/** The table of an offer whose price follows the metres; returns the place below it. */
export function drawTiers(
  { doc, write }: Pick<Writer, 'write'> & { readonly doc: PDFKit.PDFDocument },
  { offer, currency }: { readonly offer: Offer; readonly currency: Currency },
  top: number,
  { x, measure }: Place,
): number {
  const ends = [measure * 0.4, measure * 0.6, measure * 0.78, measure] as const;
  const figure = (text: string, column: 1 | 2 | 3, y: number, strong: boolean) =>
    write(text, x + ends[column - 1]!, y, {
      width: ends[column] - ends[column - 1]!,
      align: 'right',
      size: 9.5,
      face: strong ? 'strong' : 'sans',
    });
  const what = [offer.fabric, offer.shade].filter(Boolean).join(', ');
  let y = write(what, x, top, { face: 'strong', size: 11, width: measure }) + 8;
  doc.rect(x, y, measure, 1.4).fill(palette.ink);
  y += 7;
  const small = { size: 8.5, colour: palette.ink2 } as const;
  write('Metres', x, y, small);
  figure('A metre', 1, y, false);
  figure('Ready in', 2, y, false);
  figure('Together', 3, y, false);
  y += 20;
  const asked = tierFor(offer, offer.metres);
  offer.tiers.forEach((tier, i) => {
    const isAsked = tier === asked;
    doc.rect(x, y - 4, measure, 0.6).fill(palette.hair);
    write(spellTier(offer, i), x, y, { size: 9.5, face: isAsked ? 'strong' : 'sans' });
    figure(spellSum(tier.price, currency), 1, y, isAsked);
    figure(`${tier.days} days`, 2, y, isAsked);
    figure(`from ${spellSum(tier.from * tier.price, currency)}`, 3, y, isAsked);
    y += 21;
  });
  doc.rect(x, y - 2, measure, 1.4).fill(palette.ink);
  y += 8;
  const sum = sumFor(offer, offer.metres);
  if (sum) {
    write(`${offer.metres.toLocaleString('en-IN')} metres`, x, y, { face: 'serif', size: 16 });
    const total = spellSum(sum.net, currency);
    write(total, x, y, { face: 'serif', size: 16, width: measure, align: 'right' });
    y += 26;
  }
  const said = [
    `${spellTax(offer)}${sum && sum.tax > 0 ? ` (${spellSum(sum.tax, currency)}, in all ${spellSum(sum.total, currency)})` : ''}, ${spellDelivery(offer)}.`,
    `Smallest order ${offer.leastStyle.toLocaleString('en-IN')} m a style, ${offer.leastColour.toLocaleString('en-IN')} m a colour.`,
  ];
  return write(said.join(' '), x, y, { ...small, width: measure }) + 16;
}
