import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  siteUrl,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { mailedCode } from '../../support/desk/room-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';

const quote = {
  buyer: 'Asha Rao',
  company: '',
  currency: 'INR' as const,
  lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
  validUntil: '2099-12-31',
  terms: '',
};

describe.for(engines())('the quote page on %s', (engine) => {
  test('is opened by a person, not by a program that fetches the link', async () => {
    const { desk, read, path } = await start();
    const page = must(await visitDesk(desk).get(path)).text;
    must(await visitDesk(desk).get(`${path}/quote.pdf`));
    expect((await read()).quotes[0]!.seenAt).toBeNull();
    expect(page).toContain('<script src="/q/seen.js" defer></script>');
    const script = must(await visitDesk(desk).get('/q/seen.js'));
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect((await send(desk, `${path}/seen`, {})).status).toBe(204);
    const { seenAt } = (await read()).quotes[0]!;
    expect(seenAt).not.toBeNull();
    expect((await send(desk, `${path}/seen`, {})).status).toBe(204);
    const opened = (await read()).history.filter(({ verb }) => verb === 'opened the quote');
    expect(opened).toHaveLength(1);
  });

  test('without script the first answer counts as opened', async () => {
    const { desk, read, path } = await start();
    await send(desk, path, { answer: 'ask', message: 'Is it pre-shrunk?' });
    expect((await read()).quotes[0]!.seenAt).not.toBeNull();
  });

  test('takes a form once, however often it is sent', async () => {
    const { desk, store, read, path } = await start();
    const page = must(await visitDesk(desk).get(path)).text;
    const key = /name="key" value="([\w-]+)"/.exec(page)![1]!;
    const form = { answer: 'ask', message: 'Is it pre-shrunk?', key };
    const twice = await Promise.all([send(desk, path, form), send(desk, path, form)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    await send(desk, path, { answer: 'ask', message: 'By post?' });
    await send(desk, path, { answer: 'ask', message: 'By post?' });
    expect((await read()).thread.map(({ body }) => body)).toEqual([
      'Is it pre-shrunk?',
      'By post?',
    ]);
    const mails = store.db.selectFrom('outbox').select('id');
    expect(await mails.where('topic', '=', 'desk-quote-answer').execute()).toHaveLength(2);
  });

  test('takes ten messages a day about one quote', async () => {
    const { desk, store, id, read, path } = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      statuses.push((await send(desk, path, { answer: 'ask', message: `Question ${i}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(303), ...Array(4).fill(429)]);
    expect((await read()).thread).toHaveLength(10);
    // The decision is still taken.
    await send(desk, path, { answer: 'accept', message: '' });
    await send(desk, path, { answer: 'accept', message: '', code: await mailedCode(store, id) });
    expect((await read()).quotes[0]!.state).toBe('accepted');
  });

  test('a question after the acceptance leaves the words of the acceptance', async () => {
    const { desk, store, id, read, path } = await start();
    const accept = { answer: 'accept', message: 'We take it, in two lots.' };
    await send(desk, path, accept);
    await send(desk, path, { ...accept, code: await mailedCode(store, id) });
    await send(desk, path, { answer: 'ask', message: 'When does it leave?' });
    const after = await read();
    expect(after.quotes[0]).toMatchObject({
      state: 'accepted',
      answer: 'We take it, in two lots.',
    });
    expect(after.thread.map(({ body }) => body)).toContain('When does it leave?');
    const rows = await store.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'desk-quote-answer')
      .orderBy('id')
      .execute();
    const settings = { siteUrl, mailFrom: 'a@mill.example', salesTo: 'b@mill.example' };
    const { compose } = createMailWriter({ store, settings, readContent: () => shippedContent });
    const [accepted, asked] = await Promise.all(rows.map((row) => compose(row)));
    expect(accepted).toMatchObject({ subject: expect.stringContaining('has accepted') });
    expect(accepted!.text).toContain('in two lots');
    expect(asked).toMatchObject({ subject: expect.stringContaining('asks about') });
    expect(asked!.text).toContain('When does it leave?');
  });

  test('a viewer does not get the link with which to answer for the buyer', async () => {
    const { desk, store, owner, id } = await start();
    const viewer = { name: 'Vik', email: 'vik@mill.example', role: 'viewer' } as const;
    must(await owner.ask(endpoints.invite, { body: viewer }));
    const [token] = await mailedTokens(store, 'desk-invitation');
    const vik = await joinDesk(desk, token!, viewer.email, viewer.name);
    const seen = [
      must(await vik.ask(endpoints.quotes)).text,
      must(await vik.ask(endpoints.enquiry, { params: { id } })).text,
    ];
    for (const text of seen) expect(text).not.toContain('/q/');
    expect(must(await owner.ask(endpoints.quotes)).text).toContain('/q/');
  });

  async function start() {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const id = await newEnquiry(store);
    must(await owner.ask(endpoints.sendQuote, { params: { id }, body: quote }));
    const read = async () => must(await owner.ask(endpoints.enquiry, { params: { id } })).body;
    return { store, desk, owner, id, read, path: (await read()).quotes[0]!.path };
  }
});

function send(
  desk: ReturnType<typeof openDesk>,
  path: string,
  form: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  return desk.fetch(
    new Request(siteUrl + path, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    }),
  );
}

async function newEnquiry(store: Store): Promise<string> {
  await submitEnquiry(store, { now: () => Date.now() }, quoteSubmission());
  return (await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id;
}
