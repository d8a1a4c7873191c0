import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { isoIndianDate } from '../../../src/domain/enquiry/indian-time.ts';
import type { EnquiryKind } from '../../../src/domain/enquiry/kind.ts';
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { sqliteFile } from '../../../src/server/db/sqlite.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { remind } from '../../../src/server/desk/scheduled-jobs.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { fileTransport } from '../../../src/server/mail/file-transport.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import {
  applyErasures,
  readErasureFile,
  storeErasures,
} from '../../../src/server/retention/erasures.ts';
import { sweep } from '../../../src/server/retention/sweep.ts';
import {
  type DeskVisitor,
  enterAsOwner,
  must,
  openDesk,
  siteUrl,
} from '../../support/desk/desk-visitor.ts';
import { type Engine, engines, freshHome, type Home } from '../../support/database/engines.ts';
import { functionOf, sampleRequests } from '../../support/enquiries/sample-enquiry.ts';
import { within } from '../../support/patience.ts';

/** Every one of these was typed by the person or about them, in another place each. */
const traces = {
  name: 'Zubeida Quraishi',
  email: 'Zubeida.Quraishi@looms.example',
  phone: '098111 22233',
  company: 'Quraishi Looms',
  requirements: 'Deliver behind the pomegranate orchard.',
  address: '17 Shuttle Lane',
  chat: 'My cousin wants apricot lace.',
  note: 'Prefers to be called after the tabla lesson.',
  reply: 'Regards to your grandmother in Shimla.',
  nextStep: 'Bring saffron sweets.',
  feedback: 'Softer than her camel coat.',
  terms: 'Payable at the walnut market.',
  question: 'Does it survive the monsoon ferry?',
  notes: 'Ring twice, then whistle.',
};
const searched = [...Object.values(traces), '9811122233', 'zubeida', 'quraishi'].map((text) =>
  text.toLowerCase(),
);

describe.for(engines())('erasing on %s', { timeout: within(60_000) }, (engine) => {
  test.each([
    ['e-mail', traces.email],
    ['telephone', traces.phone],
  ])('by %s leaves no word of a person in tables, files and a new backup', async (_, contact) => {
    const { store, home, owner } = await workedDesk(engine);
    expect(await findTraces(store, home)).toEqual(expect.arrayContaining(searched));

    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));
    expect(await findTraces(store, home)).toEqual([]);
    const left = await store.db.selectFrom('enquiry').select('name').execute();
    expect(left).toEqual([{ name: 'Asha Verma' }]);
    expect((await readdir(join(home.dataDir, 'mail'))).length).toBeGreaterThan(0);
  });

  test('says by what else a person may be found, and where others wrote of them', async () => {
    const { store, owner } = await workedDesk(engine);
    const other = await store.db
      .selectFrom('enquiry')
      .select(['id', 'reference'])
      .where('name', '=', 'Asha Verma')
      .executeTakeFirstOrThrow();
    const body = `Knows ${traces.email.toUpperCase()}, reached at +91 98111-22233.`;
    must(await owner.ask(endpoints.addNote, { params: { id: other.id }, body: { body } }));
    for (const [contact, also] of [
      [traces.email, '+919811122233'],
      [traces.phone, traces.email.toLowerCase()],
    ] as const) {
      const look = { contact, confirmed: false };
      expect(must(await owner.ask(endpoints.erase, { body: look })).body).toMatchObject({
        erased: false,
        alsoGave: [also],
        mentionedIn: [other.reference],
      });
    }
  });

  test('finds a mail at the desk that was just being written', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const desk = openDesk(store, { clock: systemClock, dataDir: home.dataDir });
    const owner = await enterAsOwner(desk, store);
    await submit(store, 'contact');
    const claimed = await store.claimOutbox({
      limit: 10,
      lease: 'a worker',
      leaseMs: 12_000,
    });
    const { id } = claimed.find(({ enquiry_id }) => enquiry_id !== null)!;
    const erasing = owner.ask(endpoints.erase, {
      body: { contact: traces.email, confirmed: true },
    });
    await expect.poll(() => countEnquiries(store)).toBe(0);
    await fileTransport(join(home.dataDir, 'mail')).send({
      messageId: `<desk-reminder.${id}@taana.example>`,
      from: { address: 'sales@taana.example' },
      to: { address: 'sales@taana.example' },
      subject: traces.name,
      text: traces.requirements,
      html: '',
      date: new Date(),
    });
    must(await erasing);
    expect(await readdir(join(home.dataDir, 'mail'))).toEqual([]);
  });

  test('does not take the mails of an address that only ends like theirs', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const desk = openDesk(store, { clock: systemClock, dataDir: home.dataDir });
    const owner = await enterAsOwner(desk, store);
    const mails = fileTransport(join(home.dataDir, 'mail'));
    for (const [id, address] of [
      ['1', 'asha@buyer.example'],
      ['2', 'natasha@buyer.example'],
      ['3', 'n.asha@buyer.example'],
      ['4', 'asha@buyer.example.com'],
    ] as const) {
      await mails.send({
        messageId: `<${id}@taana.example>`,
        from: { address: 'sales@taana.example' },
        to: { address },
        subject: 'Hello',
        text: 'Hello',
        html: '',
        date: new Date(0),
      });
    }
    const contact = 'Asha@Buyer.example';
    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));
    expect((await readdir(join(home.dataDir, 'mail'))).toSorted()).toEqual([
      '19700101-000000-2.eml',
      '19700101-000000-3.eml',
      '19700101-000000-4.eml',
    ]);
  });

  test('is applied again when an older backup is restored', async () => {
    const { store, home, owner } = await workedDesk(engine);
    const file = join(home.dataDir, 'older.jsonl.gz');
    await writeBackup(store, file, Date.now());
    const contact = traces.email;
    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));
    // They come back of their own accord: that enquiry is a new one.
    await submit(store, 'contact');

    const fresh = await freshHome(engine);
    const restored = await fresh.open();
    const listed = await readErasureFile(home.dataDir);
    const outcome = await restoreBackup(restored, file, async (tx) => {
      await storeErasures(tx, listed);
      return applyErasures(tx, listed);
    });
    expect(outcome).toMatchObject({ ok: true, afterwards: 5 });
    expect(await findTraces(restored, { ...fresh, dataDir: fresh.dataDir })).toEqual([]);
    expect(JSON.stringify(listed).toLowerCase()).not.toMatch(/zubeida|9811122233/);
    expect(await sweep(store, { ...kept, dataDir: home.dataDir }, Date.now())).toMatchObject({
      erasedBefore: 0,
    });
    expect(await countEnquiries(store)).toBe(2);
  });

  test('is applied by the next sweep when a database was put back by other means', async () => {
    const { store, home, owner } = await workedDesk(engine);
    const contact = traces.email;
    const before = join(home.dataDir, 'older.jsonl.gz');
    await writeBackup(store, before, Date.now());
    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));
    const putBack = await freshHome(engine);
    const older = await putBack.open();
    expect(await restoreBackup(older, before)).toMatchObject({ ok: true });
    expect(await countEnquiries(older)).toBe(6);
    // The list stays in the folder; only the database is the older one.
    const list = await readFile(join(home.dataDir, 'erasures.jsonl'));
    await writeFile(join(putBack.dataDir, 'erasures.jsonl'), list);
    const removed = await sweep(older, { ...kept, dataDir: putBack.dataDir }, Date.now());
    expect(removed).toMatchObject({ erasedBefore: 5 });
    expect(await findTraces(older, putBack)).toEqual([]);
  });

  test('reaches the file of every machine with the next sweep there', async () => {
    const { store, home, owner } = await workedDesk(engine);
    const contact = traces.email;
    must(await owner.ask(endpoints.erase, { body: { contact, confirmed: true } }));
    const other = await freshHome('sqlite');
    await sweep(store, { ...kept, dataDir: other.dataDir }, Date.now());
    await sweep(store, { ...kept, dataDir: other.dataDir }, Date.now());
    const hashes = async (dataDir: string) =>
      (await readErasureFile(dataDir)).map(({ hash }) => hash).toSorted();
    expect(await hashes(home.dataDir)).toHaveLength(6);
    expect(await hashes(other.dataDir)).toEqual(await hashes(home.dataDir));
  });
});

const kept = { retentionMonths: 24, retentionOrdersYears: 8 };

/** A desk with everything that can be known of a person, and one other visitor. */
async function workedDesk(engine: Engine) {
  const home = await freshHome(engine);
  const store = await home.open();
  const desk = openDesk(store, { clock: systemClock, dataDir: home.dataDir });
  const owner = await enterAsOwner(desk, store);
  await submit(store, 'contact', {
    name: 'Asha Verma',
    email: 'asha@buyer.example',
    phone: '1112223334',
    company: '',
    requirements: 'Hello',
  });
  const id = await submit(store, 'contact');
  await submit(store, 'sample', { address: traces.address });
  await submit(store, 'chat-lead', {
    conversation: [{ type: 'user', content: traces.chat }],
  });
  await submit(store, 'quote', {
    lines: [],
    product: 'Net',
    quantity: '5',
    requirements: traces.requirements,
  });
  await submit(store, 'call', { notes: traces.notes });
  const params = { id };
  must(await owner.ask(endpoints.addNote, { params, body: { body: traces.note } }));
  must(await owner.ask(endpoints.reply, { params, body: { subject: 'Yes', body: traces.reply } }));
  must(
    await owner.ask(endpoints.planNextAction, {
      params,
      body: { text: traces.nextStep, at: Date.now() + 1e6 },
    }),
  );
  must(
    await owner.ask(endpoints.requestSample, {
      params,
      body: { fabrics: '14B', recipient: traces.name, address: traces.address },
    }),
  );
  const [sample] = must(await owner.ask(endpoints.samples)).body;
  must(
    await owner.ask(endpoints.changeSample, {
      params: { id: sample!.id },
      body: { feedback: traces.feedback },
    }),
  );
  await quoteAndAsk(desk, owner, id);
  // A reminder of what is soon late, which goes to a colleague and names the person.
  await store.db
    .updateTable('enquiry')
    .set({ due_at: Date.now() + 60_000 })
    .where('status', '=', 'new')
    .execute();
  expect(await remind(store, Date.now())).toBeGreaterThan(0);
  await writeMails(store, home.dataDir);
  return { home, store, owner };
}

async function quoteAndAsk(desk: ReturnType<typeof openDesk>, owner: DeskVisitor, id: string) {
  must(
    await owner.ask(endpoints.sendQuote, {
      params: { id },
      body: {
        buyer: traces.name,
        company: traces.company,
        currency: 'INR',
        lines: [{ fabric: '14B Locknit', shade: '', metres: 500, price: 21_550 }],
        validUntil: isoIndianDate(Date.now()),
        terms: traces.terms,
      },
    }),
  );
  const { path } = must(await owner.ask(endpoints.enquiry, { params: { id } })).body.quotes[0]!;
  const asked = await desk.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer: 'ask', message: traces.question }),
    }),
  );
  expect(asked.status).toBe(303);
}

async function submit(
  store: Store,
  kind: EnquiryKind,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { name, email, phone, company, requirements } = traces;
  const known = kind === 'contact' ? { requirements } : {};
  const reading = functionOf(kind).read(
    { ...sampleRequests[kind], name, email, phone, company, ...known, ...fields },
    Date.now(),
    shippedContent,
  );
  if (!reading.ok) throw new Error(reading.error);
  const outcome = await submitEnquiry(store, systemClock, {
    draft: reading.draft,
    client: '203.0.113.7',
  });
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  const { id } = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes everything that is queued to files, as the site does without a mail server. */
async function writeMails(store: Store, dataDir: string): Promise<void> {
  const outbox = startOutbox({
    store,
    clock: systemClock,
    log: () => {},
    pollMs: 50,
    transport: fileTransport(join(dataDir, 'mail')),
    mails: createMailWriter({
      readContent: () => shippedContent,
      store,
      settings: { mailFrom: 'sales@taana.example', salesTo: 'sales@taana.example', siteUrl },
    }),
  });
  onTestFinished(() => outbox.stop());
  const waiting = () =>
    store.db
      .selectFrom('outbox')
      .select('topic')
      .where('sent_at', 'is', null)
      .execute()
      .then((rows) => rows.map(({ topic }) => topic));
  await expect.poll(waiting, { timeout: within(20_000) }).toEqual([]);
  await outbox.stop();
}

async function countEnquiries(store: Store): Promise<number> {
  return (await store.db.selectFrom('enquiry').select('id').execute()).length;
}

/** Which of the traces are found in any table, any file of the folder, or a new backup. */
async function findTraces(store: Store, home: Home): Promise<string[]> {
  const backup = join(home.dataDir, 'new.jsonl.gz');
  await writeBackup(store, backup, Date.now());
  const texts = [
    await everyRow(store),
    gunzipSync(await readFile(backup)).toString(),
    ...(await mailTexts(join(home.dataDir, 'mail'))),
    ...(await databaseBytes(home)),
  ].map((text) => text.toLowerCase());
  return searched.filter((trace) => texts.some((text) => text.includes(trace)));
}

async function everyRow({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

async function mailTexts(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const texts: string[] = [];
  for (const name of await readdir(folder)) {
    const source = await readFile(join(folder, name));
    const { attachments, ...mail } = await PostalMime.parse(source);
    texts.push(name, source.toString(), JSON.stringify(mail));
    texts.push(...attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString()));
  }
  return texts;
}

/** What a person sees who reads the disk instead of asking the database. */
async function databaseBytes({ engine, dataDir }: Home): Promise<string[]> {
  if (engine !== 'sqlite') return [];
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(sqliteFile));
  expect(names).toContain(sqliteFile);
  return Promise.all(names.map((name) => readFile(join(dataDir, name), 'utf8')));
}
