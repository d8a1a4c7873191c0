import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings, settingNames } from './env.ts';

describe('settings', () => {
  test('are all optional', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        port: 3000,
        host: '127.0.0.1',
        siteUrl: 'https://taana.example',
        dataDir: './data',
        catalogueMailsADay: 500,
        trustProxy: 0,
        retentionMonths: 24,
        retentionOrdersYears: 8,
        knitMemoryMb: 1500,
        ai: { dailyTokens: 500_000 },
      },
    });
  });

  test('are all explained in .env.example, and nothing else is', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(settingNames.toSorted());
  });

  test('left blank count as not set', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readSettings({}));
  });

  test('are read into their own kinds', () => {
    const read = readSettings({
      PORT: '8080',
      SITE_URL: 'https://mill.example/',
      DATABASE_URL: 'postgres://u:p@db:5432/mill?sslmode=verify-full',
      TRUST_PROXY: '1',
      AI_MODEL: 'small',
    });
    expect(read).toMatchObject({
      settings: {
        port: 8080,
        siteUrl: 'https://mill.example',
        databaseUrl: 'postgres://u:p@db:5432/mill?sslmode=verify-full',
        trustProxy: 1,
        ai: { model: 'small' },
      },
    });
  });

  test('at fault are all named at once', () => {
    const read = readSettings({
      PORT: 'eighty',
      SITE_URL: 'mill.example',
      DATABASE_URL: 'mysql://x/y',
      MAIL_FROM: 'The Mill <sales@mill.example>',
      TRUST_PROXY: '-1',
    });
    expect(read.ok).toBe(false);
    const names = read.ok ? [] : read.faults.map((fault) => fault.split(':')[0]);
    expect(names).toEqual(['PORT', 'SITE_URL', 'DATABASE_URL', 'MAIL_FROM', 'TRUST_PROXY']);
  });

  test('refuse a database on another machine whose address does not mention encryption', () => {
    const remote = 'postgres://u:p@db.internal:5432/mill';
    const read = readSettings({ DATABASE_URL: remote });
    expect(read.ok ? [] : read.faults).toEqual([
      'DATABASE_URL: names another machine, so it must end in ?sslmode=verify-full, or in ?sslmode=disable to send everything unencrypted',
    ]);
    for (const DATABASE_URL of [
      `${remote}?sslmode=verify-full`,
      `${remote}?sslmode=disable`,
      'postgres://u:p@127.0.0.1:5432/mill',
    ]) {
      expect(readSettings({ DATABASE_URL }).ok).toBe(true);
    }
  });

  test.each(['https://mill.example/shop', 'https://mill.example?x', 'ftp://mill.example'])(
    'refuse %s as the origin of the site',
    (SITE_URL) => expect(readSettings({ SITE_URL }).ok).toBe(false),
  );
});

test.each([
  ['ADS_ID', 'AW-1/x_2', 'AW-1"'],
  ['ADS_ID', 'AW-1/x_2', '"AW-1'],
  ['ANALYTICS_ID', 'G-1_x', 'G-1/2'],
  ['ANALYTICS_ID', 'G-1_x', '<G-1'],
  ['METRICS_TOKEN', 'x'.repeat(16), 'x'.repeat(15)],
  ['METRICS_TOKEN', 'x'.repeat(16), `${'x'.repeat(16)} x`],
  ['AI_DAILY_TOKENS', '1000000000', '1000000001'],
])('%s takes %s and refuses %s', (name, good, bad) => {
  expect(readSettings({ [name]: good }).ok).toBe(true);
  expect(readSettings({ [name]: bad })).toMatchObject({
    ok: false,
    faults: [expect.stringContaining(name)],
  });
});

test.each([
  ['CATALOGUE_MAILS_A_DAY', 0, 1_000_000],
  ['TRUST_PROXY', 0, 10],
  ['RETENTION_MONTHS', 1, 120],
  ['RETENTION_ORDERS_YEARS', 1, 50],
  ['KNIT_MEMORY_MB', 500, 65_536],
  ['AI_DAILY_TOKENS', 0, 1_000_000_000],
])('%s is a whole number from %i to %i', (name, from, to) => {
  const takes = (text: string) => readSettings({ [name]: text }).ok;
  expect([String(from), String(to)].filter(takes)).toHaveLength(2);
  const wrong = [`${from - 1}`, `${to + 1}`, `${to} MB`, `${to}.0`, `x${to}`, `+${to}`, `${to}e0`];
  expect(wrong.filter(takes)).toEqual([]);
});

test('KNIT_MEMORY_MB may be 0, which means none, but not too little', () => {
  const takes = (KNIT_MEMORY_MB: string) => readSettings({ KNIT_MEMORY_MB }).ok;
  expect(['0', '1', '499'].map(takes)).toEqual([true, false, false]);
});
