import { expect, test } from 'vitest';
import type { FormValues } from '../../contract/form-values.ts';
import { functions } from './functions.ts';

const formOf = (name: string, values: FormValues) =>
  functions.find((fn) => fn.name === name)!.form(values);

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
  expect(formOf(name, { ...values })).toEqual({ values, ...form });
});
