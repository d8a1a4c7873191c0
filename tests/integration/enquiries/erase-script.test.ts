import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { enquiryMail } from '../../../src/server/mail-templates/mails.ts';
import { queueMails } from '../../../src/server/outbox/queue-mails.ts';
import { type Home, engines, freshHome } from '../../support/database/engines.ts';
import { namesOfEnquiries, submitAt, writeMail } from '../../support/enquiries/dated-enquiries.ts';

const run = promisify(execFile);

describe.each(engines())('npm run erase on %s', (engine) => {
  test('removes one person everywhere, after showing what it would do', async () => {
    const { store, dataDir, env } = await openHome(engine);
    const asha = { email: 'Asha@Buyer.example', phone: '98765 43210' };
    const first = await submitAt(store, 'first', Date.now(), asha);
    await submitAt(store, 'second', Date.now(), { ...asha, email: 'asha@buyer.example' });
    await submitAt(store, 'other', Date.now(), {
      email: 'ravi@buyer.example',
      phone: '1112223334',
    });
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
    expect(await namesOfEnquiries(store)).toEqual(['first', 'other', 'second']);

    const said = await erase(env, 'ASHA@buyer.example');
    expect(said).toContain('Erased: 2 enquiries, 5 mails in the outbox, 2 mails on disk.');
    expect(said).toContain('They also gave: +919876543210.');
    expect(await namesOfEnquiries(store)).toEqual(['other']);
    expect(await rows(store, 'outbox')).toHaveLength(2);
    expect(await rows(store, 'idempotency')).toHaveLength(1);
    expect(await rows(store, 'recipient')).toHaveLength(1);
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['mentions.eml']);
    const everything = await Promise.all(
      (['enquiry', 'idempotency', 'outbox', 'recipient'] as const).map((t) => rows(store, t)),
    );
    expect(JSON.stringify(everything)).not.toMatch(/asha|9876543210/i);
  });

  test('by phone, however it is written, and refuses what names nobody', async () => {
    const { store, env } = await openHome(engine);
    await submitAt(store, 'first', Date.now(), { email: '', phone: '+91 98765-43210' });
    expect(await erase(env, '098765', '43210')).toContain('Erased: 1 enquiries');
    expect(await namesOfEnquiries(store)).toEqual([]);
    await expect(erase(env, 'Asha')).rejects.toThrow(/Usage/);
    await expect(erase(env)).rejects.toThrow(/Usage/);
  });
});

async function openHome(engine: Home['engine']) {
  const home = await freshHome(engine);
  return { ...home, store: await home.open() };
}

function rows(store: Store, table: 'enquiry' | 'idempotency' | 'outbox' | 'recipient') {
  return store.db.selectFrom(table).selectAll().execute();
}

async function erase(env: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../../scripts/erase.ts');
  const options = { env: { ...process.env, ...env } };
  const { stdout } = await run(process.execPath, [script, ...words], options);
  return stdout;
}
