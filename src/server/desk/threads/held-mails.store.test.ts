import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { type Engine, engines, freshHome } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { siteUrl } from '../../../../tests/support/desk/desk-visitor.ts';
import { createLog } from '../../log.ts';
import { parseMail } from '../../mail-in/parse-mail.ts';
import { keepRaw } from '../../mail-in/raw-mails.ts';
import { erasePerson } from '../../retention/erase-person.ts';
import { sweep } from '../../retention/sweep.ts';
import { Refusal } from '../endpoint-handler.ts';
import { mailHandlers } from './mail-handlers.ts';
import { takeInMail } from './take-in-mail.ts';

const { id, reference } = enquiryRow();
const { mill } = shippedContent;
const now = someMorning + 3_600_000;
const actor = { id: 'ravi', name: 'Ravi', email: 'ravi@taana.example', role: 'sales' } as const;
const stranger = 'li@elsewhere.example';

async function openMails(engine: Engine) {
  const home = await freshHome(engine);
  const store = await home.open();
  await store.db
    .insertInto('enquiry')
    .values(enquiryRow({ status: 'contacted' }))
    .execute();
  let uid = 0;
  const handlers = mailHandlers({
    store,
    clock: { now: () => now },
    log: createLog(() => {}),
    readContent: () => shippedContent,
    settings: { siteUrl, trustProxy: 0, dataDir: '', mailFrom: '', salesTo: '' },
  });
  const input = { query: undefined, sessionId: 's', call: undefined as never, actor };
  return {
    store,
    home,
    handlers,
    at: (mailId: string) => ({ ...input, params: { id: mailId }, body: undefined }),
    with: <Body>(mailId: string, body: Body) => ({ ...input, params: { id: mailId }, body }),
    async arrive(text: string, from = stranger, at = now) {
      uid += 1;
      const bytes = Buffer.from(
        `From: Li <${from}>\r\nTo: sales@taana.example\r\nSubject: Re: ${text}\r\nMessage-ID: <${uid}@x.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="m"\r\n\r\n--m\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--m\r\nContent-Type: text/html; name="a.html"\r\nContent-Disposition: attachment; filename="a.html"\r\n\r\n<script>alert(1)</script>\r\n--m--\r\n`,
      );
      const place = { mailbox: 'm', uidvalidity: 1, uid };
      await keepRaw(store, place, { chunks: [bytes], cut: false, folder: 'inbox' }, at);
      const { raw_id: rawId } = await store.db
        .selectFrom('mail_place')
        .select('raw_id')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      const parsed = await parseMail(bytes);
      const mail = { rawId, folder: 'inbox', cut: false, parsed, verdict: 'unknown' } as const;
      await store.transact((tx) => takeInMail(tx, mail, { mill, own: [], now: at }));
    },
    held: async () => {
      const mails = await handlers.heldMails({ ...input, params: {}, body: undefined });
      return mails instanceof Refusal ? [] : mails;
    },
    message: () => store.db.selectFrom('message').selectAll().executeTakeFirst(),
    bytes: () => store.db.selectFrom('mail_raw_chunk').select('raw_id').execute(),
    enquiries: () =>
      store.db.selectFrom('enquiry').selectAll().orderBy('created_at').orderBy('id').execute(),
  };
}

describe.each(engines())('mails without a place, on %s', (engine) => {
  test('one is put into a conversation, where its sender has a voice from then on', async () => {
    const mails = await openMails(engine);
    await mails.arrive(reference);
    const [held] = await mails.held();
    expect(held).toMatchObject({ offer: { id, reference }, facts: { held: 'stranger' } });
    const place = (name: string) =>
      mails.handlers.placeMail(mails.with(held!.id, { reference: name }));
    expect(await place('Q-000000-AAAA')).toEqual(new Refusal('no-such-reference'));
    expect(await place(reference.toLowerCase())).toEqual({ enquiryId: id });
    expect(await mails.held()).toEqual([]);
    expect((await mails.enquiries())[0]).toMatchObject({ asked_at: now });
    await mails.arrive(`${reference} again`);
    expect(await mails.held()).toEqual([]);
    // And back again: nothing is lost by a slip.
    expect(await mails.handlers.holdMail(mails.at(held!.id))).toEqual({ ok: true });
    expect(await mails.held()).toMatchObject([{ id: held!.id, offer: { id } }]);
  });

  test('one becomes an enquiry of its own, and nobody is mailed', async () => {
    const mails = await openMails(engine);
    await mails.arrive('Need 2000 m');
    const [held] = await mails.held();
    expect(held).toMatchObject({ offer: null, facts: { held: 'unknown-sender' } });
    const made = await mails.handlers.splitMail(mails.at(held!.id));
    const { enquiryId } = made as { enquiryId: string };
    const enquiry = (await mails.enquiries()).find((one) => one.id === enquiryId);
    expect(enquiry).toMatchObject({ kind: 'contact', status: 'new', email: stranger, name: 'Li' });
    expect(await mails.message()).toMatchObject({ enquiry_id: enquiryId, held_at: null });
    expect(await mails.store.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('one that is not for us goes with its bytes, but not out of a conversation by a slip', async () => {
    const mails = await openMails(engine);
    await mails.arrive('Buy now');
    const [held] = await mails.held();
    expect(await mails.bytes()).toHaveLength(1);
    await mails.handlers.placeMail(mails.with(held!.id, { reference }));
    expect(await mails.handlers.dismissMail(mails.at(held!.id))).toEqual(
      new Refusal('changed-meanwhile'),
    );
    await mails.handlers.holdMail(mails.at(held!.id));
    expect(await mails.handlers.dismissMail(mails.at(held!.id))).toEqual({ ok: true });
    expect(await mails.message()).toBeUndefined();
    expect(await mails.bytes()).toEqual([]);
    // It still lies in the mailbox; a new look at it does not bring it back.
    expect(await mails.store.db.selectFrom('mail_raw').select('state').execute()).toEqual([
      { state: 'erased' },
    ]);
  });

  test('the mail and its files can be saved', async () => {
    const mails = await openMails(engine);
    await mails.arrive('Files');
    const [held] = await mails.held();
    expect(held!.facts.files).toEqual([
      { name: 'a.html', type: 'application/octet-stream', size: expect.any(Number) },
    ]);
    const original = await mails.handlers.originalMail(mails.at(held!.id));
    expect(original).toMatchObject({ filename: 'mail.eml' });
    const file = await mails.handlers.mailFile({
      ...mails.at(held!.id),
      params: { id: held!.id, n: '0' },
    });
    if (file instanceof Refusal) throw new Error(file.reason);
    expect(Buffer.from(file.content as Uint8Array).toString()).toContain('<script>');
    const none = { ...mails.at(held!.id), params: { id: held!.id, n: '7' } };
    expect(await mails.handlers.mailFile(none)).toEqual(new Refusal('mail-gone'));
  });

  test('a person is erased with their mails, also those without a place, and does not come back', async () => {
    const mails = await openMails(engine);
    await mails.arrive('Hello');
    await mails.arrive(reference, enquiryRow().email);
    expect(await mails.bytes()).toHaveLength(2);
    const erase = (email: string) =>
      erasePerson(mails.store, {
        person: { by: 'email', email },
        dataDir: mails.home.dataDir,
        now: now + 1,
      });
    await erase(enquiryRow().email);
    expect(await mails.bytes()).toHaveLength(1);
    await erase(stranger);
    expect(await mails.bytes()).toEqual([]);
    expect(await mails.message()).toBeUndefined();
    // Read again from an older state of the mailbox.
    await mails.arrive('Hello from before');
    expect(await mails.held()).toEqual([]);
    await mails.arrive('Hello again', stranger, now + 10);
    expect(await mails.held()).toHaveLength(1);
  });

  test('what nobody has placed is erased after ninety days', async () => {
    const mails = await openMails(engine);
    await mails.arrive('Hello');
    const settings = { retentionMonths: 24, retentionOrdersYears: 8, dataDir: mails.home.dataDir };
    const day = 86_400_000;
    expect(await sweep(mails.store, settings, now + 89 * day)).toMatchObject({ heldMails: 0 });
    expect(await sweep(mails.store, settings, now + 91 * day)).toMatchObject({ heldMails: 1 });
    expect(await mails.bytes()).toEqual([]);
  });
});
