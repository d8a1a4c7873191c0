import { expect, test } from 'vitest';
import { readMeasures } from './read-measures.ts';

test.each([
  ['under 120 gsm', { gsm: { to: 120 } }],
  ['lightest under 120', { gsm: { to: 120 } }],
  ['160-180 gsm', { gsm: { from: 160, to: 180 } }],
  ['between 130 and 150 gsm', { gsm: { from: 130, to: 150 } }],
  ['gsm 180', { gsm: { from: 180, to: 180 } }],
  ['at least 190 gsm', { gsm: { from: 190 } }],
  ['200 gsm se kam', { gsm: { to: 200 } }],
  ['6 oz', { ounces: 6 }],
  ['1,500 metres', { metres: 1500 }],
  ['2k mtr', { metres: 2000 }],
  ['500m', { metres: 500 }],
  ['2 tonnes', { kilos: 2000 }],
  ['60" wide', { inches: { from: 60, to: 60 } }],
  ['150 cm', { centimetres: 150 }],
  ['how many metres in 100 kg', { kilos: 100 }],
  ['14b', {}],
  ['5 days', {}],
])('%j', (text, measures) => expect(readMeasures(text)).toEqual(measures));
