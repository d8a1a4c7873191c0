import { describe, expect, test } from 'vitest';
import { quotePagePath } from '../../../src/contract/desk/desk-paths.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { ReadContent } from '../../../src/content/site-content.ts';
import { type EnquiryKind, enquiryKinds } from '../../../src/domain/enquiry/kind.ts';
import { isMailed, signInEvents } from '../../../src/domain/desk/sign-in-events.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import { agendaCalendar } from '../../../src/server/desk/calls/agenda.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { addLink } from '../../../src/server/enquiries/open-room.ts';
import {
  anchorMail,
  codeMail,
  enquiryMail,
  mails,
  newsMail,
} from '../../../src/server/mail-templates/mails.ts';
import { securityNotice } from '../../../src/server/mail-templates/security-notice.ts';
import type { MailMessage } from '../../../src/server/mail/transport.ts';
import { hashToken, sealText } from '../../../src/server/secret-key.ts';
import { otherMill, shippedWordsIn } from '../../support/content/other-mill.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { quoteRow, sealedToken, staffRow } from '../../support/desk/desk-rows.ts';
import { enterAsOwner, must, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { functionOf, sampleRequests } from '../../support/enquiries/sample-enquiry.ts';
import { planStoppedMail } from '../../../src/server/mail-templates/plan-stopped-mail.ts';
import { within } from '../../support/patience.ts';

const other = otherMill();
const siteUrl = 'https://rewa.example';
const at = Date.parse('2026-11-16T06:00:00Z');

describe.for(engines())('another mill, on %s', (engine) => {
  test('no mail says a word of the shipped one, and each names the other', async () => {
    const store = await freshStore(engine);
    const written = await writeEveryMail(store, () => other);
    expect(new Set(written.map(({ topic }) => topic))).toEqual(new Set(Object.keys(mails)));
    for (const { topic, mail } of written) {
      const text = everythingIn(mail);
      expect([topic, shippedWordsIn(text)]).toEqual([topic, []]);
      expect([topic, text]).toEqual([topic, expect.stringContaining('Rewa Tricot Works')]);
      expect(mail.from).toEqual({ name: 'Rewa Tricot Works', address: 'sales@rewa.example' });
      expect(mail.messageId).toMatch(/@rewa\.example>$/);
    }
    const toSales = written.filter(({ topic }) => topic === 'enquiry-to-sales');
    expect(toSales.map(({ mail }) => mail.to)).toEqual(
      toSales.map(() => ({ address: 'sales@rewa.example' })),
    );
  });

  test('mails that wait are written with what the mill says when they are sent', async () => {
    const store = await freshStore(engine);
    let content = shippedContent;
    const before = await writeEveryMail(store, () => content);
    content = other;
    const { mail: first } = before.find(({ topic }) => topic === 'enquiry-receipt')!;
    const [row] = await store.db.selectFrom('outbox').selectAll().limit(1).execute();
    const writer = createMailWriter({ store, settings: { siteUrl }, readContent: () => content });
    const mail = await writer.compose(row!);
    expect(first.text).toContain(shippedContent.mill.contacts[0].phone);
    expect(mail?.text).toContain('+91 261 555 0101');
    // A mailbox knows a repetition by its Message-ID, whatever the mill's address is by then.
    const again = before.find(({ id }) => id === row!.id);
    expect(mail?.messageId).toBe(again?.mail.messageId);
  });

  test(
    'a quote stays on the paper it was sent on; its page says how to reach the mill now',
    { timeout: within(60_000) },
    async () => {
      const store = await freshStore(engine);
      let content = shippedContent;
      const desk = openDesk(store, { readContent: () => content });
      const owner = await enterAsOwner(desk, store);
      const enquiryId = await submit(store, 'quote', () => content);
      const send = () =>
        owner.ask(endpoints.sendQuote, { params: { id: enquiryId }, body: someQuote });
      const sent = must(await send()).body;
      content = other;
      const later = must(await send()).body;

      const paper = async (id: string) => {
        const row = await store.db
          .selectFrom('quote')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const queued = enquiryMail('desk-quote', enquiryId, id);
        const writer = createMailWriter({
          store,
          settings: { siteUrl },
          readContent: () => content,
        });
        const mail = await writer.compose({
          ...queued,
          id: row.id,
          enquiry_id: enquiryId,
          payload: JSON.stringify(queued.payload),
          created_at: at,
        });
        return { text: readPdf(mail!.attachments![0]!.content as Buffer), mail: mail! };
      };
      const old = await paper(sent.id);
      expect(old.text).toContain(shippedContent.mill.contacts[0].phone);
      expect(old.text).toContain(shippedContent.mill.name);
      expect(old.text).not.toContain('Rewa');
      expect(old.mail.text).toContain('+91 261 555 0101');
      const fresh = await paper(later.id);
      expect(shippedWordsIn(fresh.text)).toEqual([]);
      expect(fresh.text).toContain('Rewa Tricot Works');
      expect(fresh.text).toContain('Ring Road 7, Surat 395002');
      const [path] = /\/q\/[\w-]+/.exec(old.mail.text)!;
      const page = (await visitDesk(desk).get(path)).text;
      expect(shippedWordsIn(page)).toEqual([]);
      expect(page).toContain('+91 261 555 0101');
    },
  );

  test('the desk speaks for the other mill', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store, { readContent: () => other });
    const owner = await enterAsOwner(desk, store);
    await submit(store, 'sample', () => other);
    const [sample] = must(await owner.ask(endpoints.samples)).body;
    const label = must(await owner.ask(endpoints.sample, { params: { id: sample!.id } })).body;
    expect(label.from).toBe('Rewa Tricot Works, Surat');
    const answers = [
      must(await owner.ask(endpoints.quoteForm)).text,
      must(await owner.ask(endpoints.settings)).text,
      must(await owner.ask(endpoints.numbers, { query: { days: 30 } })).text,
      (await visitDesk(desk).get(quotePagePath('nobody'))).text,
      agendaCalendar([], other.mill, { siteUrl }, at).replace(/^PRODID.*$/m, ''),
    ];
    for (const answer of answers) expect(shippedWordsIn(answer)).toEqual([]);
    expect(answers[1]).toContain('Tue-Sat, 10AM-7PM');
  });

  test('whoever joins is judged and listed by the name of the other mill', async () => {
    const store = await freshStore(engine);
    const visitor = visitDesk(openDesk(store, { readContent: () => other }));
    const token = (await firstOwnerPath(store, Date.now()))!.split('#')[1]!;
    const person = { token, email: 'owner@buyer.example', name: 'Harpreet Kaur' };
    const join = (password: string) =>
      visitor.ask(endpoints.join, { body: { ...person, password } });
    const easy = await join('Rewa-Tricot-Works-Surat-1');
    expect([easy.status, easy.text]).toEqual([422, expect.stringContaining('name of the mill')]);
    const password = 'seven lamps under water';
    must(await join(password));
    must(await visitor.ask(endpoints.signIn, { body: { email: person.email, password } }));
    const setup = must(await visitor.ask(endpoints.setUpAuthenticator, { body: { password } }));
    expect(new URL(setup.body.address).searchParams.get('issuer')).toBe('Rewa desk');
  });
});

const someQuote = {
  buyer: 'Asha Verma',
  company: 'Verma Knits',
  currency: 'INR' as const,
  lines: [{ fabric: '26C Zephyr Filigree', shade: 'Neel', metres: 500, price: 210_00 }],
  terms: 'Half with the order.',
  validUntil: '2099-12-31',
};

async function submit(store: Store, kind: EnquiryKind, readContent: ReadContent): Promise<string> {
  const content = readContent();
  const given = sampleRequests[kind];
  const fabrics = content.fabrics.slice(0, 2).map(({ slug }) => slug);
  const request = 'fabrics' in given ? { ...given, fabrics } : given;
  const reading = functionOf(kind).read(request, Date.now(), content);
  if (!reading.ok) throw new Error(reading.error);
  const draft = { ...reading.draft, email: reading.draft.email || 'asha@buyer.example' };
  const outcome = await submitEnquiry(
    store,
    { now: () => Date.now() },
    { draft, client: '203.0.113.7', idempotencyKey: `${kind}-1` },
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  const { id } = await store.db
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', outcome.reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** Every mail there is: of each kind of enquiry, of the desk, of each event of an account. */
async function writeEveryMail(store: Store, readContent: ReadContent) {
  const { db } = store;
  for (const kind of Object.keys(enquiryKinds) as EnquiryKind[]) {
    await submit(store, kind, readContent);
  }
  const { id: enquiryId } = await db
    .selectFrom('enquiry')
    .select('id')
    .where('kind', '=', 'quote')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff')
    .values(staffRow(store, { email: 'ravi@buyer.example' }))
    .execute();
  await db
    .insertInto('quote')
    .values(quoteRow({ enquiry_id: enquiryId, ...sealedToken(db) }))
    .execute();
  await db
    .insertInto('reply')
    .values({
      id: 'reply-1',
      enquiry_id: enquiryId,
      staff_id: 'ravi',
      author: 'Ravi',
      subject: 'Your cloth',
      body: 'It is ready.',
      created_at: at,
    })
    .execute();
  const links = await Promise.all(
    (['desk-invitation', 'desk-password'] as const).map(async (topic) => {
      await db
        .insertInto('staff_link')
        .values({
          id: topic,
          token_hash: hashToken(topic),
          purpose: 'invitation',
          email: 'mira@buyer.example',
          name: 'Mira',
          role: 'sales',
          staff_id: null,
          invited_by: null,
          created_at: at,
          expires_at: at + 86_400_000,
          used_at: null,
        })
        .execute();
      const sealed = sealText(secretsOf(db), 'link-seal', topic);
      return { topic, payload: { by: 'Ravi', email: 'mira@buyer.example', sealed } };
    }),
  );
  const newLink = () =>
    store.transact((tx) => addLink(tx, { enquiryId, kind: 'buyer', address: '' }, at));
  const person = { email: 'ravi@buyer.example', name: 'Ravi', at };
  const events = (Object.keys(signInEvents) as (keyof typeof signInEvents)[]).filter(isMailed);
  const queued = [
    enquiryMail('desk-reply', enquiryId, 'reply-1'),
    enquiryMail('desk-quote', enquiryId, 'quote-1'),
    enquiryMail('desk-quote-answer', enquiryId, 'quote-1:accept'),
    enquiryMail('desk-reminder', enquiryId, 'soon'),
    await store.transact(async (tx) =>
      codeMail(tx, enquiryId, { id: 'code-1', code: '123456', words: 'accept it' }),
    ),
    enquiryMail('room-link', enquiryId, await newLink()),
    newsMail(enquiryId, 'dips', 'round-1', at),
    ...links,
    ...events.map((event) => securityNotice({ event, ...person, who: 'Mira' })),
    anchorMail({ id: 'ravi', ...person }, { seq: 7, hash: 'abc' }, 1),
    planStoppedMail('plan-1', at, { ...person, titles: ['14B'], why: ['Somebody wrote on.'] }),
  ].map(({ topic, payload, ...rest }, nth) => ({
    id: `desk-${nth}`,
    topic,
    enquiry_id: 'enquiryId' in rest ? (rest.enquiryId ?? null) : null,
    payload: JSON.stringify(payload),
    created_at: at,
  }));
  const stored = await db.selectFrom('outbox').selectAll().execute();
  const writer = createMailWriter({ store, settings: { siteUrl }, readContent });
  const written = await Promise.all(
    [...stored, ...queued].map(async (row) => {
      const mail = await writer.compose(row);
      if (!mail) throw new Error(`Nothing is written for ${row.topic}.`);
      return { id: row.id, topic: row.topic, mail };
    }),
  );
  return written;
}

function everythingIn(mail: MailMessage): string {
  const { attachments = [], invitation, ...rest } = mail;
  return [
    JSON.stringify(rest),
    // The name of the product that wrote it, not of the mill.
    invitation?.text.replaceAll('\r\n ', '').replace(/^PRODID.*$/m, '') ?? '',
    ...attachments.map(({ content }) => readPdf(content as Buffer)),
  ].join('\n');
}
