import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  quoteRow,
  quoteToken,
  someMorning,
  staffRow,
} from '../../../../tests/support/desk/desk-rows.ts';
import { mailedCode } from '../../../../tests/support/desk/room-visitor.ts';
import { openDesk, siteUrl } from '../../../../tests/support/desk/desk-visitor.ts';
import { quotePagePath } from '../../../contract/desk/desk-paths.ts';
import type { QuoteTable } from '../../db/desk-tables.ts';

const now = someMorning + 3_600_000;
const path = quotePagePath(quoteToken);

async function openQuote(
  engine: Engine,
  fields: Partial<QuoteTable> = {},
  asked: Parameters<typeof enquiryRow>[0] = {},
) {
  const store = await freshStore(engine);
  const { db } = store;
  await db.insertInto('staff').values(staffRow(store)).execute();
  await db
    .insertInto('enquiry')
    .values(enquiryRow({ status: 'quoted', opened_at: someMorning, ...asked }))
    .execute();
  await db.insertInto('quote').values(quoteRow(fields)).execute();
  const desk = openDesk(store, { clock: { now: () => now } });
  const ask = (address: string, init: RequestInit = {}) =>
    desk.fetch(new Request(siteUrl + address, init));
  const answer = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form), headers });
  return {
    ask,
    answer,
    /** Presses the button, and then types the digits from the mail. */
    async accept(message = ''): Promise<Response> {
      const first = await answer({ answer: 'accept', message });
      expect([first.status, await first.text()]).toEqual([
        200,
        expect.stringContaining('6 digits that we sent'),
      ]);
      return answer({ answer: 'accept', message, code: await mailedCode(store) });
    },
    quote: () => db.selectFrom('quote').selectAll().executeTakeFirstOrThrow(),
    enquiry: () => db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow(),
    notes: () => db.selectFrom('note').selectAll().execute(),
    mails: async () =>
      (await db.selectFrom('outbox').selectAll().execute()).map((row) => row.topic),
    history: async () => {
      const rows = await db.selectFrom('audit').selectAll().orderBy('seq').execute();
      return rows.map(({ verb, detail, actor }) => `${actor} ${verb} ${detail}`);
    },
  };
}

describe.each(engines())('the page of a quote, on %s', (engine) => {
  test('is shown to whoever has its address, and kept out of caches and searches', async () => {
    const { ask, quote } = await openQuote(engine);
    expect((await ask(`${path}?preview`)).status).toBe(200);
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect([...page.headers.keys()]).not.toContain('undefined');
    expect(await page.text()).toContain('Quote for <bdi>Asha Verma</bdi>');
    // A program that fetches the address has not opened it.
    expect((await quote()).seen_at).toBeNull();
  });

  test('has its paper beside it', async () => {
    const { ask } = await openQuote(engine);
    const paper = await ask(`${path}/quote.pdf`);
    expect(paper.status).toBe(200);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(paper.headers.get('content-disposition')).toBe('inline; filename="TWK-2026-0001.pdf"');
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
  });

  test.each([
    ['of an unknown address', {}, '/q/somebody-elses'],
    ['of a withdrawn quote', { state: 'revoked' } as const, path],
  ])('%s does not exist', async (_, fields, address) => {
    const { ask } = await openQuote(engine, fields);
    for (const each of [address, `${address}/quote.pdf`]) {
      const page = await ask(each);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain(
        'This quote does not exist or was withdrawn. Please ask us for a new one.',
      );
    }
    const posted = await ask(address, { method: 'POST', body: 'answer=accept' });
    expect(posted.status).toBe(404);
  });

  test('accepted, it wins its enquiry and tells the author', async () => {
    const { accept, answer, quote, enquiry, notes, mails, history } = await openQuote(engine);
    const response = await accept(' By\r\nDiwali\u0007, please. ');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path);
    expect(await quote()).toMatchObject({
      state: 'accepted',
      answer: 'By\nDiwali , please.',
      answered_at: now,
    });
    expect(await enquiry()).toMatchObject({ status: 'won', opened_at: null });
    expect(await notes()).toMatchObject([
      {
        enquiry_id: enquiryRow().id,
        staff_id: 'buyer',
        author: 'The buyer',
        body: 'By\nDiwali , please.',
        created_at: now,
      },
    ]);
    const told = ['room-code', 'desk-quote-answer', 'room-news'];
    expect(await mails()).toEqual(told);
    expect(await history()).toEqual([
      expect.stringContaining('The buyer accepted the quote {"number":"TWK-2026-0001","metres":'),
      'The buyer moved it {"from":"quoted","to":"won"}',
    ]);
    await answer({ answer: 'decline' });
    expect((await quote()).state).toBe('accepted');
    expect(await mails()).toEqual(told);
  });

  test('declined without a word, it leaves the enquiry as it is', async () => {
    const { answer, quote, enquiry, notes, history } = await openQuote(engine);
    await answer({ answer: 'decline' });
    expect((await quote()).state).toBe('declined');
    expect((await enquiry()).status).toBe('quoted');
    expect(await notes()).toEqual([]);
    expect(await history()).toEqual(['The buyer declined the quote {"number":"TWK-2026-0001"}']);
  });

  test('a question needs words, and leaves the quote open', async () => {
    const { accept, answer, quote, mails, history } = await openQuote(engine);
    await answer({ answer: 'ask', message: ' \t\n ' });
    expect(await mails()).toEqual([]);
    await answer({ answer: 'ask', message: 'x'.repeat(3000) });
    expect(await quote()).toMatchObject({ state: 'sent', answer: 'x'.repeat(2000) });
    expect(await history()).toEqual(['The buyer asked about the quote {"number":"TWK-2026-0001"}']);
    await accept();
    expect((await quote()).state).toBe('accepted');
  });

  test('is not accepted by whoever has its address: a wrong code, or no mail, leaves it open', async () => {
    const { answer, quote, mails } = await openQuote(engine);
    await answer({ answer: 'accept' });
    const wrong = await answer({ answer: 'accept', code: '1', message: 'By "road"' });
    expect(wrong.status).toBe(422);
    const text = await wrong.text();
    expect(text).toContain('This is not the code that we sent.');
    expect(text).toContain('value="By &#34;road&#34;"');
    expect((await quote()).state).toBe('sent');
    expect(await mails()).toEqual(['room-code']);

    const unknown = await openQuote(engine, {}, { email: '' });
    const refused = await unknown.answer({ answer: 'accept' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('We have no mail address of yours'),
    ]);
    expect((await unknown.quote()).state).toBe('sent');
  });

  test('expired, it can only be asked about', async () => {
    const { answer, quote, mails } = await openQuote(engine, { valid_until: '2026-11-15' });
    await answer({ answer: 'accept' });
    expect((await quote()).state).toBe('sent');
    await answer({ answer: 'ask', message: 'A new one?' });
    expect(await quote()).toMatchObject({ state: 'sent', answer: 'A new one?' });
    expect(await mails()).toHaveLength(1);
  });

  test('is opened when a person has looked at it for the first time', async () => {
    const { ask, quote, history } = await openQuote(engine);
    const opened = ['The buyer opened the quote {"number":"TWK-2026-0001"}'];
    for (const _ of ['first', 'second']) {
      expect((await ask(`${path}/seen`, { method: 'POST' })).status).toBe(204);
      expect((await quote()).seen_at).toBe(now);
      expect(await history()).toEqual(opened);
    }
  });

  test('takes the same words again from a page that was opened again', async () => {
    const { answer, notes } = await openQuote(engine);
    const question = { answer: 'ask', message: 'Is it in stock?' };
    for (const key of ['page-1', 'page-1', 'page-2']) await answer({ ...question, key });
    expect(await notes()).toHaveLength(2);
  });

  test('asks whoever calls it without end to wait', async () => {
    const { ask } = await openQuote(engine);
    const answers: Response[] = [];
    for (let calls = 0; calls < 61; calls += 1) answers.push(await ask('/q/seen.js'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const last = answers.at(-1)!;
    expect([last.status, await last.text()]).toEqual([
      429,
      expect.stringContaining('Please try again in a minute.'),
    ]);
  });

  test('takes no answer from another site, of another kind, or too long to read', async () => {
    const { ask, answer, quote } = await openQuote(engine);
    const foreign = await answer({ answer: 'accept' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain('This answer came from another site.');
    for (const body of ['', 'answer=maybe', `answer=accept&message=${'x'.repeat(17_000)}`]) {
      expect((await ask(path, { method: 'POST', body })).status).toBe(303);
    }
    expect((await quote()).state).toBe('sent');
  });
});

test.each(engines())(
  'a price by metres is not accepted here but in the room, on %s',
  async (engine) => {
    const { answer, quote, ask } = await openQuote(engine, { offer: '{}' });
    expect(await (await ask(path)).text()).not.toContain('value="accept"');
    await answer({ answer: 'accept' });
    expect((await quote()).state).toBe('sent');
  },
);
