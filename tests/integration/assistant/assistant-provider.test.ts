import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aiChatErrors,
  type ChatEvent,
  streamType,
} from '../../../src/contract/assistant/ai-chat.ts';
import { findForbidden } from '../../../src/domain/assistant/forbidden.ts';
import { fallbackNotes } from '../../../src/server/assistant/with-fallback.ts';
import { type AiMood, type FakeAi, startFakeAi } from '../../support/assistant/fake-ai.ts';
import { type TestServer, type TestSettings, startTestServer } from '../http/fixture/serving.ts';
import { within } from '../../support/patience.ts';

let ai: FakeAi;
let server: TestServer;
beforeAll(async () => {
  ai = await startFakeAi();
});
afterAll(() => ai.stop());
afterEach(() => server.remove());

/** For a service that fails; one that works has the usual time, however busy the machine is. */
const quick = { assistant: { firstMs: 600, gapMs: 400, totalMs: 1500 } };

function start(settings: Partial<TestSettings> & { dailyTokens?: number } = {}) {
  const { dailyTokens = 1_000_000, ...rest } = settings;
  return startTestServer({
    ai: { baseUrl: ai.url, apiKey: 'secret', model: 'small', dailyTokens },
    ...rest,
  });
}

const question = { messages: [{ role: 'user', content: 'What is your MOQ?' }] };

function ask(body: unknown = question, init: RequestInit = {}) {
  return fetch(`${server.url}/functions/v1/ai-chat`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });
}

async function askWhole(): Promise<{ message: string; showCategories: boolean; draft?: object }> {
  const answer = await ask();
  expect(answer.status).toBe(200);
  return (await answer.json()) as { message: string; showCategories: boolean };
}

async function askLines(): Promise<ChatEvent[]> {
  const answer = await ask(question, { headers: { accept: streamType } });
  expect(answer.headers.get('content-type')).toContain(streamType);
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ChatEvent);
}

describe('a service that works', () => {
  beforeEach(async () => {
    server = await start();
  });

  test('streams its answer by sentence, or sends it whole on request', async () => {
    ai.mood = 'streams';
    const events = await askLines();
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(0);
    const done = events.at(-1);
    expect(done).toMatchObject({
      type: 'done',
      answer: { message: 'Bulk starts at 300–500 m per colour. Lead time is 10–21 days.' },
    });
    expect((await askWhole()).message).toContain('300–500');
    expect(ai.keys.at(-1)).toBe('Bearer secret');
  });

  test('looks things up in our records', async () => {
    ai.mood = 'calls tools';
    expect((await askWhole()).message).toContain('140 GSM');
    expect(ai.calls.at(-1)?.tools).toHaveLength(5);
  });

  test('drafts a request with existing fabrics only, and sends nothing', async () => {
    ai.mood = 'drafts';
    const { draft } = await askWhole();
    expect(draft).toMatchObject({ fabrics: ['14B Locknit Premium'], metres: '500' });
    expect(await server.store.db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });
});

describe('a service that does not', () => {
  const moods: readonly AiMood[] = [
    'answers 429',
    'answers 500',
    'answers html',
    'hangs',
    'hangs half-way',
    'cuts off',
    'sends garbage',
    'says nothing',
    'never ends',
  ];

  test.for(moods)('%s: the guide answers and says so', async (mood) => {
    server = await start({ limits: quick });
    ai.mood = mood;
    const started = performance.now();
    const [whole, lines, health] = await Promise.all([
      askWhole(),
      askLines(),
      fetch(`${server.url}/healthz`),
    ]);
    expect(performance.now() - started).toBeLessThan(within(4000));
    expect(health.status).toBe(200);
    expect(whole.message).toContain(fallbackNotes.failed);
    expect(whole.message).toContain('300–500 m per colour');
    const done = lines.at(-1);
    expect(done).toMatchObject({ type: 'done' });
    // Text that was already shown is removed before the guide's answer.
    const spoke = lines.some(({ type }) => type === 'text');
    expect(lines.some(({ type }) => type === 'restart')).toBe(spoke);
  });

  test('states a price: it is never shown', async () => {
    server = await start();
    ai.mood = 'states a price';
    const lines = await askLines();
    for (const event of lines) expect(findForbidden(JSON.stringify(event))).toBeUndefined();
    expect(JSON.stringify(lines.at(-1))).toContain(fallbackNotes.guarded);
  });

  test('is aborted when the visitor leaves', async () => {
    server = await start({
      limits: { assistant: { firstMs: 20_000, gapMs: 20_000, totalMs: 20_000 } },
    });
    ai.mood = 'hangs';
    for (const accept of [streamType, 'application/json']) {
      const before = ai.left();
      const leave = new AbortController();
      const pending = ask(question, { signal: leave.signal, headers: { accept } })
        .then((answer) => answer.text())
        .catch(() => {});
      await pause(300);
      leave.abort();
      await pending;
      await expect.poll(() => ai.left(), { timeout: within(3000) }).toBe(before + 1);
    }
  });
});

describe('the daily token budget', () => {
  test('counts what the service reports, and survives a restart', async () => {
    server = await start();
    ai.mood = 'streams';
    await askWhole();
    await expect.poll(booked).toBe(750);

    const again = await startTestServer({
      store: server.store,
      ai: { baseUrl: ai.url, apiKey: 'secret', model: 'small', dailyTokens: 2000 },
    });
    const before = ai.calls.length;
    const answer = await fetch(`${again.url}/functions/v1/ai-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain(fallbackNotes.spent);
    expect(message).toContain('300–500');
    expect(ai.calls.length).toBe(before);
    await again.stop(200);
  });

  test('is never exceeded by concurrent requests', async () => {
    server = await start();
    ai.mood = 'hangs';
    await askWhole();
    const one = await booked();
    await server.remove();
    server = await start({ dailyTokens: 3.5 * one });
    const before = ai.calls.length;
    await Promise.all(Array.from({ length: 12 }, () => askWhole()));
    expect(ai.calls.length - before).toBe(3);
    expect(await booked()).toBe(3 * one);
  });

  test('of each step of an answer is reserved by what is sent', async () => {
    server = await start();
    ai.mood = 'calls tools';
    await askWhole();
    await expect.poll(booked).toBe(1500);
  });

  async function booked(): Promise<number> {
    const rows = await server.store.db.selectFrom('assistant_spend').selectAll().execute();
    return rows.reduce((sum, { tokens }) => sum + Number(tokens), 0);
  }
});

test('a provider without its key says that it is not configured', async () => {
  server = await startTestServer({ ai: { baseUrl: ai.url, model: 'small', dailyTokens: 1000 } });
  const answer = await ask();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: aiChatErrors.notConfigured });
});
