import { expect, test } from 'vitest';
import { mill } from '../../../content/mill.ts';
import { millSchema } from '../../../content/records/mill-schema.ts';
import { writeField } from '../../record/fields/fields.ts';
import { millWrites } from './mill-writes.ts';

const shipped = mill as unknown as Record<string, unknown>;

test.each([
  ['contacts.0.phone', '+91-183 (512) 4401', 'contacts.0', '+911835124401'],
  ['contacts.1.phone', '0091 183 512 4402', 'contacts.1', '+911835124402'],
])('%s written as %s is a number to dial and no example', (field, typed, group, tel) => {
  const written = millWrites(shipped, shipped, field, typed);
  expect(Object.keys(written)).toEqual([group]);
  expect(written[group]).toMatchObject({ tel });
  expect(written[group]).not.toHaveProperty('placeholder');
  const after = writeField(shipped, group, written[group]);
  expect(millSchema.safeParse(after).error?.issues).toBeUndefined();
});

test('WhatsApp follows its number', () => {
  const { whatsapp } = millWrites(shipped, shipped, 'whatsapp.phone', '+91 98765 43210');
  expect(whatsapp).toMatchObject({ number: '919876543210', base: 'https://wa.me/919876543210' });
});

test('a group that is kept as a whole is the mill’s own', () => {
  const { address } = millWrites(shipped, shipped, 'address', {
    ...mill.address,
    street: 'GT Road',
  });
  expect(address).toMatchObject({ street: 'GT Road', city: 'Amritsar' });
  expect(address).not.toHaveProperty('placeholder');
});

test('the name in law alone leaves the mark for who answers for personal data', () => {
  const { legal } = millWrites(shipped, shipped, 'legal.name', 'Rewa Knits LLP');
  expect(legal).toMatchObject({ name: 'Rewa Knits LLP', placeholder: true });
});

test('fields without a mark are written as they are', () => {
  expect(millWrites(shipped, shipped, 'name', 'Rewa')).toEqual({ name: 'Rewa' });
});
