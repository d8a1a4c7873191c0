import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { quoteToken } from '../../../src/server/db/read-quote.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { lostKey, openSealed, secretFile } from '../../../src/server/secret-key.ts';
import {
  type DeskVisitor,
  enterAsOwner,
  must,
  openDesk,
  ownerPassword,
  totp,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const oldKey = 'old-key-'.repeat(6);
const newKey = 'new-key-'.repeat(6);
const email = 'owner@mill.example';

describe.for(engines())('the secret key on %s', (engine) => {
  test('is made once in the data folder, readable by its user alone, and stays', async () => {
    const home = await freshHome(engine);
    await (await home.open()).close();
    const { mode } = await stat(join(home.dataDir, secretFile));
    expect((mode & 0o777).toString(8)).toBe('600');
    await expect(home.open()).resolves.toBeDefined();
  });

  test('of another database is refused at the start, in one sentence', async () => {
    const home = await freshHome(engine);
    await (await open(home, oldKey)).close();
    await expect(open(home, newKey)).rejects.toThrow(
      /^it belongs to another secret key\. Start with the SECRET_KEY/,
    );
    await expect(open(home, newKey, ['other-key'.repeat(6)])).rejects.toThrow('another secret key');
  });

  test('can be turned over: authenticators, links and the log stay good', async () => {
    const home = await freshHome(engine);
    const before = await open(home, oldKey);
    const owner = await enterAsOwner(openDesk(before), before);
    const path = await sendQuote(before, owner);
    await before.close();

    const turned = await open(home, newKey, [oldKey]);
    await signIn(turned, owner.secret);
    must(await visitDesk(openDesk(turned)).get(path));
    const row = await turned.db.selectFrom('quote').selectAll().executeTakeFirstOrThrow();
    expect(path).toContain(quoteToken(turned.db, row));
    expect(await checkChain(turned.db)).toMatchObject({ whole: true });
    await turned.close();

    // From now on the old key does not open it, and nobody needs the old key to sign in.
    await expect(open(home, oldKey)).rejects.toThrow('another secret key');
    const later = await open(home, newKey);
    await signIn(later, owner.secret);
  });

  test('can be replaced when it is lost; then the quote links and the authenticators are lost', async () => {
    const home = await freshHome(engine);
    const before = await open(home, oldKey);
    const owner = await enterAsOwner(openDesk(before), before);
    const path = await sendQuote(before, owner);
    await before.close();
    const after = await open(home, newKey, [lostKey]);
    const row = await after.db.selectFrom('quote').selectAll().executeTakeFirstOrThrow();
    expect(quoteToken(after.db, row)).toBeUndefined();
    // What the buyer has still works: only a hash is compared.
    must(await visitDesk(openDesk(after)).get(path));
  });

  test('takes over from a secret that an earlier release kept in the database', async () => {
    const home = await freshHome(engine);
    const store = await open(home, newKey);
    const owner = await enterAsOwner(openDesk(store), store);
    const legacy = 'a secret of an earlier release, in the database';
    await store.db
      .insertInto('desk_setting')
      .values({ name: 'auth-secret', value: legacy, updated_at: 1 })
      .execute();
    const encrypt = (data: string) => symmetricEncrypt({ key: legacy, data });
    const backup_codes = await encrypt(JSON.stringify(owner.recoveryCodes));
    // The authenticator shows the secret in base32, and it is stored as text.
    const secret = await encrypt(fromBase32(owner.secret));
    await store.db.updateTable('staff_two_factor').set({ secret, backup_codes }).execute();

    await signIn(store, owner.secret);
    const left = await store.db.selectFrom('desk_setting').select('name').execute();
    expect(left).not.toContainEqual({ name: 'auth-secret' });
    await signIn(store, owner.secret);
  });

  test('replaces the clear tokens of quotes of an earlier release', async () => {
    const home = await freshHome(engine);
    const before = await open(home, oldKey);
    const owner = await enterAsOwner(openDesk(before), before);
    const path = await sendQuote(before, owner);
    const token = path.split('/').at(-1)!;
    await sql`update quote set token_hash = ${token}, token_sealed = null`.execute(before.db);
    await before.close();
    const after = await open(home, oldKey);
    const row = await after.db.selectFrom('quote').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(quoteToken(after.db, row)).toBe(token);
    must(await visitDesk(openDesk(after)).get(path));
  });

  test('seals the clear token of a mail that waits since an earlier release, and deletes all others', async () => {
    const home = await freshHome(engine);
    const before = await open(home, oldKey);
    const mail = {
      topic: 'desk-invitation',
      enquiry_id: null,
      run_at: 0,
      lease: null,
      attempts: 0,
      last_error: null,
      created_at: 0,
      sent_at: null,
      dead_at: null,
    };
    const payload = '{"person":"p1","token":"live-token"}';
    const ends = { waiting: {}, sent: { sent_at: 5 }, dead: { dead_at: 5 } };
    for (const [id, end] of Object.entries(ends)) {
      await before.db
        .insertInto('outbox')
        .values({ ...mail, id, dedupe_key: id, payload, ...end })
        .execute();
    }
    await before.close();
    const after = await open(home, oldKey);
    const rows = await after.db.selectFrom('outbox').select(['id', 'payload']).execute();
    const left = Object.fromEntries(rows.map((row) => [row.id, JSON.parse(row.payload) as object]));
    expect(left).toEqual({
      waiting: { person: 'p1', sealed: expect.any(String) as string },
      sent: { person: 'p1' },
      dead: { person: 'p1' },
    });
    const { sealed } = left['waiting'] as { readonly sealed: string };
    expect(sealed).not.toContain('live-token');
    expect(openSealed(secretsOf(after.db), 'link-seal', sealed)).toBe('live-token');
  });
});

async function open(home: Home, secretKey: string, previous?: readonly string[]): Promise<Store> {
  const { dataDir, databaseUrl } = home;
  const store = await openDatabase({
    dataDir,
    secretKey,
    ...(databaseUrl && { databaseUrl }),
    ...(previous && { previousSecretKeys: previous }),
  });
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** With the next code, because that of now was used to set the authenticator up. */
async function signIn(store: Store, secret: string): Promise<void> {
  await store.db.deleteFrom('staff_used_code').execute();
  const visitor = visitDesk(openDesk(store));
  must(await visitor.ask(endpoints.signIn, { body: { email, password: ownerPassword } }));
  const code = totp(secret, Date.now() + 30_000);
  must(await visitor.ask(endpoints.sendCode, { body: { code, kind: 'totp' } }));
  must(await visitor.ask(endpoints.inbox));
}

async function sendQuote(store: Store, owner: DeskVisitor): Promise<string> {
  await submitEnquiry(store, { now: () => Date.now() }, quoteSubmission());
  const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  const body = {
    buyer: 'Asha Rao',
    company: '',
    currency: 'INR' as const,
    lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
    validUntil: '2099-12-31',
    terms: '',
  };
  must(await owner.ask(endpoints.sendQuote, { params: { id }, body }));
  return must(await owner.ask(endpoints.enquiry, { params: { id } })).body.quotes[0]!.path;
}

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes).toString();
}
