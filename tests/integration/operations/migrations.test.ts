import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { createMigrationTable, readMigrations } from '../../../src/server/db/migrations.ts';
import { sqliteFile } from '../../../src/server/db/sqlite.ts';
import { adoptMessages } from '../../../src/server/desk/threads/adopt-messages.ts';
import { mailsAbout } from '../../../src/server/outbox/queue-mails.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('migrations on %s', (engine) => {
  test('four instances that start at once apply each one exactly once', async () => {
    const home = await freshHome(engine, { bare: true });
    const starts = await Promise.all(Array.from({ length: 4 }, () => startInstance(home)));
    expect(starts).toEqual(Array.from({ length: 4 }, () => ({ code: 0, said: 'ready\n' })));

    const store = await home.open();
    const applied = await store.db.selectFrom('migration').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });

  test('a migration that was changed afterwards is refused and named', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await store.db.updateTable('migration').set({ checksum: 'another' }).execute();
    await expect(home.open()).rejects.toThrow('0001-enquiries.sql was changed');
  });

  test('a migration of a newer release does not keep this one from starting', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    await store.db
      .insertInto('migration')
      .values({ name: '9999-future.sql', checksum: 'x', applied_at: 0 })
      .execute();
    const second = await home.open();
    expect(await second.isReady()).toBe(true);
  });
});

describe.each(engines())('a filled database of an earlier release on %s', (engine) => {
  test('learns which enquiry each mail is about', async () => {
    const home = await freshHome(engine, { bare: true });
    const id = '01a1dd33-16e7-7c57-9e02-2f669fb03551';
    const gone = '01a1dd33-16e7-7c57-9e02-2f669fb03552';
    const mails = [
      ['enquiry-to-sales', `enquiry-to-sales:${id}`, { enquiryId: id }],
      ['enquiry-receipt', `enquiry-receipt:${id}`, { enquiryId: id }],
      ['desk-reply', `desk-reply:${id}:r`, { enquiryId: id, aboutId: 'r' }],
      ['desk-reply', `desk-reply:${gone}:r`, { enquiryId: gone, aboutId: 'r' }],
      ['desk-invitation', `desk-invitation:a@mill.example:1`, { email: 'a@mill.example', by: id }],
    ] as const;
    await fillBefore(home, '0012-outbox-enquiry.sql', [
      `insert into enquiry
        (id, reference, kind, status, name, company, email, phone, phone_normal, product, payload,
         source, client_hash, due_at, created_at, updated_at)
        values ('${id}', 'Q-261116-7KF3', 'quote', 'new', '', '', '', '', '', '', '{}', '{}', '', 0, 0, 0)`,
      ...mails.map(
        ([topic, key, payload], at) =>
          `insert into outbox (id, dedupe_key, topic, payload, run_at, created_at)
            values ('m${at}', '${key}', '${topic}', '${JSON.stringify(payload)}', 0, ${at})`,
      ),
    ]);

    const store = await home.open();
    expect(await store.isReady()).toBe(true);
    const rows = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ enquiry_id }) => enquiry_id)).toEqual([id, id, id, null, null]);
    expect(rows.map(({ topic, dedupe_key }) => [topic, dedupe_key])).toEqual(
      mails.map(([topic, key]) => [topic, key]),
    );
    const about = await mailsAbout(store.db, id);
    expect(about.map(({ id: mail }) => mail)).toEqual(['m0', 'm1', 'm2']);
  });

  test('learns the last contact of each enquiry', async () => {
    const home = await freshHome(engine, { bare: true });
    const enquiry = (id: string, created: number, updated: number) => `insert into enquiry
      (id, reference, kind, status, name, company, email, phone, phone_normal, product, payload,
       source, client_hash, due_at, created_at, updated_at)
      values ('${id}', '${id}', 'quote', 'new', '', '', '', '', '', '', '{}', '{}', '', 0, ${created}, ${updated})`;
    await fillBefore(home, '0016-forgetting.sql', [
      enquiry('silent', 10, 10),
      enquiry('moved', 10, 20),
      ...['noted', 'replied', 'sampled', 'quoted', 'answered', 'worked'].map((id) =>
        enquiry(id, 10, 20),
      ),
      `insert into note values ('n', 'noted', 's', 'S', '', 30)`,
      `insert into reply values ('r', 'replied', 's', 'S', '', '', 40)`,
      `insert into sample values ('m', 'sampled', 'cut', '', '', '', '', '', '', 15, 50)`,
      ...[
        ['quoted', 60, 'null'],
        ['answered', 15, 70],
      ].map(
        ([id, created, answered]) => `insert into quote
          (id, number, enquiry_id, staff_id, author, buyer, company, currency, lines, terms,
           valid_until, token_hash, state, answer, created_at, sent_at, seen_at, answered_at)
          values ('${id}', '${id}', '${id}', 's', 'S', '', '', 'INR', '[]', '', '', '${id}', 'sent', '',
           ${created}, ${created}, null, ${answered})`,
      ),
      `insert into audit
        (seq, at, actor_id, actor, verb, enquiry_id, detail, previous, hash)
        values (1, 80, 's', 'S', 'assigned it', 'worked', '{}', '', '')`,
    ]);
    const store = await home.open();
    const rows = await store.db.selectFrom('enquiry').select(['id', 'last_contact_at']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.last_contact_at]))).toEqual({
      silent: 10,
      moved: 20,
      noted: 30,
      replied: 40,
      sampled: 50,
      quoted: 60,
      answered: 70,
      worked: 80,
    });
  });
});

describe.each(engines())('replies and notes of an earlier release on %s', (engine) => {
  test('become the conversation, each once, in its direction', async () => {
    const home = await freshHome(engine, { bare: true });
    const id = '01a1dd33-16e7-7c57-9e02-2f669fb03551';
    await fillBefore(home, '0031-threads.sql', [
      `insert into enquiry
        (id, reference, kind, status, name, company, email, phone, phone_normal, product, payload,
         source, client_hash, due_at, created_at, updated_at, last_contact_at)
        values ('${id}', 'Q-261116-7KF3', 'quote', 'new', '', '', '', '', '', '', '{}', '{}', '', 0, 0, 0, 0)`,
      `insert into reply values ('r1', '${id}', 'ravi', 'Ravi', 'Your enquiry', 'Yes.', 10)`,
      `insert into note values ('n1', '${id}', 'ravi', 'Ravi', 'Call her.', 20)`,
      `insert into note values ('n2', '${id}', 'buyer', 'The buyer', 'Why so much?', 30)`,
    ]);
    const store = await home.open();
    expect(await store.isReady()).toBe(true);
    const rows = await store.db.selectFrom('message').selectAll().orderBy('created_at').execute();
    const common = { enquiry_id: id, sort: 'word', quoted: '', facts: '{}', held_at: null };
    expect(rows).toMatchObject([
      { ...common, id: 'r1', source_id: 'reply:r1', direction: 'out', way: 'mail', author: 'Ravi' },
      {
        ...common,
        id: 'n1',
        source_id: 'note:n1',
        direction: 'note',
        way: 'note',
        body: 'Call her.',
      },
      { ...common, id: 'n2', source_id: 'note:n2', direction: 'in', way: 'room', created_at: 30 },
    ]);
    expect(rows[0]).toMatchObject({ subject: 'Your enquiry', body: 'Yes.', staff_id: 'ravi' });
    // What the running release writes meanwhile is taken by the same names, and nothing twice.
    await adoptMessages(store, Date.now());
    const again = await store.db.selectFrom('message').select('id').execute();
    expect(again).toHaveLength(3);
    const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({ asked_at: null, buyer_id: null });
  });
});

/** The tables as they were before this migration, with these rows in them. */
async function fillBefore(home: Home, name: string, statements: readonly string[]): Promise<void> {
  const all = readMigrations();
  const before = all.slice(
    0,
    all.findIndex((migration) => migration.name === name),
  );
  expect(before.length).toBeGreaterThan(0);
  const script = [
    createMigrationTable,
    ...before.flatMap(({ name: applied, sql, checksum }) => [
      sql,
      `insert into migration values ('${applied}', '${checksum}', 0)`,
    ]),
    ...statements,
  ].join(';\n');
  if (home.databaseUrl === undefined) {
    const database = new DatabaseSync(join(home.dataDir, sqliteFile));
    database.exec(script);
    database.close();
  } else {
    const client = new Client({ connectionString: home.databaseUrl });
    await client.connect();
    await client.query(script);
    await client.end();
  }
}

async function startInstance(home: Home): Promise<{ code: number | null; said: string }> {
  const module = join(import.meta.dirname, '../../../src/server/db/open-database.ts');
  const program = `
    import { openDatabase } from ${JSON.stringify(module)};
    const store = await openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL });
    // A store serves after five seconds, whether its migrations are made or not.
    const patience = Date.now() + ${within(60_000)};
    while (!(await store.isReady()) && Date.now() < patience) await new Promise((next) => setTimeout(next, 20));
    console.log((await store.isReady()) ? 'ready' : 'not ready');
    await store.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...home.env },
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said };
}
