import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  quoteRow,
  sampleRow,
  someMorning,
  staffRow,
} from '../../../../tests/support/desk/desk-rows.ts';
import { openDesk } from '../../../../tests/support/desk/desk-visitor.ts';
import {
  someDips as round,
  someOffer as offer,
} from '../../../../tests/support/desk/some-offer.ts';
import { mailedCode, roomTokens, visitRoom } from '../../../../tests/support/desk/room-visitor.ts';
import { codeRules, linkMs, roomLimits } from '../../../domain/room/room-link.ts';
import { openRoom } from '../../enquiries/open-room.ts';
import { createMailWriter } from '../../mail-templates/compose-mail.ts';
import type { EnquiryRow } from '../../db/schema.ts';
import { roomScript } from './room-script.ts';

const hour = 3_600_000;

const accept = { act: 'accept', quote: 'quote-1', metres: '1,000', name: 'Asha', company: 'Verma' };

async function enterRoom(engine: (typeof engines)[number], fields: Partial<EnquiryRow> = {}) {
  const store = await freshStore(engine);
  const { db } = store;
  let now = someMorning + hour;
  await db.insertInto('staff').values(staffRow(store)).execute();
  const enquiry = enquiryRow({ status: 'quoted', opened_at: someMorning, ...fields });
  await db.insertInto('enquiry').values(enquiry).execute();
  await store.transact((tx) => openRoom(tx, enquiry, someMorning));
  // Two forms never arrive in the same millisecond of a person.
  const desk = openDesk(store, { clock: { now: () => (now += 5) } });
  const [token = ''] = await roomTokens(store);
  return {
    store,
    db,
    desk,
    token,
    buyer: visitRoom(desk, token),
    wait: (ms: number) => (now += ms),
    addQuote: (more: object = {}) =>
      db
        .insertInto('quote')
        .values({
          ...quoteRow({ valid_until: '2026-11-30' }),
          offer: JSON.stringify(offer),
          ...more,
        })
        .execute(),
    addDips: () =>
      db
        .insertInto('dip_round')
        .values({
          id: 'round-1',
          enquiry_id: enquiry.id,
          staff_id: 'ravi',
          author: 'Ravi',
          body: JSON.stringify(round),
          state: 'waiting',
          chosen: '',
          remark: '',
          created_at: someMorning,
          answered_at: null,
        })
        .execute(),
    quote: () => db.selectFrom('quote').selectAll().executeTakeFirstOrThrow(),
    status: async () =>
      (await db.selectFrom('enquiry').select('status').executeTakeFirstOrThrow()).status,
    words: async () =>
      (await db.selectFrom('message').select('body').orderBy('id').execute()).map((m) => m.body),
    history: async () =>
      (await db.selectFrom('audit').select('verb').orderBy('seq').execute()).map((a) => a.verb),
    mails: async () =>
      (await db.selectFrom('outbox').select('topic').orderBy('id').execute()).map((m) => m.topic),
    compose: async (topic: string) => {
      const row = await db
        .selectFrom('outbox')
        .selectAll()
        .where('topic', '=', topic)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const settings = {
        siteUrl: 'https://taana.example',
        mailFrom: 'a@mill.example',
        salesTo: 'b@mill.example',
      };
      const writer = createMailWriter({ store, settings, readContent: () => shippedContent });
      return writer.compose(row);
    },
  };
}

describe.each(engines)('the room on %s', (engine) => {
  test('is opened by its link and kept out of caches, searches and referrers', async () => {
    const { buyer } = await enterRoom(engine);
    const page = await buyer.get();
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(page.text).toContain('Asha Verma, Verma Knits');
    expect(page.text).toContain('Nothing waits for you');
    expect(Buffer.byteLength(roomScript)).toBeLessThanOrEqual(3_584);
  });

  test('stands in the receipt, and only as long as it is open', async () => {
    const { store, compose, token, buyer } = await enterRoom(engine);
    const { queueMails } = await import('../../outbox/queue-mails.ts');
    const { mailsForEnquiry } = await import('../../enquiries/enquiry-mails.ts');
    await store.transact((tx) => queueMails(tx, mailsForEnquiry(enquiryRow()), someMorning));
    const receipt = await compose('enquiry-receipt');
    expect(receipt?.text).toContain(`https://taana.example/room/${token}`);
    await buyer.post({ act: 'close' });
    expect((await compose('enquiry-receipt'))?.text).not.toContain('/room/');
  });

  test('says late plainly, and who answers by when', async () => {
    const { buyer, wait } = await enterRoom(engine, { status: 'new', owner_id: 'ravi' });
    expect((await buyer.get()).text).toContain('Answers by Tuesday 17 November, 11:30.');
    wait(25 * hour);
    expect((await buyer.get()).text).toContain('We said Tuesday, 17 November. We are sorry.');
  });

  test('takes a message once, starts the clock and shows it', async () => {
    const { buyer, words, history, db } = await enterRoom(engine);
    const form = { act: 'write', words: 'Does it\r\nfit a screen print?', key: 'one-key' };
    const answers = await Promise.all([buyer.post(form), buyer.post(form), buyer.post(form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await words()).toEqual(['Does it\nfit a screen print?']);
    expect(await history()).toEqual(['wrote in the room']);
    const enquiry = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(enquiry.asked_at).not.toBeNull();
    expect((await buyer.get('?done=write')).text).toContain('Your message is with us.');
  });

  test('keeps what was typed when it cannot be taken', async () => {
    const { buyer, words } = await enterRoom(engine);
    const form = new FormData();
    for (const [name, value] of [
      ['act', 'write'],
      ['key', 'k'],
      ['words', 'See the picture.'],
    ] as const) {
      form.set(name, value);
    }
    form.set('photo', new File(['%PDF-1.7'], 'a.jpg', { type: 'image/jpeg' }));
    const answer = await buyer.send(form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('>See the picture.</textarea>');
    expect(answer.text).toContain('This is a document, not a photograph.');
    expect(await words()).toEqual([]);
    expect((await buyer.post({ act: 'write', words: '  ' })).status).toBe(422);
  });

  test('accepts 1,000 m with the code from the mail, once', async () => {
    const { buyer, addQuote, quote, status, history, mails, store, compose } =
      await enterRoom(engine);
    await addQuote();
    expect((await buyer.get()).text).toContain('holds until 30 November');
    const look = await buyer.get('?accept=quote-1&metres=1%2C000');
    expect(look.text).toContain('₹ 2,22,600');
    const asked = await buyer.post(accept);
    expect(asked.text).toContain('a…@buyer.example');
    expect((await quote()).state).toBe('sent');
    const code = await mailedCode(store);
    expect((await compose('room-code'))?.text).toContain('for 1,000 m, ₹ 2,22,600 in all');
    const form = { ...accept, code, key: 'accepting' };
    const answers = await Promise.all([buyer.post(form), buyer.post(form)]);
    expect(answers.map(({ status: got }) => got)).toEqual([303, 303]);
    expect(JSON.parse((await quote()).accepted!)).toMatchObject({
      metres: 1000,
      price: 21_200,
      net: 21_200_000,
      tax: 1_060_000,
      total: 22_260_000,
      name: 'Asha',
    });
    expect(await status()).toBe('won');
    expect((await history()).filter((verb) => verb === 'accepted the quote')).toHaveLength(1);
    expect((await mails()).filter((topic) => topic === 'room-news')).toHaveLength(1);
    expect((await compose('room-news'))?.text).toContain('In all: ₹ 2,22,600');
    expect((await compose('desk-quote-answer'))?.subject).toContain('has accepted');
  });

  test('a code is good for what it was sent for, five tries and a quarter of an hour', async () => {
    const { buyer, addQuote, quote, store, wait } = await enterRoom(engine);
    await addQuote();
    await buyer.post(accept);
    const code = await mailedCode(store);
    const other = await buyer.post({ ...accept, metres: '3000', code });
    expect(other.status).toBe(422);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < codeRules.tries; i += 1) await buyer.post({ ...accept, code: wrong });
    expect((await buyer.post({ ...accept, code })).text).toContain('This code no longer holds');
    await buyer.post(accept);
    const second = await mailedCode(store);
    wait(codeRules.validMs);
    expect((await buyer.post({ ...accept, code: second })).status).toBe(422);
    expect((await quote()).state).toBe('sent');
    await buyer.post(accept);
    await buyer.post({ ...accept, code: await mailedCode(store) });
    expect((await quote()).state).toBe('accepted');
  });

  test('sends five codes a day and no more', async () => {
    const { buyer, addQuote, mails } = await enterRoom(engine);
    await addQuote();
    for (let i = 0; i < roomLimits.codes + 2; i += 1) await buyer.post(accept);
    expect((await mails()).filter((topic) => topic === 'room-code')).toHaveLength(roomLimits.codes);
  });

  test('an acceptance is taken back within the hour, not after it', async () => {
    const { buyer, addQuote, quote, status, store, wait } = await enterRoom(engine);
    await addQuote();
    await buyer.post(accept);
    await buyer.post({ ...accept, code: await mailedCode(store) });
    const undo = { act: 'undo', quote: 'quote-1' };
    await buyer.post(undo);
    await buyer.post({ ...undo, code: await mailedCode(store) });
    expect(await quote()).toMatchObject({ state: 'sent', accepted: null });
    expect(await status()).toBe('quoted');
    await buyer.post(accept);
    await buyer.post({ ...accept, code: await mailedCode(store) });
    wait(hour);
    await buyer.post(undo);
    await buyer.post({ ...undo, code: await mailedCode(store) });
    expect((await quote()).state).toBe('accepted');
  });

  test.each([
    ['299', 'not in this quote'],
    ['1000.5', 'not in this quote'],
    ['', 'not in this quote'],
  ])('%j metres are refused', async (metres, words) => {
    const { buyer, addQuote, mails } = await enterRoom(engine);
    await addQuote();
    const look = await buyer.get(`?accept=quote-1&metres=${metres}`);
    expect([look.status, look.text.includes(words)]).toEqual([409, true]);
    expect((await buyer.post({ ...accept, metres })).status).toBe(422);
    expect(await mails()).toEqual([]);
  });

  test('a quote that ran out asks for the price of today', async () => {
    const { buyer, addQuote, words, quote } = await enterRoom(engine);
    await addQuote({ valid_until: '2026-11-01' });
    const page = (await buyer.get()).text;
    expect(page).toContain('Ask for today’s price');
    expect(page).toContain('plus 5 % GST, at our gate');
    expect(page).toContain('>1 waits for you<');
    expect((await buyer.post(accept)).text).toContain('This quote has run out.');
    await buyer.post({ act: 'new-price', quote: 'quote-1' });
    expect((await words())[0]).toContain('today’s price');
    expect((await quote()).state).toBe('sent');
  });

  test('hears the price that the buyer hopes for', async () => {
    const { buyer, addQuote, quote, words } = await enterRoom(engine);
    await addQuote();
    const target = { act: 'target', quote: 'quote-1', metres: '3000', note: 'Every season.' };
    expect((await buyer.post({ ...target, price: 'cheap' })).status).toBe(422);
    await buyer.post({ ...target, price: '185.50' });
    expect(JSON.parse((await quote()).target!)).toMatchObject({ price: 18_550, metres: 3000 });
    expect(await words()).toEqual([
      'We hope for ₹ 185.50 a metre for 3,000 m (quote TWK-2026-0001).\n\nEvery season.',
    ]);
  });

  test('a dip is approved once, and is the standard of the order', async () => {
    const { buyer, addDips, addQuote, db, store, quote } = await enterRoom(engine);
    await addDips();
    await addQuote();
    const page = (await buyer.get()).text;
    expect(page).toContain('Two things wait for you');
    expect(page).toContain('Choose a lab dip: A or B');
    expect(page).toContain('0.9 off, within 1.0, measured');
    expect((await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'D' })).status).toBe(422);
    await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'A' });
    const late = await buyer.post({ act: 'approve-dip', round: 'round-1', dip: 'B' });
    expect(late.text).toContain('no longer possible');
    const rounds = await db.selectFrom('dip_round').selectAll().execute();
    expect(rounds).toMatchObject([{ state: 'approved', chosen: 'A' }]);
    await buyer.post(accept);
    await buyer.post({ ...accept, code: await mailedCode(store) });
    expect(JSON.parse((await quote()).accepted!)).toMatchObject({ dip: 'A' });
  });

  test('the buyer can say what is off', async () => {
    const { buyer, addDips, db, words } = await enterRoom(engine);
    await addDips();
    expect((await buyer.post({ act: 'refuse-dips', round: 'round-1' })).status).toBe(422);
    await buyer.post({ act: 'refuse-dips', round: 'round-1', off: 'bluer', note: 'A touch.' });
    const rounds = await db.selectFrom('dip_round').selectAll().execute();
    expect(rounds).toMatchObject([{ state: 'off', remark: 'It should be bluer. A touch.' }]);
    expect(await words()).toEqual(['None of the lab dips is right. It should be bluer. A touch.']);
  });

  test('a parcel is followed, also when it is lost', async () => {
    const { buyer, db } = await enterRoom(engine);
    const times = JSON.stringify({ cut: someMorning, dispatched: someMorning });
    const sent = { step: 'dispatched', courier: 'Blue Dart', tracking: '7392', times } as const;
    await db.insertInto('sample').values(sampleRow(sent)).execute();
    const page = (await buyer.get()).text;
    expect(page).toContain('Blue Dart 7392');
    expect(page).toContain('<b>With the courier</b><span class="lab">16 November</span>');
    await db.updateTable('sample').set({ step: 'lost' }).execute();
    expect((await buyer.get()).text).toContain('The courier cannot find it. We are sorry.');
  });

  test('a link is sent on, and closing ends all of them', async () => {
    const { buyer, desk, store, mails, compose } = await enterRoom(engine);
    expect((await buyer.post({ act: 'forward', address: 'no address' })).status).toBe(422);
    await buyer.post({ act: 'forward', address: 'dev@buyer.example' });
    const mail = await compose('room-link');
    const [, second = ''] = await roomTokens(store);
    expect(mail?.to).toEqual({ address: 'dev@buyer.example' });
    expect(mail?.text).toContain(second);
    const colleague = visitRoom(desk, second);
    expect((await colleague.get()).status).toBe(200);
    for (let i = 0; i < 9; i += 1) await buyer.post({ act: 'forward', address: `x${i}@b.example` });
    expect((await mails()).filter((topic) => topic === 'room-link')).toHaveLength(
      roomLimits.links - 1,
    );
    await colleague.post({ act: 'close' });
    for (const each of [buyer, colleague]) {
      const page = await each.get();
      expect([page.status, page.text.includes('This room is closed')]).toEqual([410, true]);
    }
    expect((await colleague.post({ act: 'write', words: 'Let me in' })).text).not.toContain('Asha');
  });

  test('a link ends after a year, and a new one goes to the mail first given', async () => {
    const { buyer, desk, store, wait, compose, words } = await enterRoom(engine);
    wait(linkMs);
    const over = await buyer.get();
    expect([over.status, over.text.includes('older than a year')]).toEqual([410, true]);
    expect(over.text).not.toContain('Asha');
    await buyer.post({ act: 'renew' });
    const [, fresh = ''] = await roomTokens(store);
    expect((await compose('room-link'))?.to).toEqual({ address: 'asha@buyer.example' });
    expect((await visitRoom(desk, fresh).get()).status).toBe(200);
    expect((await buyer.get()).status).toBe(410);
    expect(await words()).toEqual([]);
  });

  test('guessing leads nowhere, and soon to a wait', async () => {
    const { desk, token, addQuote, db } = await enterRoom(engine);
    await addQuote();
    const wrong = visitRoom(desk, `${token.slice(0, -1)}x`);
    const page = await wrong.get();
    expect([page.status, page.text.includes('This link leads nowhere')]).toEqual([404, true]);
    expect((await wrong.post({ act: 'write', words: 'Hello' })).status).toBe(404);
    expect((await wrong.get('/papers/TWK-2026-0001.pdf')).status).toBe(404);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) {
      statuses.push((await visitRoom(desk, crypto.randomUUID()).get()).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await db.selectFrom('message').select('id').execute()).toEqual([]);
  });

  test('another site cannot act in it, and another room has no part in it', async () => {
    const { buyer, addQuote, db, store, desk, words, quote } = await enterRoom(engine);
    await addQuote();
    const foreign = await buyer.post(accept, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const other = enquiryRow({ id: 'other', reference: 'Q-261116-ZZZZ', email: 'eve@x.example' });
    await db.insertInto('enquiry').values(other).execute();
    await store.transact((tx) => openRoom(tx, other, someMorning));
    const tokens = await roomTokens(store);
    const eve = visitRoom(
      desk,
      tokens.find((one) => !buyer.path.includes(one))!,
    );
    expect((await eve.post(accept)).text).toContain('no longer possible');
    expect((await eve.get('/papers/TWK-2026-0001.pdf')).status).toBe(404);
    expect((await quote()).state).toBe('sent');
    expect(await words()).toEqual([]);
  });

  test('a colleague sees what the buyer sees, and can press nothing', async () => {
    const { buyer, addQuote } = await enterRoom(engine);
    await addQuote();
    const page = (await buyer.get('?preview')).text;
    expect(page).toContain('This is what the buyer sees.');
    expect(page).toContain('<div class="room" inert>');
  });
});
