import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentKinds } from '../../content/records/content-kinds.ts';
import { onlyKey } from '../../content/records/kind.ts';
import { type CheckedItem, checklist, type Judged } from './checklist.ts';
import type { MailInSettings } from '../env.ts';
import type { LiveSettings } from './missing-settings.ts';

const mill = contentKinds.mill.shipped[onlyKey]!;
const claims = contentKinds.claim.shipped;
const today = '2026-11-17';

const asShipped: Judged = {
  mill,
  claims,
  reviews: Object.values(contentKinds.review.shipped),
  fabrics: 60,
  bareFabrics: 2,
  ownPictures: 0,
  steppedBack: false,
};
const nothingSet: LiveSettings = {
  siteUrl: 'http://localhost:3000',
  trustProxy: 0,
  mailFrom: 'desk@mill.example',
  salesTo: 'sales@mill.example',
  databaseUrl: 'postgres://db/taana?sslmode=disable',
  ai: { baseUrl: 'https://ai.test', dailyTokens: 1 },
};
const ending = Object.values(claims)[0]!;
const both = [
  ...checklist(asShipped, mill, nothingSet, today),
  ...checklist(
    { ...asShipped, claims: { [ending.id]: { ...ending, validUntil: '2026-11-18' } } },
    mill,
    {
      ...nothingSet,
      mailIn: { host: 'mail.test', port: 993, user: 'a', inbox: 'INBOX' } as MailInSettings,
    },
    today,
  ),
];

const open = [...new Map(both.map((item) => [item.id, item])).values()];

const told = (items: readonly CheckedItem[]) =>
  items.map((item) => [`${item.group} ${item.id}`, item] as const);

test.each(told(open))('%s says what it is and what its link does', (_, item) => {
  expect(item.title).toMatch(/^[A-Z“].{4,}/u);
  expect(item.act).toMatch(/^[A-Z][a-z]/);
  if (item.why !== undefined) expect(item.why).toMatch(/^[A-Z0-9].{4,}\.$/);
  expect(item.minutes).toBeGreaterThanOrEqual(0);
});

test.each(told(open))('%s leads to something that there is', (_, { lead }) => {
  switch (lead.kind) {
    case 'record': {
      const { kind, key, field } = lead.record;
      const records: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
        mill: { [onlyKey]: mill },
        claim: claims,
      };
      const record = records[kind]?.[key];
      expect(record).toBeDefined();
      if (kind === 'mill') expect(valueAt(record, field)).toBeDefined();
      else expect(['value', 'text', 'evidence', 'validUntil']).toContain(field);
      break;
    }
    case 'setting':
      expect(lead.line).toMatch(/^[A-Z_]+=./);
      expect(lead.how).toMatch(/^[A-Z].+\.$/);
      break;
    default:
      expect(['reviews', 'fabrics', 'firstHour']).toContain(
        lead.kind === 'section' ? lead.section : lead.screen,
      );
  }
});

/** Written anew with `npm test -- checklist -u` when a line is meant to say something else. */
test('of three mills every line says what it said before', async () => {
  const own = { ...mill, name: 'Rewa', sales: { email: 'sales@rewa.test' } };
  const settled = checklist(
    {
      ...asShipped,
      mill: own,
      claims: {},
      reviews: [],
      bareFabrics: 0,
      ownPictures: 3,
      steppedBack: true,
    },
    mill,
    {
      siteUrl: 'https://www.rewa.test',
      trustProxy: 1,
      smtpUrl: 'smtps://mail.test',
      mailFrom: 'desk@rewa.test',
      salesTo: 'sales@rewa.test',
      databaseUrl: 'postgres://db/taana?sslmode=verify-full',
      ai: { baseUrl: 'https://ai.test', apiKey: 'key', model: 'small', dailyTokens: 1 },
    },
    today,
  );
  const lines = [...both, ...settled].map((item) => JSON.stringify(item));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../tests/desk/checklist.txt'),
  );
});

test('every line has a name of its own', () => {
  const ids = checklist(asShipped, mill, nothingSet, today).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is in order is done, and some settings are listed only while they are missing', () => {
  const before = checklist(asShipped, mill, nothingSet, today);
  const after = checklist(
    { ...asShipped, bareFabrics: 0, ownPictures: 1, steppedBack: true, reviews: [] },
    mill,
    {
      siteUrl: 'https://www.rewa.test',
      trustProxy: 1,
      smtpUrl: 'smtps://mail.test',
      mailFrom: 'desk@rewa.test',
      salesTo: 'sales@rewa.test',
    },
    today,
  );
  const done = (items: readonly CheckedItem[]) =>
    items.filter((item) => item.done).map(({ id }) => id);
  const settled = ['setting-SMTP_URL', 'setting-SITE_URL', 'reviews', 'photograph', 'step-back'];
  expect(done(before).filter((id) => settled.includes(id))).toEqual([]);
  expect(done(after)).toEqual(expect.arrayContaining(settled));
  const ids = (items: readonly CheckedItem[]) => items.map(({ id }) => id);
  expect(ids(before)).toContain('setting-AI_API_KEY');
  expect(ids(after)).not.toContain('setting-AI_API_KEY');
});

/** `contacts.0.phone` */
function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);
}
