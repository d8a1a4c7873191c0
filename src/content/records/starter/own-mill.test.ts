import { describe, expect, test } from 'vitest';
import { typedIdentity } from '../../../../tests/support/content/first-mill.ts';
import { mill as shipped } from '../../mill.ts';
import { millSchema } from '../mill-schema.ts';
import { missingIdentity, ownMill } from './own-mill.ts';
import { renameMill } from './rename-mill.ts';

describe('the record of a mill that says who it is', () => {
  const own = ownMill(typedIdentity);

  test('fits its schema and says nothing of the demonstration', () => {
    expect(millSchema.safeParse(own).error).toBeUndefined();
    expect(JSON.stringify(own)).not.toMatch(/Taana|taana|Amritsar|Punjab|ਤਾਣਾ|183000|183 000/);
  });

  test('follows from what was typed, and keeps what was written before', () => {
    expect(own).toMatchObject({
      shortName: 'Rewa',
      subtitle: 'Warp-knitting mill in Surat',
      legal: { name: 'Rewa Tricot Works', grievanceContact: 'Sales desk' },
      whatsapp: { number: '912615550101', base: 'https://wa.me/912615550101' },
      linkedin: { href: '' },
    });
    expect(own.whatsapp.greeting).toContain('Hello Rewa Tricot Works');
    expect(own.contacts).toHaveLength(1);
    expect(ownMill({ ...typedIdentity, blurb: 'We knit nets.' }).blurb).toBe('We knit nets.');
    expect(ownMill(own)).toEqual(own);
  });

  test('is asked for what is still the example', () => {
    expect(missingIdentity(shipped)).toEqual([
      'name',
      'contacts.0.phone',
      'sales.email',
      'address.street',
      'address.city',
    ]);
    expect(missingIdentity(typedIdentity)).toEqual([]);
  });
});

test.for([
  ['Rewa Tricot Works', 'Rewa'],
  ['Sri Balaji Knits', 'Sri Balaji'],
  ['JK Warp Knitting Mills', 'JK Warp'],
  ['Taana Nets', 'Taana'],
  ['Warpknittingandfinishingmills', 'Warpknittingandfinishing'],
] as const)('%s is called %s where there is little room', ([name, short]) => {
  expect(renameMill({ ...shipped, name }, shipped.name).shortName).toBe(short);
});
