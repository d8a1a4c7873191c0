import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { anchorChain, anchorFile, readAnchors } from '../../../src/server/desk/audit-anchors.ts';
import { record } from '../../../src/server/desk/audit.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { createLog } from '../../../src/server/log.ts';
import { enterAsOwner, openDesk } from '../../support/desk/desk-visitor.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';

const actor = { id: 'x', name: 'Harpreet' };
const day = 86_400_000;

describe.for(engines())('the audit log on %s', (engine) => {
  test('notices that its newest entries were cut off and its head set back', async () => {
    const store = await freshStore(engine);
    await write(store, 5);
    expect(await checkChain(store.db)).toMatchObject({ whole: true, entries: 5, signed: 5 });
    await store.db.deleteFrom('audit').where('seq', '>', 2).execute();
    await store.db.updateTable('audit_head').set({ seq: 2 }).execute();
    expect(await checkChain(store.db)).toMatchObject({ whole: false, brokenAt: 3 });
    // With its hash as well the chain by itself is whole; what was written down outside is not.
    const { hash } = await entry(store, 2);
    await store.db.updateTable('audit_head').set({ hash }).execute();
    expect(await checkChain(store.db)).toMatchObject({ whole: true, entries: 2 });
  });

  test('notices a shorter or another log by what was written down outside the database', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await write(store, 5);
    const lines: string[] = [];
    const parts = { store, log: createLog((line) => lines.push(line)), dataDir: home.dataDir };
    const now = Date.parse('2026-11-15T06:00:00Z');
    await anchorChain(parts, now);
    await write(store, 2);
    await anchorChain(parts, now + 3_600_000);
    await anchorChain(parts, now + day);
    const anchors = await readAnchors(home.dataDir);
    expect(anchors.map(({ seq }) => seq)).toEqual([5, 7]);
    expect(await checkChain(store.db, anchors)).toMatchObject({ whole: true, anchor: { seq: 7 } });
    const { hash } = await entry(store, 5);
    parts.log.flush();
    expect(lines.join('')).toContain(hash);
    expect(await readFile(join(home.dataDir, anchorFile), 'utf8')).toContain(` 5 ${hash}\n`);

    await store.db.deleteFrom('audit').where('seq', '>', 5).execute();
    await store.db.updateTable('audit_head').set({ seq: 5, hash }).execute();
    expect(await checkChain(store.db, anchors)).toMatchObject({
      whole: false,
      brokenAt: 6,
      anchoredAt: now + day,
    });
  });

  test('each owner gets the head by mail once a week', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await enterAsOwner(openDesk(store), store);
    const parts = { store, log: createLog(() => {}), dataDir: home.dataDir };
    const monday = Math.ceil(Date.now() / (7 * day)) * 7 * day;
    for (let days = 0; days < 9; days += 1) await anchorChain(parts, monday + days * day);
    const mails = await store.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'desk-audit-anchor')
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails[0]!.payload).toContain((await entry(store, 2)).hash);
  });

  test('cannot be written anew without the key', async () => {
    const store = await freshStore(engine);
    await write(store, 3);
    // As earlier releases sealed their entries, which anybody can compute.
    await rewrite(store, 2, { actor: 'Nobody' });
    expect(await checkChain(store.db)).toMatchObject({ whole: false, brokenAt: 2 });
  });

  test('keeps the entries of earlier releases, and none may follow a signed one', async () => {
    const store = await freshStore(engine);
    await write(store, 2);
    await rewrite(store, 1, {});
    const { hash } = await entry(store, 2);
    await store.db.updateTable('audit_head').set({ hash }).execute();
    expect(await checkChain(store.db)).toMatchObject({ whole: true, entries: 2, signed: 0 });
    await write(store, 1);
    expect(await checkChain(store.db)).toMatchObject({ whole: true, entries: 3, signed: 1 });
    await write(store, 1);
    await rewrite(store, 4, {});
    await store.db
      .updateTable('audit_head')
      .set({ hash: (await entry(store, 4)).hash })
      .execute();
    expect(await checkChain(store.db)).toMatchObject({ whole: false, brokenAt: 4 });
  });

  test('is checked while it grows', async () => {
    const store = await freshStore(engine);
    await write(store, 3);
    let isWriting = true;
    const writing = write(store, 40).finally(() => (isWriting = false));
    while (isWriting) {
      expect(await checkChain(store.db)).toMatchObject({ whole: true });
      await nextTurn();
    }
    await writing;
  });
});

async function write(store: Store, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    await store.transact((tx) => record(tx, { at: 1_000 + i, actor, verb: 'did something' }));
  }
}

function entry(store: Store, seq: number) {
  return store.db.selectFrom('audit').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow();
}

/** Replaces the seals from `first` on by plain hashes, after changing that entry. */
async function rewrite(store: Store, first: number, change: { actor?: string }): Promise<void> {
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('seq').execute();
  let previous = rows[first - 2]?.hash ?? '';
  for (const row of rows.slice(first - 1)) {
    const next = { ...row, ...(row.seq === first && change), previous };
    const { seq, at, actor_id, actor: name, verb, enquiry_id, detail } = next;
    const text = JSON.stringify([previous, seq, at, actor_id, name, verb, enquiry_id, detail]);
    const hash = createHash('sha256').update(text).digest('base64url');
    await sql`update audit set actor = ${name}, previous = ${previous}, hash = ${hash} where seq = ${seq}`.execute(
      store.db,
    );
    previous = hash;
  }
}
