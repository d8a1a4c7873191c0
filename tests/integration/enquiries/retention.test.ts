import { execFile } from 'node:child_process';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { enquiryMail } from '../../../src/server/mail-templates/mails.ts';
import { queueMails } from '../../../src/server/outbox/queue-mails.ts';
import { sweep } from '../../../src/server/retention/sweep.ts';
import { type Home, engines, freshHome } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const run = promisify(execFile);
const now = Date.parse('2028-11-16T06:00:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

describe.each(engines)('the sweep on %s', (engine) => {
  test('erases after 24 months what led to no order, and its mails', async () => {
    const { store, dataDir } = await openHome(engine);
    await submit(store, 'old', daysAgo(735));
    await submit(store, 'old-order', daysAgo(735));
    await submit(store, 'still-talking', daysAgo(735));
    await submit(store, 'young', daysAgo(700));
    await store.db
      .updateTable('outbox')
      .set({ sent_at: daysAgo(734) })
      .execute();
    await change(store, 'old-order', { status: 'won' });
    await change(store, 'still-talking', { updated_at: daysAgo(100) });
    await writeMail(dataDir, 'old.eml', daysAgo(735));
    await writeMail(dataDir, 'young.eml', daysAgo(700));

    const removed = await sweep(store, { retentionMonths: 24, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 1, files: 1 });
    expect(await names(store)).toEqual(['old-order', 'still-talking', 'young']);
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['young.eml']);
    expect(await sweep(store, { retentionMonths: 24, dataDir }, now)).toEqual({
      enquiries: 0,
      quarantined: 0,
      mails: 0,
      keys: 0,
      recipients: 0,
      files: 0,
    });
  });

  test('erases the mails of the desk about an enquiry together with it', async () => {
    const { store, dataDir } = await openHome(engine);
    await submit(store, 'old', daysAgo(735));
    await submit(store, 'young', daysAgo(700));
    const enquiries = await store.db.selectFrom('enquiry').select(['id', 'name']).execute();
    const reply = ({ id }: { id: string }) => enquiryMail('desk-reply', id, 'r');
    await store.transact((tx) => queueMails(tx, enquiries.map(reply), daysAgo(1)));
    await sweep(store, { retentionMonths: 24, dataDir }, now);
    const left = await store.db.selectFrom('outbox').select('enquiry_id').execute();
    const young = enquiries.find(({ name }) => name === 'young')?.id;
    expect(left.map(({ enquiry_id }) => enquiry_id)).toEqual([young, young, young]);
  });

  test('forgets keys after 30 days, quarantine after 90, counted addresses after 2', async () => {
    const { store, dataDir } = await openHome(engine);
    await submit(store, 'kept', daysAgo(31));
    await submit(store, 'fresh', daysAgo(1));
    await submit(store, 'trapped', daysAgo(91), { website: 'x' });
    await submit(store, 'trapped-later', daysAgo(89), { website: 'x' });
    const removed = await sweep(store, { retentionMonths: 24, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 0, quarantined: 1, keys: 2, recipients: 1 });
    expect(await names(store)).toEqual(['fresh', 'kept', 'trapped-later']);
  });

  test('never deletes a queued mail, and deletes hundreds in small steps', async () => {
    const { store, dataDir } = await openHome(engine);
    for (let i = 0; i < 250; i += 1) await submit(store, `v${i}`, daysAgo(800));
    await store.db.deleteFrom('enquiry').where('name', '=', 'v0').execute();
    const removed = await sweep(store, { retentionMonths: 24, dataDir }, now);
    expect(removed).toMatchObject({ enquiries: 249 });
    const waiting = await store.db.selectFrom('outbox').select('topic').execute();
    expect(waiting).toHaveLength(2);
  });
});

describe.each(engines)('npm run erase on %s', (engine) => {
  test('removes one person everywhere, after showing what it would do', async () => {
    const { store, dataDir, env } = await openHome(engine);
    const asha = { email: 'Asha@Buyer.example', phone: '98765 43210' };
    const first = await submit(store, 'first', Date.now(), asha);
    await submit(store, 'second', Date.now(), { ...asha, email: 'asha@buyer.example' });
    await submit(store, 'other', Date.now(), { email: 'ravi@buyer.example', phone: '1112223334' });
    const { id } = await store.db
      .selectFrom('enquiry')
      .select('id')
      .where('name', '=', 'first')
      .executeTakeFirstOrThrow();
    await store.transact((tx) => queueMails(tx, [enquiryMail('desk-reply', id, 'r')], 0));
    await writeMail(dataDir, `20261116-060000-${first}.enquiry-receipt.x.eml`);
    await writeMail(dataDir, 'a-reply.eml', undefined, 'To: asha@buyer.example\r\n\r\nText');
    await writeMail(dataDir, 'mentions.eml', undefined, 'To: x@y.z\r\n\r\nasha@buyer.example');

    const rehearsal = await erase(env, 'ASHA@buyer.example', '--dry-run');
    expect(rehearsal).toContain('Would erase: 2 enquiries, 2 mails on disk.');
    expect(await names(store)).toEqual(['first', 'other', 'second']);

    const said = await erase(env, 'ASHA@buyer.example');
    expect(said).toContain('Erased: 2 enquiries, 5 mails in the outbox, 2 mails on disk.');
    expect(said).toContain('They also gave: +919876543210.');
    expect(await names(store)).toEqual(['other']);
    expect(await rows(store, 'outbox')).toHaveLength(2);
    expect(await rows(store, 'idempotency')).toHaveLength(1);
    expect(await rows(store, 'recipient')).toHaveLength(1);
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['mentions.eml']);
    const everything = await Promise.all(
      (['enquiry', 'idempotency', 'outbox', 'recipient'] as const).map((t) => rows(store, t)),
    );
    expect(JSON.stringify(everything)).not.toMatch(/asha|9876543210/i);
  });

  test('works by phone in any spelling, and refuses an invalid name', async () => {
    const { store, env } = await openHome(engine);
    await submit(store, 'first', Date.now(), { email: '', phone: '+91 98765-43210' });
    expect(await erase(env, '098765', '43210')).toContain('Erased: 1 enquiries');
    expect(await names(store)).toEqual([]);
    await expect(erase(env, 'Asha')).rejects.toThrow(/Usage/);
    await expect(erase(env)).rejects.toThrow(/Usage/);
  });
});

async function openHome(engine: Home['engine']) {
  const home = await freshHome(engine);
  return { ...home, store: await home.open() };
}

async function submit(
  store: Store,
  name: string,
  at: number,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const email = `${name}@buyer.example`;
  const submission = quoteSubmission({ email, ...fields, name }, { idempotencyKey: name });
  const outcome = await submitEnquiry(store, { now: () => at }, submission);
  if (!('reference' in outcome)) throw new Error(outcome.kind);
  return outcome.reference;
}

async function change(store: Store, name: string, fields: object): Promise<void> {
  await store.db.updateTable('enquiry').set(fields).where('name', '=', name).execute();
}

async function names(store: Store): Promise<string[]> {
  const found = await store.db.selectFrom('enquiry').select('name').orderBy('name').execute();
  return found.map(({ name }) => name);
}

function rows(store: Store, table: 'enquiry' | 'idempotency' | 'outbox' | 'recipient') {
  return store.db.selectFrom(table).selectAll().execute();
}

async function writeMail(dataDir: string, name: string, at = Date.now(), text = ''): Promise<void> {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), at / 1000, at / 1000);
}

async function erase(env: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../../scripts/erase.ts');
  const options = { env: { ...process.env, ...env } };
  const { stdout } = await run(process.execPath, [script, ...words], options);
  return stdout;
}
