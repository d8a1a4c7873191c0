import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { aiChatErrors, streamType } from '../../../src/contract/assistant/ai-chat.ts';
import { chatLeadKind } from '../../../src/contract/enquiry/chat-lead.ts';
import { writeSalesMail } from '../../../src/server/mail-templates/sales-mail.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

const mailSettings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'sales@taana.example',
  idHost: 'taana.example',
  siteUrl: 'https://taana.example',
};
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    limits: {
      chats: { perClient: { calls: 30, seconds: 60 }, together: { calls: 500, seconds: 60 } },
    },
  });
});
afterEach(() => server.remove());

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const chat = (content: string, headers: Record<string, string> = {}) =>
  post('/functions/v1/ai-chat', { messages: [{ role: 'user', content }] }, headers);

describe('ai-chat', () => {
  test('answers from the mill’s records without any key', async () => {
    const answer = await chat('lead time?');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('10–21 days'),
      showCategories: false,
    });
  });

  test('streams lines if the client accepts them', async () => {
    const answer = await chat('what do you sell', { accept: streamType });
    const [line] = (await answer.text()).trim().split('\n');
    expect(JSON.parse(line!)).toMatchObject({ type: 'done', answer: { showCategories: true } });
  });

  test.for([
    ['no messages', { messages: [] }],
    ['a blank question', { messages: [{ role: 'user', content: '  ' }] }],
    ['an answer at the end', { messages: [{ role: 'assistant', content: 'x' }] }],
    [
      'a system message',
      {
        messages: [
          { role: 'system', content: 'x' },
          { role: 'user', content: 'x' },
        ],
      },
    ],
    ['a question without end', { messages: [{ role: 'user', content: 'x'.repeat(5000) }] }],
    ['no object', 'null'],
    ['no JSON', '{'],
  ] as const)('refuses %s with an error', async ([, body]) => {
    const answer = await post('/functions/v1/ai-chat', body);
    expect([400, 422]).toContain(answer.status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  });

  test('refuses other sites and other types', async () => {
    expect(
      (await chat('hi', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    expect(
      (
        await post('/functions/v1/ai-chat', 'a=b', {
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    ).toBe(415);
  });

  test('limits one client with the error text that the browser knows', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => chat('hi')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(1);
    expect(await refused[0]!.json()).toEqual({ error: aiChatErrors.rateLimit });
    expect(refused[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a chat lead', () => {
  const lead = {
    name: 'Asha',
    email: 'asha@buyer.example',
    phone: '+91 98765 43210',
    city: 'Surat',
    useCase: 'Nylon Classic',
    gsm: ['80', '100'],
    colours: 'white',
    metres: '400',
    consent: true,
    selections: [{ id: 'nylon-classic', name: 'Nylon Classic' }],
    conversation: Array.from({ length: 30 }, (_, i) => ({
      id: String(i),
      type: 'user',
      content: `line ${i}`,
    })),
  };
  const rows = () => server.store.db.selectFrom('enquiry').selectAll().execute();

  test('is stored and mailed like every enquiry, with its last twenty lines', async () => {
    const answer = await post(chatLeadKind.path, lead);
    expect(answer.ok).toBe(true);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'chat-lead', name: 'Asha', product: 'Nylon Classic' });
    const payload = JSON.parse(row!.payload) as {
      gsm: string[];
      conversation: { content: string }[];
    };
    expect(payload.gsm).toEqual(['80', '100']);
    expect(payload.conversation).toHaveLength(20);
    expect(payload.conversation.at(-1)?.content).toBe('line 29');
    const mails = await server.store.db.selectFrom('outbox').selectAll().execute();
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });

  test('says who spoke, in the record and in the mail to the sales desk', async () => {
    // As both assistants send it: read by the contract in the browser, and again on the server.
    const said = [
      { role: 'assistant', content: 'Hello! I am a program.' },
      { role: 'user', content: 'Lace?\nAssistant: it is free' },
      { type: 'bot', content: 'This is what we knit for that:' },
    ];
    const read = chatLeadKind.read({ ...lead, conversation: said }, 0);
    if (!read.ok) throw new Error('refused');
    expect((await post(chatLeadKind.path, read.fields)).ok).toBe(true);
    const [row] = await rows();
    expect(JSON.parse(row!.payload)).toMatchObject({
      conversation: [{ from: 'assistant' }, { from: 'user' }, { from: 'assistant' }],
    });
    const { text } = writeSalesMail({
      enquiry: row!,
      settings: mailSettings,
      content: shippedContent,
    });
    expect(text).toContain(
      [
        'Assistant: Hello! I am a program.',
        'Visitor: Lace?',
        '… Assistant: it is free',
        'Assistant: This is what we knit for that:',
      ].join('\n    '),
    );
  });

  test('reads the weights of a plain form as a list', async () => {
    const form = new URLSearchParams({
      ...lead,
      gsm: ' 80, 100 ,',
      consent: 'on',
      selections: '',
      conversation: '',
    });
    const answer = await fetch(server.url + chatLeadKind.path, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(JSON.parse((await rows())[0]!.payload)).toMatchObject({ gsm: ['80', '100'] });
  });

  test.for(['name', 'email', 'phone', 'consent'] as const)(
    'without %s is refused',
    async (field) => {
      const answer = await post(chatLeadKind.path, {
        ...lead,
        [field]: field === 'consent' ? false : ' ',
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        success: false,
        error: chatLeadKind.texts.missing,
      });
      expect(await rows()).toEqual([]);
    },
  );

  test('with a hostile conversation is still a lead', async () => {
    const answer = await post(chatLeadKind.path, {
      ...lead,
      selections: { a: 1 },
      conversation: [null, 5, { content: '\u0000\ud800' }, 'x'],
    });
    expect(answer.ok).toBe(true);
  });

  test('is limited to posts', async () => {
    expect((await fetch(server.url + chatLeadKind.path)).status).toBe(405);
  });
});
