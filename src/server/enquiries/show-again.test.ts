import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { findFunction } from './functions.ts';

const formOf = (name: string, values: Record<string, string>) => findFunction(name)!.form(values);

test.each([
  ['send-quote-email', { product: 'x' }, { name: 'quote', page: '/quote' }],
  [
    'send-quote-email',
    { product: 'Complete Catalog & Pricing', email: 'a@b' },
    { name: 'catalog', page: '/contact', values: { email: 'a@b' } },
  ],
  [
    'send-quote-email',
    { product: 'Complete Catalog & Pricing' },
    { name: 'catalog', page: '/contact', values: { email: '' } },
  ],
  [
    'send-price-request',
    { productName: '14B', contactMethod: 'phone', contactValue: '98' },
    { name: 'price', page: '/quote', values: { product: '14B', phone: '98' } },
  ],
  [
    'send-price-request',
    { productName: '14B', contactMethod: 'email', contactValue: 'a@b' },
    { name: 'price', page: '/quote', values: { product: '14B', email: 'a@b' } },
  ],
  ['send-price-request', {}, { name: 'price', page: '/quote', values: { product: '', email: '' } }],
  ['send-schedule-email', { date: '' }, { name: 'booking', page: '/schedule-call' }],
  ['send-schedule-email', {}, { name: 'call', page: '/contact' }],
  ['send-contact-message', {}, { name: 'contact', page: '/contact' }],
  ['send-sample-request', {}, { name: 'sample', page: '/samples' }],
] as const)('a faulty %s with %o comes back in its form', (name, values, form) => {
  expect(formOf(name, { ...values })).toEqual(form);
});

test('equal requests give equal text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,1]},"b":1}',
  );
});
