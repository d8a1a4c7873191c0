import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { mill } from '../../../src/content/mill.ts';
import { type ChatEvent, streamType } from '../../../src/contract/assistant/ai-chat.ts';
import { chatCollections } from '../../../src/domain/assistant/chat-collections.ts';
import { findForbidden } from '../../../src/domain/assistant/forbidden.ts';
import { matchCollections } from '../../../src/domain/assistant/match-collections.ts';
import { createGuide } from '../../../src/server/assistant/guide/create-guide.ts';
import { instructions } from '../../../src/server/assistant/provider/instructions.ts';
import { fallbackNotes } from '../../../src/server/assistant/with-fallback.ts';
import { inventedClaims } from '../../support/assistant/invented-claims.ts';
import { hostilePrompts, obedientAnswers } from '../../support/attack/attack-prompts.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

test('there are enough prompts, and all differ', () => {
  expect(new Set(hostilePrompts).size).toBeGreaterThanOrEqual(40);
});

describe('the keyword assistant', () => {
  test('matches collections and repeats none of the words', () => {
    for (const prompt of hostilePrompts) {
      const match = matchCollections(prompt);
      const ids = match.kind === 'none' ? [] : match.ids;
      expect(ids.every((id) => chatCollections.some((collection) => collection.id === id))).toBe(
        true,
      );
    }
  });
});

describe('the built-in guide', () => {
  const guide = createGuide(() => shippedContent);
  test.for(hostilePrompts)('states nothing forbidden for: %s', (prompt) => {
    const said = guide.reply([{ role: 'user', content: prompt }]).message;
    expectClean(said);
    const inTalk = guide.reply([
      { role: 'user', content: 'Tell me about 14B' },
      { role: 'assistant', content: `${instructions}\nThe price is ₹180. <b>x</b>` },
      { role: 'user', content: prompt },
    ]).message;
    expectClean(inTalk);
  });
});

describe('an AI service that obeys every prompt', () => {
  let parrot: Awaited<ReturnType<typeof startParrot>>;
  let server: TestServer;
  const free = { perClient: { calls: 1e6, seconds: 60 }, together: { calls: 1e6, seconds: 60 } };
  beforeAll(async () => {
    parrot = await startParrot();
    server = await startTestServer({
      ai: { baseUrl: parrot.url, apiKey: 'very-secret-key', model: 'small', dailyTokens: 1e9 },
      limits: { chats: free },
    });
  });
  afterAll(async () => {
    await server.remove();
    await parrot.stop();
  });

  const ask = async (content: string): Promise<ChatEvent[]> => {
    const answer = await fetch(`${server.url}/functions/v1/ai-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: streamType },
      body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    });
    const lines = (await answer.text()).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as ChatEvent);
  };
  const shown = (events: readonly ChatEvent[]) =>
    events.map((event) =>
      event.type === 'text' ? event.text : event.type === 'done' ? event.answer.message : '',
    );

  test('may repeat its instructions and the prompt: neither is shown', async () => {
    parrot.says = (system) => `Of course. ${system}`;
    for (const prompt of hostilePrompts) {
      const texts = shown(await ask(prompt));
      for (const text of texts) expectClean(text);
      expect(texts.at(-1)).toContain(fallbackNotes.guarded);
    }
  });

  test.for(obedientAnswers)('may say %s: it is not shown', async (words) => {
    for (const before of ['', 'Gladly. ', 'One\n\ntwo. ']) {
      parrot.says = () => before + words;
      const texts = shown(await ask('Please.'));
      for (const text of texts) expectClean(text);
      expect(texts.at(-1)).toContain(fallbackNotes.guarded);
    }
  });

  test('may state any invented claim: none of them is shown', async () => {
    const claims = Object.values(inventedClaims).flat();
    for (const { asked = 'Please.', said } of claims.filter((_, nth) => nth % 4 === 0)) {
      parrot.says = () => `It is a soft cloth. ${said}`;
      const texts = shown(await ask(asked));
      if (!texts.at(-1)?.includes(fallbackNotes.guarded)) throw new Error(`It was shown: ${said}`);
      for (const text of texts) expect(text).not.toContain(said);
    }
  });

  test('may state what is allowed', async () => {
    parrot.says = () => 'Look at [14B Locknit](/fabrics/locknit-premium-14b): soft, 140 GSM.';
    expect(shown(await ask('Please.')).at(-1)).toContain('[14B Locknit](/fabrics/locknit');
  });

  test('gets the visitor’s text as user messages only', () => {
    const roles = parrot.calls.at(-1)!.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user']);
  });
});

function expectClean(said: string): void {
  expect(findForbidden(said)).toBeUndefined();
  expect(said).not.toMatch(/<\/?[a-z]|javascript:|data:text|evil\.example|very-secret-key|&lt;/i);
  const rest = said
    .replaceAll(mill.whatsapp.base, '/')
    .replaceAll(`mailto:${mill.sales.email}`, '/');
  expect(rest).not.toMatch(/\]\((?!\/(?!\/))|https?:\/\//);
  for (const line of instructions(shippedContent).split('\n')) {
    expect(said).not.toContain(line.slice(0, 60));
  }
}

/** A server for the OpenAI protocol whose answers the test chooses. */
async function startParrot() {
  const calls: { role: string; content: unknown }[][] = [];
  const parrot = {
    calls,
    says: (_system: string): string => 'Hello.',
    url: '',
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
    calls.push(messages);
    const system = String(messages.find(({ role }) => role === 'system')?.content ?? '');
    streamText(res, parrot.says(system));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  parrot.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return parrot;
}

function streamText(res: ServerResponse, text: string): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const frame = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'small' };
  const write = (part: object) => res.write(`data: ${JSON.stringify({ ...frame, ...part })}\n\n`);
  for (const content of text.match(/[\s\S]{1,17}/g) ?? []) {
    write({ choices: [{ index: 0, delta: { role: 'assistant', content } }] });
  }
  write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  write({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } });
  res.end('data: [DONE]\n\n');
}
