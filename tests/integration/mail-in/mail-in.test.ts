import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import { createMailTaker } from '../../../src/server/desk/threads/create-mail-taker.ts';
import type { MailInSettings } from '../../../src/server/env.ts';
import { createLog } from '../../../src/server/log.ts';
import { addressWithKey } from '../../../src/server/mail-in/address-key.ts';
import { readMailInState } from '../../../src/server/mail-in/mail-in-state.ts';
import { startMailIn } from '../../../src/server/mail-in/start-mail-in.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { enquiryRow, someMorning } from '../../support/desk/desk-rows.ts';
import { startDovecot } from '../../support/mail/dovecot.ts';
import { within } from '../../support/patience.ts';

const { id, reference, email } = enquiryRow();
const clock = { now: () => Date.now() };

function mail(fields: {
  readonly to?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly n?: number;
}): string {
  const {
    to = 'sales@taana.example',
    from = email,
    subject = 'Hello',
    text = 'Yes.',
    n = 1,
  } = fields;
  return `From: Asha <${from}>
To: ${to}
Subject: ${subject}
Date: Mon, 16 Nov 2026 12:00:00 +0530
Message-ID: <test-${n}@buyer.example>
Content-Type: text/plain; charset=utf-8

${text}
`;
}

async function openMailIn(store: Store, settings: MailInSettings, everyMs = 60_000) {
  const lines: string[] = [];
  const log = createLog((text) => lines.push(text));
  const addresses = {
    siteUrl: 'https://taana.example',
    mailFrom: 'mill@taana.example',
    salesTo: 'sales@taana.example',
  };
  const reader = startMailIn({
    store,
    clock,
    log,
    settings,
    everyMs,
    dns: {},
    take: createMailTaker({ readContent: () => shippedContent, settings: addresses, clock }),
  });
  onTestFinished(() => reader.stop());
  return { reader, log, lines };
}

const words = (store: Store) =>
  store.db.selectFrom('message').selectAll().orderBy('created_at').orderBy('id').execute();

describe.each(engines())('mail in, on %s', (engine) => {
  test('an answer reaches its conversation within seconds, and everything only once', async () => {
    const store = await freshStore(engine);
    await store.db
      .insertInto('enquiry')
      .values(enquiryRow({ status: 'contacted', opened_at: someMorning }))
      .execute();
    const dovecot = await startDovecot();
    const { reader } = await openMailIn(store, dovecot.settings);
    await expect
      .poll(() => readMailInState(store.db), { timeout: within(20_000) })
      .toMatchObject({ trouble: '' });
    const to = addressWithKey(secretsOf(store.db), 'sales@taana.example', reference);
    const from = performance.now();
    await dovecot.deliver(
      mail({
        to,
        text: '500 m is fine.\n\nOn Mon, 16 Nov 2026, Taana <sales@taana.example> wrote:\n> How many?',
      }),
    );
    // The next sweep is a minute away: the server's hint brings it.
    await expect
      .poll(() => words(store), { timeout: within(20_000), interval: 50 })
      .toMatchObject([
        { enquiry_id: id, direction: 'in', way: 'mail', body: '500 m is fine.', sort: 'word' },
      ]);
    expect(performance.now() - from).toBeLessThan(15_000);
    const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry.asked_at).not.toBeNull();
    expect(enquiry.opened_at).toBeNull();
    await reader.stop();

    // Renumbered, delivered again under another name, and read by a new process: still one word.
    await dovecot.renumber();
    await dovecot.deliver(
      mail({
        to,
        text: '500 m is fine.\n\nOn Mon, 16 Nov 2026, Taana <sales@taana.example> wrote:\n> How many?',
      }),
    );
    await dovecot.deliver(mail({ n: 2, from: 'stranger@else.example', text: 'I want lace.' }));
    await openMailIn(store, dovecot.settings);
    await expect.poll(async () => (await words(store)).length, { timeout: within(20_000) }).toBe(2);
    expect((await words(store))[1]).toMatchObject({
      enquiry_id: null,
      body: 'I want lace.',
      facts: expect.stringContaining('unknown-sender'),
    });
    expect(await store.db.selectFrom('mail_raw').select('id').execute()).toHaveLength(2);
  });

  test('a server that goes away is said in plain words, and read again when it is back', async () => {
    const store = await freshStore(engine);
    const dovecot = await startDovecot();
    await openMailIn(store, dovecot.settings, 300);
    await expect
      .poll(() => readMailInState(store.db), { timeout: within(20_000) })
      .toMatchObject({ trouble: '' });
    await dovecot.stop();
    await expect
      .poll(() => readMailInState(store.db), { timeout: within(30_000) })
      .toMatchObject({
        trouble: 'The mail server cannot be reached.',
      });
    await dovecot.start();
    await dovecot.deliver(mail({ text: 'Are you there?' }));
    await expect.poll(async () => (await words(store)).length, { timeout: within(40_000) }).toBe(1);
    expect(await readMailInState(store.db)).toMatchObject({ trouble: '' });
  });
});

test('a refused login names no password, in the log or at the desk', async () => {
  const store = await freshStore('sqlite');
  const dovecot = await startDovecot();
  const { lines, log } = await openMailIn(store, { ...dovecot.settings, password: 'wrong-secret' });
  await expect
    .poll(() => readMailInState(store.db), { timeout: within(20_000) })
    .toMatchObject({
      trouble: 'The mail server refused the login.',
    });
  log.flush();
  expect(lines.join('')).toContain('mail-in-failed');
  expect(lines.join('')).not.toMatch(/wrong-secret|mill@/);
});

test('a mailbox that was never read before is taken as it is', async () => {
  const store = await freshStore('sqlite');
  const dovecot = await startDovecot();
  await dovecot.deliver(mail({ text: 'Years ago.' }));
  await openMailIn(store, { ...dovecot.settings, from: 'now' }, 300);
  await expect
    .poll(() => readMailInState(store.db), { timeout: within(20_000) })
    .toMatchObject({ trouble: '' });
  await dovecot.deliver(mail({ n: 2, text: 'Today.' }));
  await expect
    .poll(() => words(store), { timeout: within(20_000) })
    .toMatchObject([{ body: 'Today.' }]);
});

test('signs in with a token that it renews itself', async () => {
  const store = await freshStore('sqlite');
  const asked: string[] = [];
  const service = createServer((req, res) => {
    let body = '';
    req.on('data', (data) => (body += String(data)));
    req.on('end', () => {
      const isToken = req.url === '/token';
      if (isToken) asked.push(body);
      res.setHeader('Content-Type', 'application/json');
      const token = req.url?.split('/info/')[1];
      const info = token === 'access-1' ? { active: 'true', email: 'mill' } : { active: 'false' };
      res.end(JSON.stringify(isToken ? { access_token: 'access-1', expires_in: 3600 } : info));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await new Promise((done) => service.once('listening', done));
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const dovecot = await startDovecot({ tokenInfoUrl: `${base}/info/` });
  const { password: _, ...settings } = dovecot.settings;
  const oauth = { tokenUrl: `${base}/token`, clientId: 'id', refreshToken: 'refresh-1' };
  await openMailIn(store, { ...settings, oauth }, 300);
  await dovecot.deliver(mail({ text: 'By token.' }));
  await expect
    .poll(() => words(store), { timeout: within(20_000) })
    .toMatchObject([{ body: 'By token.' }]);
  expect(asked[0]).toContain('refresh_token=refresh-1');
});
