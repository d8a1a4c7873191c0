import { describe, expect, test } from 'vitest';
import { engines } from '../../../../tests/support/database/engines.ts';
import { accept, enterRoom, hour } from '../../../../tests/support/desk/enter-room.ts';
import { formFields, mailedCode } from '../../../../tests/support/desk/room-visitor.ts';
import { someOffer } from '../../../../tests/support/desk/some-offer.ts';
import { codeRules, roomLimits } from '../../../domain/room/room-link.ts';

describe.each(engines())('a quote in the room on %s', (engine) => {
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

  test('a quote is accepted with what the forms of the pages hold, and a name', async () => {
    const { buyer, addQuote, quote, store } = await enterRoom(engine);
    await addQuote();
    const room = await buyer.get();
    const first = new URLSearchParams(formFields(room.text, 'Accept the quote'));
    const look = await buyer.get(`?${first}`);
    const name = 'Accept for 1,000 m';
    const asked = await buyer.post({ ...formFields(look.text, name), name: 'Asha' });
    const again = await buyer.post(formFields(asked.text, 'Send a new code')!);
    const code = await mailedCode(store);
    const done = await buyer.post({ ...formFields(again.text, name), code });
    expect(done.status).toBe(303);
    // No dip was approved: the order has no standard, and the page speaks of none.
    expect(JSON.parse((await quote()).accepted!)).toMatchObject({ metres: 1000, dip: '' });
    const page = (await buyer.get()).text;
    expect(page).toMatch(/Accepted for 1,000 m, .+ by <bdi>Asha, Verma Knits<\/bdi>\./);
    const back = await buyer.post(formFields(page, 'Take the acceptance back')!);
    const last = formFields(back.text, 'Take the acceptance back')!;
    await buyer.post({ ...last, code: await mailedCode(store) });
    expect((await quote()).state).toBe('sent');
  });

  test('the last look adds up, with and without tax', async () => {
    const { buyer, addQuote } = await enterRoom(engine);
    await addQuote();
    const untaxed = JSON.stringify({ ...someOffer, tax: '', taxRate: 0 });
    await addQuote({ id: 'quote-2', number: 'TWK-2026-0002', token_hash: '2', offer: untaxed });
    const rowsOf = async (id: string) => {
      const { text } = await buyer.get(`?accept=${id}&metres=1000`);
      return [...text.matchAll(/<th scope="row">(.+?)<\/th><td><bdi>(.+?)<\/bdi>/g)].map(
        ([, label, value]) => `${label}: ${value}`,
      );
    };
    expect(await rowsOf('quote-1')).toEqual(
      expect.arrayContaining(['Net: ₹ 2,12,000', 'plus 5 % GST: ₹ 10,600', 'In all: ₹ 2,22,600']),
    );
    expect(await rowsOf('quote-2')).toEqual(
      expect.arrayContaining(['Net: ₹ 2,12,000', 'no tax added: ₹ 0', 'In all: ₹ 2,12,000']),
    );
  });

  test('a quote is declined once; another price can be asked for even then', async () => {
    const { buyer, addQuote, quote } = await enterRoom(engine);
    await addQuote();
    const decline = formFields((await buyer.get()).text, 'Decline the quote')!;
    await buyer.post({ ...decline, note: 'Too dear.' });
    expect(await quote()).toMatchObject({ state: 'declined', answer: 'Too dear.' });
    const page = (await buyer.get()).text;
    expect(page).toContain('You declined this quote.');
    expect(formFields(page, 'Decline the quote')).toBeUndefined();
    expect(formFields(page, 'Ask for another quote')).toMatchObject({ quote: 'quote-1' });
  });
});
