import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { secretFile } from '../../../src/server/secret-key.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import {
  enterAsOwner,
  must,
  openDesk,
  ownerPassword,
  siteUrl,
  totp,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { type Engine, freshHome, type Home } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';
import { within } from '../../support/patience.ts';

const run = promisify(execFile);
const email = 'owner@mill.example';

/** Runs the commands as an operator does, first on the old machine and then on the new one. */
async function command(script: 'backup' | 'restore', file: string, home: Home): Promise<string> {
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, file], {
    env: { PATH: process.env['PATH'], ...home.env },
  });
  return stdout;
}

test.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as [Engine, Engine][])(
  'a site on %s is restored on an empty machine with %s',
  async (engine, other) => {
    const old = await freshHome(engine);
    const store = await old.open();
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store, email);
    const id = await enquire(store, 'first');
    const path = await quote(owner, id);
    const before = await sendMails(store, 2);
    await enquire(store, 'second');
    const file = join(old.dataDir, 'backup.jsonl.gz');
    await command('backup', file, old);
    // Changes after the backup are lost; they must not affect what is restored.
    await enquire(store, 'third');
    await store.close();

    const fresh = await freshHome(other, { bare: true });
    // The secret key is in no backup; the operator brings it along.
    await copyFile(join(old.dataDir, secretFile), join(fresh.dataDir, secretFile));
    expect(await command('restore', file, fresh)).toContain('2 in enquiry');
    const restored = await fresh.open();
    const newDesk = openDesk(restored);
    // The link for the first owner does not work when there is an owner.
    expect(await firstOwnerPath(restored, Date.now())).toBeUndefined();
    const back = visitDesk(newDesk);
    expect((await back.ask(endpoints.inbox)).status).toBe(401);
    must(await back.ask(endpoints.signIn, { body: { email, password: ownerPassword } }));
    const code = totp(owner.secret, Date.now() + 30_000);
    must(await back.ask(endpoints.sendCode, { body: { code, kind: 'totp' } }));
    expect(
      must(await back.ask(endpoints.inbox, { query: { view: 'all' } })).body['lines'],
    ).toHaveLength(2);
    // An old session is still valid, because the key that signs it came along.
    const carried = visitDesk(newDesk);
    for (const [name, value] of owner.cookies) carried.cookies.set(name, value);
    must(await carried.ask(endpoints.inbox));
    expect(must(await visitDesk(newDesk).get(path)).text).toContain('₹ 1,07,750');
    expect(must(await visitDesk(newDesk).get(`${path}/quote.pdf`)).text).toMatch(/^%PDF/);
    expect(await checkChain(restored.db)).toMatchObject({ whole: true });
    // A repeated request gets the same reference, and no second enquiry is stored.
    expect(await submitEnquiry(restored, systemClock, submission('first'))).toMatchObject({
      kind: 'accepted',
      replayed: true,
    });

    const after = await sendMails(restored, Number.POSITIVE_INFINITY);
    const rows = await restored.db.selectFrom('outbox').select(['id', 'sent_at']).execute();
    expect(rows.every(({ sent_at }) => sent_at !== null)).toBe(true);
    const sent = [...before, ...after];
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(rows.length);
    expect(after.length).toBeGreaterThanOrEqual(2);
  },
);

function submission(key: string) {
  return quoteSubmission({ name: `Asha ${key}` }, { idempotencyKey: `restore-${key}` });
}

async function enquire(store: Store, key: string): Promise<string> {
  const outcome = await submitEnquiry(store, systemClock, submission(key));
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  const { id } = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return id;
}

async function quote(owner: Awaited<ReturnType<typeof enterAsOwner>>, id: string): Promise<string> {
  must(
    await owner.ask(endpoints.sendQuote, {
      params: { id },
      body: {
        buyer: 'Asha Rao',
        company: '',
        currency: 'INR',
        lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
        validUntil: '2099-12-31',
        terms: '',
      },
    }),
  );
  const detail = must(await owner.ask(endpoints.enquiry, { params: { id } })).body;
  return detail.quotes[0]!.path;
}

/** Sends at most `most` mails, then stops like a mail server that is down; returns their ids. */
async function sendMails(store: Store, most: number): Promise<string[]> {
  const sent: string[] = [];
  const outbox = startOutbox({
    store,
    clock: systemClock,
    log: () => {},
    mails: createMailWriter({
      readContent: () => shippedContent,
      store,
      settings: { mailFrom: 'sales@taana.example', salesTo: 'sales@taana.example', siteUrl },
    }),
    pollMs: 50,
    transport: {
      describe: 'a test',
      close: async () => {},
      send: async ({ messageId }) => {
        if (sent.length >= most) return { kind: 'down', cause: 'connection', reason: 'away' };
        sent.push(messageId);
        return { kind: 'sent' };
      },
    },
  });
  onTestFinished(() => outbox.stop());
  const left = async () =>
    store.db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute()
      .then((rows) => rows.length);
  const wanted =
    most === Number.POSITIVE_INFINITY
      ? async () => (await left()) === 0
      : async () => sent.length >= most;
  await expect.poll(wanted, { timeout: within(20_000) }).toBe(true);
  await outbox.stop();
  return sent;
}
