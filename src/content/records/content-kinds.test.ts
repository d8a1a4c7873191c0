import { describe, expect, test } from 'vitest';
import { fabrics } from '../fabrics/fabrics.ts';
import { assembleRecords, type ContentRecords, shippedRecords } from './assemble-records.ts';
import { contentKinds, kindNames } from './content-kinds.ts';
import { onlyKey } from './kind.ts';
import { schemaLike } from './schema-like.ts';

describe.each(kindNames)('%s', (name) => {
  const kind = contentKinds[name];

  test('ships records that fit its own schema, as plain data', () => {
    for (const [key, body] of Object.entries(kind.shipped)) {
      const parsed = kind.schema.safeParse(JSON.parse(JSON.stringify(body)));
      expect([key, parsed.success ? body : parsed.error.issues]).toEqual([key, parsed.data]);
    }
  });

  test('has keys of the form that new ones must have', () => {
    if (!('newKey' in kind) || !kind.newKey) return;
    for (const key of Object.keys(kind.shipped)) expect(key).toMatch(kind.newKey);
  });

  test('can read every version it ever had', () => {
    for (let version = 1; version < kind.version; version += 1)
      expect((kind.upgrades as Readonly<Record<number, unknown>>)[version]).toBeTypeOf('function');
  });

  test('refuses a field it does not know', () => {
    const [body] = Object.values(kind.shipped);
    expect(kind.schema.safeParse({ ...body, surprise: true }).success).toBe(false);
  });
});

describe('assembleRecords', () => {
  const assembled = (changed: Partial<ContentRecords>) =>
    assembleRecords({ ...shippedRecords, ...changed });

  test('gives the fabrics of the files, in their order', () => {
    const result = assembled({});
    expect(result.ok && result.content.fabrics).toEqual(fabrics);
  });

  test('a changed fact reaches every text that names it', () => {
    const mill = { ...shippedRecords.mill[onlyKey]!, sales: { email: 'orders@rewa.example' } };
    const result = assembled({ mill: { [onlyKey]: mill } });
    const texts = JSON.stringify(result.ok && result.content);
    expect(texts).toContain('Write to orders@rewa.example from the address');
    expect(texts).not.toContain('sales@taana.example');
  });

  test('a record may stand anywhere in its list, and be taken out of it', () => {
    const { review } = shippedRecords;
    const { r6: _r6, ...rest } = review;
    const moved = { ...rest, r1: { ...review['r1']!, position: 3.5 } };
    const result = assembled({ review: moved });
    expect(result.ok && result.content.reviews.all.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5]);
    expect(result.ok && JSON.stringify(result.content.reviews)).not.toContain('position');
  });

  test('a number that another fabric has is named, with both fabrics', () => {
    const { fabric } = shippedRecords;
    const doubled = { ...fabric['f002']!, id: 900, slug: 'another-address' };
    const result = assembled({ fabric: { ...fabric, f900: doubled } });
    expect(result).toEqual({
      ok: false,
      faults: [expect.stringMatching(`number ${doubled.number} already`)],
    });
  });

  test('a text that names no fact is refused with the name', () => {
    const about = { ...shippedRecords.about[onlyKey]!, lead: 'Ring {mill.telephone}.' };
    expect(assembled({ about: { [onlyKey]: about } })).toEqual({
      ok: false,
      faults: ['No fact of the mill is called {mill.telephone}'],
    });
  });
});

describe('schemaLike', () => {
  const schema = schemaLike({
    heading: 'A heading',
    note: '',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Blog', to: '/blog', isNew: true },
    ],
  });
  const body = { heading: 'Other', note: '', links: [{ label: 'Us', to: 'https://us.example' }] };
  const accepts = (change: object) => schema.safeParse({ ...body, ...change }).success;

  test('takes other words, and lists of another length', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ links: [] })).toBe(true);
    expect(accepts({ note: 'Something' })).toBe(true);
  });

  test.each([
    ['an empty heading', { heading: '' }],
    ['a number for a text', { heading: 7 }],
    ['a missing field', { heading: undefined }],
    ['a control character', { heading: 'a\u0007b' }],
    ['a text of five thousand letters', { heading: 'x'.repeat(5000) }],
    ['an item without its label', { links: [{ to: '/' }] }],
    ['a script for an address', { links: [{ label: 'x', to: 'javascript:alert(1)' }] }],
    ['another site without its protocol', { links: [{ label: 'x', to: '//evil.example' }] }],
  ])('refuses %s', (_what, change) => {
    expect(accepts(change)).toBe(false);
  });
});

test('a stored text that still names an address of WhatsApp is read without it', () => {
  const href = 'https://wa.me/911234567890';
  const { contact, navigation } = contentKinds;
  const ways = contact.shipped['site']!;
  const stored = { ...ways, ways: { ...ways.ways, whatsapp: { ...ways.ways.whatsapp, href } } };
  expect(contact.schema.safeParse(stored).success).toBe(false);
  expect(contact.upgrades[1](stored)).toEqual(ways);
  const menus = navigation.shipped['site']!;
  const top = { ...menus.topBar, whatsapp: { ...menus.topBar.whatsapp, href } };
  expect(navigation.upgrades[1]({ ...menus, topBar: top })).toEqual(menus);
});
