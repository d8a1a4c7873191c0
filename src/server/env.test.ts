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

const key = 'k'.repeat(43);

test('every setting finds its place', () => {
  const read = readSettings({
    HOST: '0.0.0.0',
    DATA_DIR: '/var/mill',
    SECRET_KEY: key,
    SECRET_KEY_PREVIOUS: `lost, ${'p'.repeat(43)}`,
    SMTP_URL: 'smtps://u:p@smtp.example',
    MAIL_FROM: 'desk@mill.example',
    SALES_TO: 'sales@mill.example',
    MAIL_IN_URL: 'imaps://desk%40mill.example:s%2Fcret@imap.example/Sales%20in',
    MAIL_IN_SENT: 'Sent',
    MAIL_IN_FROM: 'all',
    MAIL_IN_PLUS: 'off',
    MAIL_IN_AUTHSERV: 'mx.example',
    INDIAMART_KEY: 'indiamart-key',
    INDIAMART_PUSH_TOKEN: 't'.repeat(24),
    LEAD_KEYS: `tradeindia:${'a'.repeat(32)}, fair-1:${'b'.repeat(32)}`,
    AI_BASE_URL: 'https://ai.example/v1',
    AI_API_KEY: 'ai-key',
    AI_MODEL: 'small',
    PURGE_URL: 'https://cdn.example/purge',
    PURGE_TOKEN: 'purge',
    METRICS_TOKEN: 'm'.repeat(16),
    ANALYTICS_ID: 'G-1',
    ADS_ID: 'AW-1',
  });
  expect(read).toMatchObject({
    ok: true,
    settings: {
      host: '0.0.0.0',
      dataDir: '/var/mill',
      secretKey: key,
      previousSecretKeys: ['lost', 'p'.repeat(43)],
      smtpUrl: 'smtps://u:p@smtp.example',
      mailFrom: 'desk@mill.example',
      salesTo: 'sales@mill.example',
      mailIn: {
        host: 'imap.example',
        port: 993,
        secure: true,
        user: 'desk@mill.example',
        password: 's/cret',
        inbox: 'Sales in',
        sent: 'Sent',
        from: 'all',
        plus: false,
        authserv: 'mx.example',
      },
      indiamart: {
        url: 'https://mapi.indiamart.com/wservce/crm/crmListing/v2/',
        key: 'indiamart-key',
        pushToken: 't'.repeat(24),
      },
      leadKeys: { tradeindia: 'a'.repeat(32), 'fair-1': 'b'.repeat(32) },
      ai: { baseUrl: 'https://ai.example/v1', apiKey: 'ai-key', model: 'small' },
      purgeUrl: 'https://cdn.example/purge',
      purgeToken: 'purge',
      metricsToken: 'm'.repeat(16),
      analyticsId: 'G-1',
      adsId: 'AW-1',
    },
  });
});

test('a mailbox on this machine needs no encryption, and one with a token no password', () => {
  const oauth = {
    MAIL_IN_OAUTH_TOKEN_URL: 'https://login.example/token',
    MAIL_IN_OAUTH_CLIENT_ID: 'desk',
    MAIL_IN_OAUTH_REFRESH_TOKEN: 'refresh',
  };
  const mailIn = (more: Readonly<Record<string, string>>) => {
    const read = readSettings(more);
    return read.ok ? read.settings.mailIn : read.faults;
  };
  const rest = { inbox: 'INBOX', from: 'now', plus: true };
  expect(mailIn({ MAIL_IN_URL: 'imap://u:p@[::1]' })).toEqual({
    ...rest,
    host: '::1',
    port: 143,
    secure: false,
    user: 'u',
    password: 'p',
  });
  const withToken = { ...rest, host: 'imap.example', port: 1993, secure: true, user: 'u' };
  const tokens = { tokenUrl: oauth.MAIL_IN_OAUTH_TOKEN_URL, clientId: 'desk' };
  expect(mailIn({ MAIL_IN_URL: 'imaps://u@imap.example:1993', ...oauth })).toEqual({
    ...withToken,
    oauth: { ...tokens, refreshToken: 'refresh' },
  });
  const secret = { ...oauth, MAIL_IN_OAUTH_CLIENT_SECRET: 'secret' };
  expect(mailIn({ MAIL_IN_URL: 'imaps://u@imap.example:1993', ...secret })).toEqual({
    ...withToken,
    oauth: { ...tokens, refreshToken: 'refresh', clientSecret: 'secret' },
  });

  const needs =
    'MAIL_IN_URL: needs a password, or else MAIL_IN_OAUTH_TOKEN_URL, MAIL_IN_OAUTH_CLIENT_ID and MAIL_IN_OAUTH_REFRESH_TOKEN';
  expect(mailIn({ MAIL_IN_URL: 'imaps://u@imap.example' })).toEqual([needs]);
  expect(mailIn({ MAIL_IN_URL: 'imaps://u:p@imap.example', ...oauth })).toEqual([needs]);
  for (const name of Object.keys(oauth)) {
    expect(mailIn({ MAIL_IN_URL: 'imaps://u@imap.example', ...oauth, [name]: '' })).toEqual([
      needs,
    ]);
  }
  const plainly = (url: string) =>
    mailIn({ MAIL_IN_URL: 'imaps://u@imap.example', ...oauth, MAIL_IN_OAUTH_TOKEN_URL: url });
  expect(plainly('http://login.example/token')).toEqual([
    'MAIL_IN_OAUTH_TOKEN_URL: must begin with https://',
  ]);
  expect(plainly('http://localhost/token')).toMatchObject({ host: 'imap.example' });
});

const onlyLoopback = ['imap://u:p@localhost', 'imap://u:p@127.0.0.1', 'imap://u:p@[::1]'];
test.each<[name: string, good: readonly string[], bad: readonly string[]]>([
  ['MAIL_IN_URL', onlyLoopback, ['imap://u:p@imap.example', 'imap://u:p@127.0.0.1.example']],
  ['MAIL_IN_URL', [], ['imaps://imap.example', 'imap://u:p@xlocalhost', 'https://u:p@x.example']],
  ['MAIL_IN_FROM', ['now', 'all'], ['never']],
  ['MAIL_IN_PLUS', ['on', 'off'], ['yes']],
  ['MAIL_IN_AUTHSERV', ['mx.google.com'], ['mx google', '(mx)', 'mx.google.com;']],
  ['MAIL_IN_SENT', ['x'.repeat(200)], ['x'.repeat(201)]],
  ['SECRET_KEY', [key, 'k'.repeat(200)], ['k'.repeat(42), 'k'.repeat(201), `${key}!`, `!${key}`]],
  ['SECRET_KEY_PREVIOUS', ['lost', `${key},${key}`], ['found', `${key},short`]],
  ['INDIAMART_KEY', ['k'.repeat(8), 'k'.repeat(400)], ['k'.repeat(7), 'k'.repeat(401), 'a key 12']],
  ['INDIAMART_URL', ['https://x.example', 'http://127.0.0.1:1'], ['http://x.example', 'x.example']],
  ['INDIAMART_PUSH_TOKEN', ['t'.repeat(200)], ['t'.repeat(23), 't'.repeat(201)]],
  ['LEAD_KEYS', [`ab:${'k'.repeat(200)}`], [`ab:${'k'.repeat(31)}`, `ab:${'k'.repeat(201)}`]],
  [
    'LEAD_KEYS',
    [`a${'b'.repeat(30)}:${key}`],
    [`a:${key}`, `1b:${key}`, `a${'b'.repeat(31)}:${key}`],
  ],
  ['LEAD_KEYS', [], ['ab', `ab:${key}:more`, `AB:${key}`, `ab:${key},cd`]],
  ['PURGE_TOKEN', ['a-token'], ['a token']],
  ['MAIL_FROM', ['a@b.example'], ['a@b.example, c@d.example']],
  ['PORT', ['0', '65535'], ['65536', '80 80']],
  ['SMTP_URL', ['smtp://x.example'], ['http://x.example', 'smtp://']],
])('%s takes %j and refuses %j', (name, good, bad) => {
  const takes = (value: string) => readSettings({ [name]: value }).ok;
  expect([good.filter((value) => !takes(value)), bad.filter(takes)]).toEqual([[], []]);
  for (const value of bad) {
    const read = readSettings({ [name]: value });
    expect(read.ok ? [] : read.faults).toEqual([expect.stringMatching(`^${name}: \\S.{3}`)]);
  }
});
