import { describe, expect, test } from 'vitest';
import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import { type FieldsOf, kinds } from './kinds.ts';

/** A Monday, 11:30 in India. */
const now = Date.parse('2026-11-16T06:00:00Z');
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const person = { name: 'Asha', phone: '98765 43210' };

/** Of each kind the least that is accepted, and how long each text may be. */
const limits = {
  quote: {
    least: person,
    longest: {
      name: 120,
      phone: 40,
      company: 160,
      product: 200,
      quantity: 120,
      requirements: 4000,
    },
  },
  contact: {
    least: person,
    longest: { name: 120, phone: 40, company: 160, requirements: 4000 },
  },
  sample: {
    least: { ...person, address: '1 Mill Road', fabrics: ['a'] },
    longest: {
      name: 120,
      phone: 40,
      company: 160,
      address: 400,
      city: 100,
      postcode: 20,
      country: 80,
      use: 1000,
    },
  },
  call: {
    least: person,
    longest: { name: 120, phone: 40, preferredTime: 120, notes: 2000 },
  },
  price: {
    least: { productName: '14B', contactMethod: 'email', contactValue: 'a@b.example' },
    longest: { productName: 200 },
  },
  'chat-lead': {
    least: { ...person, email: 'a@b.example', consent: true },
    longest: {
      name: 120,
      phone: 40,
      city: 120,
      useCase: 200,
      colours: 300,
      metres: 60,
      message: 4000,
    },
  },
} as const;

function read<Kind extends EnquiryKind>(kind: Kind, input: object) {
  const reading = kinds[kind].read(input, now);
  if (!reading.ok) return { error: Object.values(reading.errors)[0] };
  return { fields: reading.fields as FieldsOf<Kind>, metadata: reading.metadata };
}

describe.each(Object.entries(limits))('a %s request', (name, { least, longest }) => {
  const kind = name as keyof typeof limits;
  const faultOf = (change: object) => read(kind, { ...least, ...change }).error;

  test.each(Object.entries<number>(longest))('takes %s up to %d characters', (field, most) => {
    expect(faultOf({ [field]: 'x'.repeat(most) })).toBeUndefined();
    expect(faultOf({ [field]: ` ${'x'.repeat(most)} ` })).toBeUndefined();
    expect(faultOf({ [field]: 'x'.repeat(most + 1) })).toBe(
      `Please keep this under ${most} characters.`,
    );
  });

  test('refuses unprintable characters, but not line breaks and tabs', () => {
    const field = Object.keys(longest)[0]!;
    expect(faultOf({ [field]: 'a\tb\r\nc' })).toBeUndefined();
    for (const odd of ['a\u0000b', 'a\u0007', '\ud800']) {
      expect(faultOf({ [field]: odd })).toBe('Please remove the unprintable characters.');
    }
  });

  test('names what is missing in a sentence', () => {
    const reading = kinds[kind].read({}, now);
    expect(reading.ok).toBe(false);
    const errors = reading.ok ? {} : reading.errors;
    for (const error of Object.values<string>(errors)) expect(error).toMatch(/^[A-Z].+\.$/);
  });
});

describe('an e-mail address', () => {
  const faultOf = (email: string) => read('quote', { ...person, email }).error;

  test('may be absent, and is trimmed', () => {
    expect(read('quote', { ...person, email: ' a@b.example ' }).fields?.email).toBe('a@b.example');
    expect(read('quote', person).fields?.email).toBe('');
  });

  test('has at most 254 characters', () => {
    const long = (length: number) => `${'x'.repeat(length - 10)}@b.example`;
    expect(faultOf(long(254))).toBeUndefined();
    expect(faultOf(long(255))).toBe('Please keep this under 254 characters.');
  });

  test.each([
    'a',
    'a@b',
    '@b.example',
    'a b@c.example',
    'x a@b.example',
    'a@b.example x',
    '<a@b.example>',
  ])('is not %j', (email) => expect(faultOf(email)).toBe('Please enter a valid email address.'));
});

test('an address of a price request has at most 254 characters', () => {
  const faultOf = (length: number) => {
    const contactValue = `${'x'.repeat(length - 10)}@b.example`;
    return read('price', { ...limits.price.least, contactValue }).error;
  };
  expect(faultOf(254)).toBeUndefined();
  expect(faultOf(255)).toBe('Please enter a valid email address.');
});

test('a catalogue request needs an address that can be written to', () => {
  const faultOf = (input: object) => read('catalog', input).error;
  expect(faultOf({ email: ' asha@buyer.example ' })).toBeUndefined();
  for (const email of [undefined, '', '  ']) {
    expect(faultOf({ email })).toBe('Please enter your e-mail address.');
  }
  expect(faultOf({ email: 'a..b@c.example' })).toBe('Please enter a valid email address.');
});

describe('the swatches of a sample request', () => {
  const parse = (fabrics: unknown) => read('sample', { ...limits.sample.least, fabrics });

  test('are one to six slugs; a single one need not be a list', () => {
    expect(parse(' 14b-locknit ').fields?.fabrics).toEqual(['14b-locknit']);
    expect(parse(['a', 'b', 'c', 'd', 'e', 'f']).error).toBeUndefined();
    expect(parse(['a', 'b', 'c', 'd', 'e', 'f', 'g']).error).toBe(
      'Please choose at most 6 fabrics.',
    );
  });

  test.each([[[]], [''], ['A'], ['a b'], ['../x'], ['x'.repeat(121)]])('are not %j', (fabrics) => {
    expect(parse(fabrics).error).toBe('Please choose at least one fabric.');
  });
});

describe('the lines of a quote request', () => {
  const parse = (lines: unknown) => read('quote', { ...person, lines });
  const line = { name: '14B Locknit' };

  test('are thirty at most, each with the name of its fabric', () => {
    expect(parse(many(30, line)).error).toBeUndefined();
    expect(parse(many(31, line)).error).toBe('Please ask for at most 30 fabrics at a time.');
    expect(parse([{ metres: '500' }]).error).toBe('Please name the fabric of each line.');
  });

  test.each([
    ['slug', 120],
    ['name', 200],
    ['metres', 40],
    ['shade', 120],
  ])('take %s up to %d characters', (field, most) => {
    expect(parse([{ ...line, [field]: 'x'.repeat(most) }]).error).toBeUndefined();
    expect(parse([{ ...line, [field]: 'x'.repeat(most + 1) }]).error).toBeDefined();
  });
});

describe('a chat lead', () => {
  const parse = (change: object) => read('chat-lead', { ...limits['chat-lead'].least, ...change });

  test.each([true, 'on', 'true'])('is accepted with consent given as %j', (consent) => {
    expect(parse({ consent }).error).toBeUndefined();
  });

  test.each([false, 'off', '', undefined, 1])('is refused with consent given as %j', (consent) => {
    expect(parse({ consent }).error).toBe(
      'Please fill in all required fields and accept the terms.',
    );
  });

  test('needs an address', () => expect(parse({ email: '' }).error).toBeDefined());

  test('takes weights as a list or divided by commas, twenty of forty characters', () => {
    expect(parse({ gsm: ' 160, 180 ,' }).fields?.gsm).toEqual(['160', '180']);
    expect(parse({ gsm: [160, ''] }).fields?.gsm).toEqual(['160']);
    expect(parse({ gsm: 7 }).fields?.gsm).toEqual([]);
    expect(parse({ gsm: null }).fields?.gsm).toEqual([]);
    expect(parse({ gsm: many(20, 'x'.repeat(40)) }).error).toBeUndefined();
    expect(parse({ gsm: many(21, 'x') }).error).toBeDefined();
    expect(parse({ gsm: ['x'.repeat(41)] }).error).toBeDefined();
  });

  test('names each chosen collection once, however it was sent', () => {
    const selections = [
      'Nylon Classic',
      { name: 'Nylon Classic' },
      { name: 7 },
      'x'.repeat(130),
      null,
    ];
    expect(parse({ selections }).fields?.selections).toEqual(['Nylon Classic', 'x'.repeat(120)]);
    const names = Array.from({ length: 61 }, (_, i) => `c${i}`);
    expect(parse({ selections: names }).fields?.selections).toHaveLength(60);
    expect(parse({ selections: 'x' }).fields?.selections).toEqual([]);
  });

  test('keeps the last twenty lines of a conversation, cut and without control characters', () => {
    const lines = Array.from({ length: 21 }, (_, i) => ({ role: 'user', content: `line ${i}` }));
    const { conversation } = parse({ conversation: lines }).fields!;
    expect(conversation).toHaveLength(20);
    expect(conversation[0]).toEqual({ from: 'user', content: 'line 1' });
    const odd = [
      { type: 'bot', content: `a\u0000b\n${'x'.repeat(2000)}` },
      { content: 'nobody' },
      { from: { toString: () => 'user' }, content: 'forged' },
      { role: 'user', content: '  ' },
      { role: 'user', content: 7 },
      null,
      'text',
    ];
    expect(parse({ conversation: odd }).fields?.conversation).toEqual([
      { from: 'assistant', content: `a b\n${'x'.repeat(1996)}` },
      { from: 'unknown', content: 'nobody' },
      { from: 'unknown', content: 'forged' },
    ]);
  });

  test('says who spoke, however often a conversation is read', () => {
    const lines = [
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Lace?' },
      { type: 'bot', content: 'This is what we knit for that:' },
      { type: 'user', content: 'Thanks' },
    ];
    const once = parse({ conversation: lines }).fields!.conversation;
    expect(once.map(({ from }) => from)).toEqual(['assistant', 'user', 'assistant', 'user']);
    expect(parse({ conversation: once }).fields!.conversation).toEqual(once);
  });
});

describe('what travels with an enquiry is cut or left out, never refused', () => {
  const parse = (change: object) => read('quote', { ...person, ...change }).metadata!;

  test('the version of the privacy text', () => {
    expect(parse({ privacyVersion: '2026-11.a_b' }).privacyVersion).toBe('2026-11.a_b');
    for (const wrong of ['x'.repeat(21), 'a b', 7, null]) {
      expect(parse({ privacyVersion: wrong }).privacyVersion).toBe('');
    }
  });

  test('the time it took', () => {
    expect(parse({ elapsed: '1400.6' }).elapsed).toBe(1401);
    expect(parse({ elapsed: 0 }).elapsed).toBe(0);
    for (const wrong of [-1, '', ' ', 'soon', Infinity, [], null]) {
      expect(parse({ elapsed: wrong }).elapsed).toBeUndefined();
    }
  });

  test('where the visit came from', () => {
    const long = 'x'.repeat(301);
    const { source } = parse({
      source: { landing: long, referrer: ' a\u0000\u0001b ', utm: { source: long, term: 7 } },
    });
    expect(source).toEqual({
      landing: 'x'.repeat(300),
      referrer: 'a b',
      utm: { source: 'x'.repeat(100) },
    });
    expect(parse({ source: '{"landing":"/x"}' }).source.landing).toBe('/x');
    expect(parse({ source: { utm: 'x' } }).source.utm).toEqual({});
    for (const key of ['source', 'medium', 'campaign', 'term', 'content']) {
      expect(parse({ source: { utm: { [key]: 'x' } } }).source.utm).toEqual({ [key]: 'x' });
    }
    for (const wrong of ['{', 7, null, []])
      expect(parse({ source: wrong }).source).toEqual({ utm: {} });
  });

  test('what fell into the spam trap', () => {
    expect(parse({ website: ` ${'x'.repeat(2001)} ` }).website).toBe('x'.repeat(2000));
    expect(parse({ website: { a: 1 } }).website).toBe('{"a":1}');
    expect(parse({ website: null }).website).toBe('');
  });
});
