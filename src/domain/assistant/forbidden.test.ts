import { expect, test } from 'vitest';
import { findForbidden } from './forbidden.ts';

test.each([
  ['It is ₹180 per metre.', 'price'],
  ['About Rs. 200 a metre.', 'price'],
  ['We can do 2.5 USD.', 'price'],
  ['The price is 150 per metre.', 'price'],
  ['You get 10% off.', 'price'],
  ['The rate is around 95.', 'price'],
  ['Yes, 14B is in stock.', 'stock'],
  ['500 metres are ready to ship.', 'stock'],
  ['It is available now.', 'stock'],
  ['Our cotton is GOTS certified.', 'certificate'],
  ['We hold an OEKO-TEX certificate.', 'certificate'],
  ['All fabrics are ISO 9001 approved.', 'certificate'],
] as const)('%j states a %s', (text, kind) => expect(findForbidden(text)).toBe(kind));

test.each([
  'Every fabric reads “Quote on Request”.',
  'It weighs 140 GSM and finishes at 60 inches.',
  'No certificate is recorded.',
  'I cannot see what is in stock.',
  'Bulk starts at 300–500 m per colour.',
  'We cannot confirm a GOTS certificate.',
  'Azo dyes below 30 ppm.',
])('%j is honest', (text) => expect(findForbidden(text)).toBeUndefined());
