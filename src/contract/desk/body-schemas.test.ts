import { describe, expect, test } from 'vitest';
import { bodySchemas } from './body-schemas.ts';
import { dipFormulas, dipLights, dipNames } from '../../domain/dip/lab-dip.ts';
import { deliveries, offerLimits } from '../../domain/offer/offer.ts';
import { inboxViews, readInboxQuery } from './endpoints/inbox-endpoints.ts';

const line = { fabric: '14B', shade: '', metres: 500, price: 12_000 };
const hours = { days: [1, 7], opens: '09:00', closes: '18:00' };
const offer = {
  fabric: '14B',
  shade: '',
  metres: 500,
  tiers: [{ from: 1, price: 12_000, days: 21 }],
  delivery: Object.keys(deliveries)[0],
  place: '',
  tax: '',
  taxRate: 500,
  leastStyle: 300,
  leastColour: 300,
};
const dip = { name: 'A', hex: '#2f6c70', lab: null, measured: null, note: '' };
const token = 'a'.repeat(20);

/** A request that is accepted, for each schema of the desk. */
const requests = {
  addNote: { body: 'x' },
  reply: { subject: 'x', body: 'x' },
  planNextAction: { text: '', at: null },
  moveEnquiry: { to: 'contacted' },
  assignEnquiry: { owner: null },
  changeMany: { ids: ['a'], action: { kind: 'open' } },
  sendQuote: {
    buyer: 'x',
    company: '',
    currency: 'INR',
    lines: [line],
    validUntil: '2026-12-01',
    terms: '',
  },
  sendDips: {
    fabric: '14B',
    standard: { kind: 'hex', hex: '#2f6c70' },
    light: Object.keys(dipLights)[0],
    formula: Object.keys(dipFormulas)[0],
    tolerance: 100,
    dips: [dip],
  },
  requestSample: { fabrics: 'x', recipient: 'x', address: 'x' },
  changeSample: {},
  signIn: { email: 'a@b.example', password: 'x' },
  sendCode: { code: '1', kind: 'totp' },
  confirmAuthenticator: { code: '123456' },
  invitation: { token },
  join: { token, name: 'Asha', email: 'a@b.example', password: 'a long password' },
  saveSettings: { office: hours, calls: hours, holidays: [], templates: [] },
  invite: { name: 'Asha', email: 'a@b.example', role: 'sales' },
  changeRole: { role: 'viewer' },
  erase: { contact: 'a@b', confirmed: true },
} as const;
type Name = keyof typeof requests;

function parse(name: Name, change: object = {}) {
  return bodySchemas[name].safeParse({ ...requests[name], ...change });
}
const accepts = (name: Name, change?: object) => parse(name, change).success;
const text = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test.each(Object.keys(requests) as Name[])('a %s request is accepted', (name) => {
  expect(accepts(name)).toBe(true);
});

describe('texts are as long as they may be, and not longer', () => {
  test.each<[Name, string, least: number, most: number]>([
    ['addNote', 'body', 1, 4000],
    ['reply', 'subject', 1, 200],
    ['reply', 'body', 1, 10_000],
    ['planNextAction', 'text', 0, 200],
    ['sendQuote', 'buyer', 1, 160],
    ['sendQuote', 'company', 0, 160],
    ['sendQuote', 'terms', 0, 4000],
    ['sendDips', 'fabric', 1, 160],
    ['requestSample', 'fabrics', 1, 1000],
    ['requestSample', 'recipient', 1, 160],
    ['requestSample', 'address', 1, 600],
    ['changeSample', 'courier', 0, 80],
    ['changeSample', 'tracking', 0, 80],
    ['changeSample', 'feedback', 0, 2000],
    ['join', 'name', 1, 80],
    ['join', 'password', 12, 200],
    ['signIn', 'password', 0, 200],
    ['sendCode', 'code', 0, 20],
    ['invitation', 'token', 20, 60],
    ['erase', 'contact', 3, 254],
    ['invite', 'name', 1, 80],
  ])('%s, %s: %d to %d', (name, field, least, most) => {
    expect(accepts(name, { [field]: text(least) })).toBe(true);
    expect(accepts(name, { [field]: text(most) })).toBe(true);
    expect(accepts(name, { [field]: text(most + 1) })).toBe(false);
    if (least > 0) expect(accepts(name, { [field]: text(least - 1) })).toBe(false);
  });

  test('the lines of a quote and the templates of a reply too', () => {
    const quoteLine = (change: object) => accepts('sendQuote', { lines: [{ ...line, ...change }] });
    expect(quoteLine({ fabric: text(160), shade: text(80) })).toBe(true);
    expect(quoteLine({ fabric: text(161) })).toBe(false);
    expect(quoteLine({ fabric: '' })).toBe(false);
    expect(quoteLine({ shade: text(81) })).toBe(false);
    const quoteOffer = (change: object) => accepts('sendQuote', { offer: { ...offer, ...change } });
    const longest = { fabric: text(160), shade: text(80), place: text(80), tax: text(20) };
    expect(quoteOffer(longest)).toBe(true);
    for (const [key, value] of Object.entries(longest))
      expect([key, quoteOffer({ [key]: `${value}x` })]).toEqual([key, false]);
    expect(quoteOffer({ fabric: '' })).toBe(false);
    const template = { name: text(80), subject: text(200), body: text(6000) };
    expect(accepts('saveSettings', { templates: [template] })).toBe(true);
    for (const key of ['name', 'subject', 'body'] as const) {
      const longer = { ...template, [key]: `${template[key]}x` };
      expect(accepts('saveSettings', { templates: [longer] })).toBe(false);
      expect(accepts('saveSettings', { templates: [{ ...template, [key]: ' ' }] })).toBe(false);
    }
  });
});

test('a quote has as many tiers as an offer may have, a card one dip for each letter', () => {
  const tiers = (count: number) =>
    accepts('sendQuote', { offer: { ...offer, tiers: many(count, offer.tiers[0]) } });
  expect([0, 1, offerLimits.tiers, offerLimits.tiers + 1].map(tiers)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const dips = dipNames.map((name) => ({ ...dip, name }));
  expect(accepts('sendDips', { dips })).toBe(true);
  expect(accepts('sendDips', { dips: [dip, dip] })).toBe(false);
  expect(accepts('sendDips', { dips: [] })).toBe(false);
});

test('a text is trimmed, and holds no control characters but line breaks and tabs', () => {
  expect(parse('addNote', { body: ' a\r\n\tb ' }).data).toEqual({ body: 'a\r\n\tb' });
  for (const body of ['a\u0000', 'a\u001bb', '\ud800'])
    expect(accepts('addNote', { body })).toBe(false);
});

test('every refusal says in a sentence what is wrong', () => {
  const refused = [
    parse('addNote', { body: '' }),
    parse('addNote', { body: text(4001) }),
    parse('addNote', { body: '\u0000' }),
    parse('invite', { name: '' }),
    parse('invite', { name: text(81) }),
    parse('invite', { name: '<b>' }),
    parse('invite', { email: 'nobody' }),
    parse('join', { password: 'short' }),
    parse('join', { password: text(201) }),
    parse('invitation', { token: 'x' }),
    parse('confirmAuthenticator', { code: 'x' }),
    parse('sendQuote', { lines: [] }),
    parse('sendQuote', { validUntil: 'soon' }),
    parse('sendQuote', { validUntil: '2026-13-01' }),
    parse('saveSettings', { holidays: ['x'] }),
    parse('saveSettings', { office: { ...hours, opens: '9' } }),
    parse('saveSettings', { office: { ...hours, days: [] } }),
    parse('saveSettings', { office: { ...hours, closes: '09:00' } }),
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
  ['confirmAuthenticator', { code: ' 123456 ' }, true],
  ['confirmAuthenticator', { code: '1234567' }, false],
  ['confirmAuthenticator', { code: '12345' }, false],
  ['invitation', { token: `${text(20)}/` }, false],
  ['invitation', { token: `?${text(20)}` }, false],
  ['sendCode', { kind: 'recovery' }, true],
  ['sendCode', { kind: 'sms' }, false],
  ['changeRole', { role: 'owner' }, true],
  ['changeRole', { role: 'admin' }, false],
  ['moveEnquiry', { to: 'spam' }, true],
  ['moveEnquiry', { to: 'gone' }, false],
  ['assignEnquiry', { owner: text(64) }, true],
  ['assignEnquiry', { owner: text(65) }, false],
  ['assignEnquiry', { owner: '' }, false],
  ['assignEnquiry', { owner: 'a b' }, false],
  ['assignEnquiry', { owner: 'a!' }, false],
  ['planNextAction', { at: 0 }, true],
  ['planNextAction', { at: 8.64e15 }, true],
  ['planNextAction', { at: 8.64e15 + 2 }, false],
  ['planNextAction', { at: -1 }, false],
  ['planNextAction', { at: 0.5 }, false],
  ['changeMany', { ids: many(200, 'a') }, true],
  ['changeMany', { ids: many(201, 'a') }, false],
  ['changeMany', { ids: [] }, false],
  ['changeMany', { action: { kind: 'move', to: 'won' } }, true],
  ['changeMany', { action: { kind: 'assign', owner: 'a' } }, true],
  ['changeMany', { action: { kind: 'rescue' } }, true],
  ['changeMany', { action: { kind: 'erase' } }, false],
  ['sendQuote', { lines: many(40, line) }, true],
  ['sendQuote', { lines: many(41, line) }, false],
  ['sendQuote', { lines: [{ ...line, metres: 0.1 }] }, true],
  ['sendQuote', { lines: [{ ...line, metres: 0 }] }, false],
  ['sendQuote', { lines: [{ ...line, metres: 1_000_000 }] }, true],
  ['sendQuote', { lines: [{ ...line, metres: 1_000_001 }] }, false],
  ['sendQuote', { lines: [{ ...line, price: 0 }] }, true],
  ['sendQuote', { lines: [{ ...line, price: -1 }] }, false],
  ['sendQuote', { lines: [{ ...line, price: 0.5 }] }, false],
  ['sendQuote', { lines: [{ ...line, price: 100_000_000 }] }, true],
  ['sendQuote', { lines: [{ ...line, price: 100_000_001 }] }, false],
  ['sendQuote', { currency: 'AED' }, true],
  ['sendQuote', { currency: 'EUR' }, false],
  ['sendQuote', { validUntil: '12026-12-01' }, false],
  ['sendQuote', { validUntil: '2026-12-011' }, false],
  ['changeSample', { step: 'feedback' }, true],
  ['changeSample', { step: 'vanished' }, false],
  ['saveSettings', { holidays: many(200, '2026-01-26') }, true],
  ['saveSettings', { holidays: many(201, '2026-01-26') }, false],
  ['saveSettings', { holidays: ['x2026-01-26'] }, false],
  ['saveSettings', { holidays: ['2026-01-266'] }, false],
  ['saveSettings', { templates: many(41, { name: 'a', subject: 'b', body: 'c' }) }, false],
  ['saveSettings', { calls: { ...hours, days: [0] } }, false],
  ['saveSettings', { calls: { ...hours, days: [8] } }, false],
  ['saveSettings', { calls: { ...hours, days: [1.5] } }, false],
  ['saveSettings', { calls: { ...hours, days: [1, 2, 3, 4, 5, 6, 7, 1] } }, false],
  ['saveSettings', { calls: { ...hours, opens: '00:00', closes: '23:59' } }, true],
  ['saveSettings', { calls: { ...hours, closes: '24:00' } }, false],
  ['saveSettings', { calls: { ...hours, closes: '18:60' } }, false],
  ['saveSettings', { calls: { ...hours, opens: '108:00' } }, false],
  ['saveSettings', { calls: { ...hours, closes: '18:000' } }, false],
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

test('a colour that needs more than its style is shown at the colour', () => {
  const issuesOf = (minimum: object) =>
    bodySchemas.changeFabrics
      .safeParse({ keys: ['f001'], change: { kind: 'minimums', minimum } })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issuesOf({ perStyle: 1000, perColour: 1000 })).toBeUndefined();
  expect(issuesOf({ perStyle: 1000, perColour: 1001 })).toEqual([
    ['change.minimum.perColour', 'A colour cannot need more metres than the whole style.'],
  ]);
});
