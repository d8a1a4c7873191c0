import type { DipRound } from '../../../src/domain/dip/lab-dip.ts';
import type { Offer } from '../../../src/domain/offer/offer.ts';

/** A quote as the desk writes one: three prices by metres, taxed, at the mill's gate. */
export const someOffer: Offer = {
  fabric: '14B Locknit Premium',
  shade: '#2F6C70',
  metres: 1000,
  tiers: [
    { from: 300, price: 24_800, days: 14 },
    { from: 1000, price: 21_200, days: 18 },
    { from: 3000, price: 19_400, days: 21 },
  ],
  delivery: 'gate',
  place: '',
  tax: 'GST',
  taxRate: 500,
  leastStyle: 300,
  leastColour: 300,
};

/** Two dips of its shade: one that the laboratory measured, one that is too dark. */
export const someDips: DipRound = {
  fabric: someOffer.fabric,
  standard: { kind: 'hex', hex: '#2f6c70' },
  light: 'D65',
  formula: 'cmc',
  tolerance: 100,
  dips: [
    { name: 'A', hex: '#2f6b70', lab: null, measured: 90, note: '' },
    { name: 'B', hex: '#28555a', lab: null, measured: null, note: '' },
  ],
};
