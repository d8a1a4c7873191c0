import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { writeContentFile } from '../../../src/server/content-file/write-content-file.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createDesk } from '../../../src/server/desk/create-desk.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createLog } from '../../../src/server/log.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import {
  type DeskVisitor,
  joinDesk,
  must,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { mailedCode, roomTokens, visitRoom } from '../../support/desk/room-visitor.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';
import { within } from '../../support/patience.ts';

const clock = { now: () => Date.now() };
const settings = {
  siteUrl,
  trustProxy: 0,
  mailFrom: 'sales@taana.example',
  salesTo: 'sales@taana.example',
};

describe.for(engines())('on %s', (engine) => {
  test('no token that opens anything lies in the database, an export, a backup or the log', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    let logged = '';
    const log = createLog((line) => (logged += line));
    const desk = createDesk({
      store,
      clock,
      readContent: () => shippedContent,
      log,
      settings: { ...settings, dataDir: home.dataDir },
    });

    const unused = (await firstOwnerPath(store, Date.now()))!.split('#')[1]!;
    await searchFor({ 'first owner': unused });
    const owner = await joinDesk(desk, unused, 'owner@mill.example', 'Harpreet Kaur');
    const [me] = must(await owner.ask(endpoints.people)).body;
    const keyed = { headers: { 'idempotency-key': 'calendar' } };
    const calendar = await owner.send(endpoints.renewAgendaFeed, keyed);
    const quote = await sendQuote(store, owner);
    must(await owner.ask(endpoints.mailNewPassword, { params: { id: me!.id } }));
    const invited = { name: 'Vik', email: 'vik@mill.example', role: 'owner' } as const;
    must(await owner.ask(endpoints.invite, { body: invited }));
    must(await visitDesk(desk).get(quote));
    await visitDesk(desk).get(`${calendar.text.match(/\/desk[^"]+/)![0]}`);
    const rooms = await useRoom(store, desk);
    const known = {
      quote: quote.split('/').at(-1)!,
      calendar: /agenda\/([\w-]+)\.ics/.exec(calendar.text)![1]!,
      session: decodeURIComponent(owner.cookies.get('desk.session_token')!),
      'session as sent': owner.cookies.get('desk.session_token')!,
      device: owner.cookies.get('desk_device')!,
      ...rooms,
    };
    await searchFor(known);

    const texts = await sendMails(store);
    const mailed = (subject: string) => {
      const text = texts.find((one) => one.includes(subject));
      return /join#([\w-]+)/.exec(text!)![1]!;
    };
    const links = {
      invitation: mailed('Your place at the desk'),
      password: mailed('A new password for the desk'),
    };
    for (const token of Object.values(links)) {
      must(await visitDesk(desk).ask(endpoints.invitation, { body: { token } }));
    }
    await searchFor({ ...known, ...links });
    const rows = await store.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(rows)).not.toContain('sealed');

    async function searchFor(tokens: Readonly<Record<string, string>>): Promise<void> {
      log.flush();
      const places: Record<string, string> = {
        database: await dump(store),
        backup: await backup(store, home),
        log: logged,
      };
      if ('quote' in tokens) {
        places['export'] = must(await owner.ask(endpoints.exportEverything)).text;
        places['table'] = must(await owner.ask(endpoints.exportEnquiries)).text;
        places['content'] = await exportContent(store, home);
        expect(places['export']).not.toMatch(/sealed|token_hash/);
      }
      const found = Object.entries(places).flatMap(([place, text]) =>
        Object.entries(tokens)
          .filter(([, token]) => token.length < 20 || text.includes(token))
          .map(([token]) => `${token} in ${place}`),
      );
      expect(found).toEqual([]);
    }
  });
});

async function dump({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables();
  let text = '';
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    text += JSON.stringify([name, rows]);
  }
  expect(text).toContain('staff_session');
  return text;
}

async function backup(store: Store, home: Home): Promise<string> {
  const file = join(home.dataDir, 'backup.jsonl.gz');
  await writeBackup(store, file, Date.now());
  return gunzipSync(await readFile(file)).toString();
}

async function exportContent(store: Store, home: Home): Promise<string> {
  const file = join(home.dataDir, 'content.jsonl');
  await writeContentFile(store, file, { now: Date.now(), history: true });
  const bytes = await readFile(file);
  return bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
}

/** A buyer reads, writes, sends the room on and asks for a code; a stranger follows a wrong link. */
async function useRoom(
  store: Store,
  desk: ReturnType<typeof createDesk>,
): Promise<Readonly<Record<string, string>>> {
  const { db } = store;
  const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  const quote = await db.selectFrom('quote').selectAll().executeTakeFirstOrThrow();
  const [token = ''] = await roomTokens(store);
  const room = visitRoom(desk, token);
  await room.get();
  await room.get(`/papers/${quote.number}.pdf`);
  await room.post({ act: 'write', words: 'Hello' });
  await room.post({ act: 'no such act' });
  await room.post({ act: 'forward', address: 'dev@buyer.example' });
  await room.post({ act: 'accept', quote: quote.id, name: 'Asha', company: '', gst: '' });
  expect(await mailedCode(store, id)).toMatch(/^\d{6}$/);
  const [, colleague = ''] = await roomTokens(store);
  await visitRoom(desk, colleague).get('?done=write');
  const closed = await visitRoom(desk, `${token}x`).get();
  expect(closed.status).toBe(404);
  return { room: token, 'colleague’s room': colleague };
}

/** Sends all that waits and returns the texts of the mails. */
async function sendMails(store: Store): Promise<string[]> {
  const texts: string[] = [];
  const outbox = startOutbox({
    store,
    clock,
    log: () => {},
    mails: createMailWriter({ store, settings, readContent: () => shippedContent }),
    pollMs: 20,
    transport: {
      describe: 'nowhere',
      send: async ({ subject, text }) => {
        texts.push(`${subject}\n${text}`);
        return { kind: 'sent' };
      },
      close: async () => {},
    },
  });
  const waiting = () => store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null);
  await expect.poll(() => waiting().execute(), { timeout: within(20_000) }).toEqual([]);
  await outbox.stop();
  return texts;
}

async function sendQuote(store: Store, owner: DeskVisitor): Promise<string> {
  await submitEnquiry(store, clock, quoteSubmission());
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
