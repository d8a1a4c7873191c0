import { describe, expect, test } from 'vitest';
import { engines } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, sampleRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { enterRoom, hour } from '../../../../tests/support/desk/enter-room.ts';
import { mailsForEnquiry } from '../../enquiries/enquiry-mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { roomScript } from './room-script.ts';

describe.each(engines())('the room on %s', (engine) => {
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

  test('calls each of its forms by what it does', async () => {
    const { buyer } = await enterRoom(engine);
    const { text } = await buyer.get();
    const forms = text.match(/<form [^>]*>\s*<input [^>]*name="act"[^>]*>/g) ?? [];
    const named = forms.map((form) => [
      /name="act" value="([^"]*)"/.exec(form)?.[1],
      /aria-label="([^"]*)"/.exec(form)?.[1],
    ]);
    expect(named).toEqual([
      ['write', 'Write a message'],
      ['forward', 'Send the room to a colleague'],
      ['close', 'Close the room'],
    ]);
  });

  test('stands in the receipt, and only as long as it is open', async () => {
    const { store, compose, token, buyer } = await enterRoom(engine);
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

  test('a colleague sees what the buyer sees, and can press nothing', async () => {
    const { buyer, addQuote } = await enterRoom(engine);
    await addQuote();
    const page = (await buyer.get('?preview')).text;
    expect(page).toContain('This is what the buyer sees.');
    expect(page).toContain('<div class="room" inert>');
    const own = (await buyer.get()).text;
    expect(own).toContain('<div class="room">');
    expect(own).not.toContain('This is what the buyer sees.');
  });
});
