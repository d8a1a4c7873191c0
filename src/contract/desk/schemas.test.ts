import { describe, expect, test } from 'vitest';
import { nextActionSchema, noteSchema, replySchema } from './enquiry.ts';
import { assignSchema, bulkSchema, inboxViews, moveSchema, readInboxQuery } from './inbox.ts';
import { newQuoteSchema } from './quotes.ts';
import { newSampleSchema, sampleChangeSchema } from './samples.ts';
import { codeSchema, confirmSchema, joinSchema, signInSchema, tokenSchema } from './session.ts';
import { eraseSchema, inviteSchema, roleSchema, settingsSchema } from './settings.ts';

const line = { fabric: '14B', shade: '', metres: 500, price: 12_000 };
const hours = { days: [1, 7], opens: '09:00', closes: '18:00' };
const token = 'a'.repeat(20);

/** A request that is accepted, for each schema of the desk. */
const requests = {
  note: [noteSchema, { body: 'x' }],
  reply: [replySchema, { subject: 'x', body: 'x' }],
  nextAction: [nextActionSchema, { text: '', at: null }],
  move: [moveSchema, { to: 'contacted' }],
  assign: [assignSchema, { owner: null }],
  bulk: [bulkSchema, { ids: ['a'], deed: { kind: 'open' } }],
  quote: [
    newQuoteSchema,
    {
      buyer: 'x',
      company: '',
      currency: 'INR',
      lines: [line],
      validUntil: '2026-12-01',
      terms: '',
    },
  ],
  sample: [newSampleSchema, { fabrics: 'x', recipient: 'x', address: 'x' }],
  sampleChange: [sampleChangeSchema, {}],
  signIn: [signInSchema, { email: 'a@b.example', password: 'x' }],
  code: [codeSchema, { code: '1', kind: 'totp' }],
  confirm: [confirmSchema, { code: '123456' }],
  token: [tokenSchema, { token }],
  join: [joinSchema, { token, name: 'Asha', email: 'a@b.example', password: 'a long password' }],
  settings: [settingsSchema, { office: hours, calls: hours, holidays: [], templates: [] }],
  invite: [inviteSchema, { name: 'Asha', email: 'a@b.example', role: 'sales' }],
  role: [roleSchema, { role: 'viewer' }],
  erase: [eraseSchema, { contact: 'a@b', confirmed: true }],
} as const;
type Name = keyof typeof requests;

function parse(name: Name, change: object = {}) {
  const [schema, request] = requests[name];
  return schema.safeParse({ ...request, ...change });
}
const accepts = (name: Name, change?: object) => parse(name, change).success;
const text = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test.each(Object.keys(requests) as Name[])('a %s request is accepted', (name) => {
  expect(accepts(name)).toBe(true);
});

describe('texts are as long as they may be, and not longer', () => {
  test.each<[Name, string, least: number, most: number]>([
    ['note', 'body', 1, 4000],
    ['reply', 'subject', 1, 200],
    ['reply', 'body', 1, 10_000],
    ['nextAction', 'text', 0, 200],
    ['quote', 'buyer', 1, 160],
    ['quote', 'company', 0, 160],
    ['quote', 'terms', 0, 4000],
    ['sample', 'fabrics', 1, 1000],
    ['sample', 'recipient', 1, 160],
    ['sample', 'address', 1, 600],
    ['sampleChange', 'courier', 0, 80],
    ['sampleChange', 'tracking', 0, 80],
    ['sampleChange', 'feedback', 0, 2000],
    ['join', 'name', 1, 80],
    ['join', 'password', 12, 200],
    ['signIn', 'password', 0, 200],
    ['code', 'code', 0, 20],
    ['token', 'token', 20, 60],
    ['erase', 'contact', 3, 254],
    ['invite', 'name', 1, 80],
  ])('%s, %s: %d to %d', (name, field, least, most) => {
    expect(accepts(name, { [field]: text(least) })).toBe(true);
    expect(accepts(name, { [field]: text(most) })).toBe(true);
    expect(accepts(name, { [field]: text(most + 1) })).toBe(false);
    if (least > 0) expect(accepts(name, { [field]: text(least - 1) })).toBe(false);
  });

  test('the lines of a quote and the templates of a reply too', () => {
    const quoteLine = (change: object) => accepts('quote', { lines: [{ ...line, ...change }] });
    expect(quoteLine({ fabric: text(160), shade: text(80) })).toBe(true);
    expect(quoteLine({ fabric: text(161) })).toBe(false);
    expect(quoteLine({ fabric: '' })).toBe(false);
    expect(quoteLine({ shade: text(81) })).toBe(false);
    const template = { name: text(80), subject: text(200), body: text(6000) };
    expect(accepts('settings', { templates: [template] })).toBe(true);
    for (const key of ['name', 'subject', 'body'] as const) {
      const longer = { ...template, [key]: `${template[key]}x` };
      expect(accepts('settings', { templates: [longer] })).toBe(false);
      expect(accepts('settings', { templates: [{ ...template, [key]: ' ' }] })).toBe(false);
    }
  });
});

test('a text is trimmed, and holds no control characters but line breaks and tabs', () => {
  expect(parse('note', { body: ' a\r\n\tb ' }).data).toEqual({ body: 'a\r\n\tb' });
  for (const body of ['a\u0000', 'a\u001bb', '\ud800'])
    expect(accepts('note', { body })).toBe(false);
});

test('every refusal says in a sentence what is wrong', () => {
  const refused = [
    parse('note', { body: '' }),
    parse('note', { body: text(4001) }),
    parse('note', { body: '\u0000' }),
    parse('invite', { name: '' }),
    parse('invite', { name: text(81) }),
    parse('invite', { name: '<b>' }),
    parse('invite', { email: 'nobody' }),
    parse('join', { password: 'short' }),
    parse('join', { password: text(201) }),
    parse('token', { token: 'x' }),
    parse('confirm', { code: 'x' }),
    parse('quote', { lines: [] }),
    parse('quote', { validUntil: 'soon' }),
    parse('quote', { validUntil: '2026-13-01' }),
    parse('settings', { holidays: ['x'] }),
    parse('settings', { office: { ...hours, opens: '9' } }),
    parse('settings', { office: { ...hours, days: [] } }),
    parse('settings', { office: { ...hours, closes: '09:00' } }),
  ];
  for (const { error } of refused) {
    expect(error?.issues[0]?.message).toMatch(/^(?!Invalid|Too)[A-Z].{9,}\.$/);
  }
});

test.each(['Asha\u200b', 'As\u2028ha', '<Asha', 'Asha>', 'As\nha'])('%j is no plain name', (name) =>
  expect(accepts('invite', { name })).toBe(false),
);

test('an address of a colleague is kept in small letters', () => {
  expect(parse('invite', { email: ' Asha@Mill.Example ' }).data).toMatchObject({
    email: 'asha@mill.example',
  });
});

test.each([
  ['confirm', { code: ' 123456 ' }, true],
  ['confirm', { code: '1234567' }, false],
  ['confirm', { code: '12345' }, false],
  ['token', { token: `${text(20)}/` }, false],
  ['token', { token: `?${text(20)}` }, false],
  ['code', { kind: 'recovery' }, true],
  ['code', { kind: 'sms' }, false],
  ['role', { role: 'owner' }, true],
  ['role', { role: 'admin' }, false],
  ['move', { to: 'spam' }, true],
  ['move', { to: 'gone' }, false],
  ['assign', { owner: text(64) }, true],
  ['assign', { owner: text(65) }, false],
  ['assign', { owner: '' }, false],
  ['assign', { owner: 'a b' }, false],
  ['assign', { owner: 'a!' }, false],
  ['nextAction', { at: 0 }, true],
  ['nextAction', { at: 8.64e15 }, true],
  ['nextAction', { at: 8.64e15 + 2 }, false],
  ['nextAction', { at: -1 }, false],
  ['nextAction', { at: 0.5 }, false],
  ['bulk', { ids: many(200, 'a') }, true],
  ['bulk', { ids: many(201, 'a') }, false],
  ['bulk', { ids: [] }, false],
  ['bulk', { deed: { kind: 'move', to: 'won' } }, true],
  ['bulk', { deed: { kind: 'assign', owner: 'a' } }, true],
  ['bulk', { deed: { kind: 'rescue' } }, true],
  ['bulk', { deed: { kind: 'erase' } }, false],
  ['quote', { lines: many(40, line) }, true],
  ['quote', { lines: many(41, line) }, false],
  ['quote', { lines: [{ ...line, metres: 0.1 }] }, true],
  ['quote', { lines: [{ ...line, metres: 0 }] }, false],
  ['quote', { lines: [{ ...line, metres: 1_000_000 }] }, true],
  ['quote', { lines: [{ ...line, metres: 1_000_001 }] }, false],
  ['quote', { lines: [{ ...line, price: 0 }] }, true],
  ['quote', { lines: [{ ...line, price: -1 }] }, false],
  ['quote', { lines: [{ ...line, price: 0.5 }] }, false],
  ['quote', { lines: [{ ...line, price: 100_000_000 }] }, true],
  ['quote', { lines: [{ ...line, price: 100_000_001 }] }, false],
  ['quote', { currency: 'AED' }, true],
  ['quote', { currency: 'EUR' }, false],
  ['quote', { validUntil: '12026-12-01' }, false],
  ['quote', { validUntil: '2026-12-011' }, false],
  ['sampleChange', { step: 'feedback' }, true],
  ['sampleChange', { step: 'lost' }, false],
  ['settings', { holidays: many(200, '2026-01-26') }, true],
  ['settings', { holidays: many(201, '2026-01-26') }, false],
  ['settings', { holidays: ['x2026-01-26'] }, false],
  ['settings', { holidays: ['2026-01-266'] }, false],
  ['settings', { templates: many(41, { name: 'a', subject: 'b', body: 'c' }) }, false],
  ['settings', { calls: { ...hours, days: [0] } }, false],
  ['settings', { calls: { ...hours, days: [8] } }, false],
  ['settings', { calls: { ...hours, days: [1.5] } }, false],
  ['settings', { calls: { ...hours, days: [1, 2, 3, 4, 5, 6, 7, 1] } }, false],
  ['settings', { calls: { ...hours, opens: '00:00', closes: '23:59' } }, true],
  ['settings', { calls: { ...hours, closes: '24:00' } }, false],
  ['settings', { calls: { ...hours, closes: '18:60' } }, false],
  ['settings', { calls: { ...hours, opens: '108:00' } }, false],
  ['settings', { calls: { ...hours, closes: '18:000' } }, false],
] as const)('a %s request with %o: %s', (name, change, accepted) => {
  expect(accepts(name, change)).toBe(accepted);
});

describe('the address of the inbox', () => {
  const read = (query: string) => readInboxQuery(new URLSearchParams(query));

  test('without anything is what waits for an answer', () => {
    expect(read('')).toEqual({ view: 'answer', search: '', unread: false });
  });

  test('says everything that is shown', () => {
    const query = 'view=closed&search=lace&kind=quote&status=won&owner=u_1&unread=1&after=c9';
    expect(read(query)).toEqual({
      view: 'closed',
      search: 'lace',
      kind: 'quote',
      status: 'won',
      owner: 'u_1',
      unread: true,
      after: 'c9',
    });
  });

  test('with what nothing is called leaves it out', () => {
    const query = 'view=toString&kind=x&status=constructor&owner=a%20b&unread=yes';
    expect(read(query)).toEqual({ view: 'answer', search: '', unread: false });
    expect(read(`owner=${text(65)}`)).not.toHaveProperty('owner');
  });

  test('searches for a hundred characters at most, none of them a control character', () => {
    expect(read(`search=${text(101)}`).search).toBe(text(100));
    expect(read('search=%20a%00b%20').search).toBe('a b');
  });

  test('has a name for each view', () => {
    expect(Object.values(inboxViews)).toEqual([
      'To answer',
      'Mine',
      'In hand',
      'Closed',
      'All',
      'Quarantine',
    ]);
  });
});
