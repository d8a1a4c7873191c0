import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import type { ChatEvent, ChatMessage } from '../../contract/assistant/ai-chat.ts';
import { createLog } from '../log.ts';
import { createGuide } from './guide/create-guide.ts';
import type { AskProvider, ProviderPiece } from './provider/ask-provider.ts';
import type { Spending } from './spending.ts';
import { fallbackNotes, patience, withFallback } from './with-fallback.ts';

const guide = createGuide(() => shippedContent);
const messages: readonly ChatMessage[] = [{ role: 'user', content: 'What is your MOQ?' }];
const ownAnswer = guide.reply(messages);
const first = 'Bulk starts at 300–500 m per colour.';
const second = ' Lead time is 10–21 days.';
const text = (words: string): ProviderPiece => ({ type: 'text', text: words });
const budget: Spending = {
  reserve: async (tokens) => ({ day: '2026-11-16', tokens }),
  settle: async () => {},
};

function open(ask: AskProvider, { spending = budget, mostAtOnce = 16 } = {}) {
  const counted: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = createLog((lines) => {
    for (const line of lines.trim().split('\n'))
      logged.push(JSON.parse(line) as (typeof logged)[0]);
  });
  const assistant = withFallback({
    ask,
    guide,
    readContent: () => shippedContent,
    spending,
    log,
    mostAtOnce,
    count: (engine) => counted.push(engine),
  });
  const answer = async (visitor = new AbortController().signal) => {
    const events: ChatEvent[] = [];
    for await (const event of assistant.answer(messages, visitor)) events.push(event);
    return events;
  };
  return { assistant, answer, counted, logged };
}

/** A service that sends these pieces, or fails where an error stands among them. */
const sending = (...pieces: readonly (ProviderPiece | Error)[]): AskProvider =>
  async function* send() {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      yield piece;
    }
  };

const instead = (why: keyof typeof fallbackNotes): ChatEvent => ({
  type: 'done',
  answer: { ...ownAnswer, message: `${fallbackNotes[why]}\n\n${ownAnswer.message}` },
});

test('an answer is shown sentence by sentence and told whole at its end', async () => {
  const draft = { fabrics: ['14B'], gsm: [], colours: '', metres: '500', summary: '500 m of 14B' };
  const { answer, counted, logged } = open(
    sending(
      text(first.slice(0, 9)),
      text(`${first.slice(9)} `),
      { type: 'draft', draft },
      text(second.trimStart()),
    ),
  );
  const { showCategories } = ownAnswer;
  expect(await answer()).toEqual([
    { type: 'text', text: first },
    { type: 'done', answer: { message: first + second, showCategories, draft } },
  ]);
  expect([counted, logged]).toEqual([['provider'], []]);
});

test('what a tool returned may be said', async () => {
  const found = text('I found 37 fabrics.');
  expect(await open(sending(found)).answer()).toEqual([instead('guarded')]);
  const tool: ProviderPiece = { type: 'tool', result: { count: 37, fabrics: [] } };
  expect(await open(sending(tool, found)).answer()).toMatchObject([
    { type: 'done', answer: { message: 'I found 37 fabrics.' } },
  ]);
});

test('a sentence that may not be said takes back what was shown', async () => {
  const { answer, counted, logged } = open(
    sending(text(`${first} `), text('It costs ₹ 210 a metre.')),
  );
  expect(await answer()).toEqual([
    { type: 'text', text: first },
    { type: 'restart' },
    instead('guarded'),
  ]);
  expect(counted).toEqual(['guide-after-guarded']);
  expect(logged).toMatchObject([
    {
      level: 'error',
      event: 'ai-provider-failed',
      message: expect.stringContaining('may not be shown'),
    },
  ]);
});

test.each([
  ['a plain failure', new Error('x'.repeat(300)), { message: 'x'.repeat(200) }],
  [
    'a failure with a status',
    Object.assign(new Error('Too Many Requests'), { statusCode: 429 }),
    { message: 'Too Many Requests', status: 429 },
  ],
  [
    'a failure that the library wraps',
    Object.assign(new Error('tried once'), {
      lastError: Object.assign(new Error('Server Error'), { statusCode: 500 }),
    }),
    { message: 'Server Error', status: 500 },
  ],
  [
    'a failure that wraps no error',
    Object.assign(new Error('tried once'), { lastError: 'secret' }),
    { message: 'unknown' },
  ],
])('%s is logged, and the guide answers', async (_, error, detail) => {
  const { answer, counted, logged } = open(sending(error));
  expect(await answer()).toEqual([instead('failed')]);
  expect(counted).toEqual(['guide-after-failed']);
  const [line] = logged;
  const { level, time: _time, at: _at, ...rest } = line as Record<string, unknown>;
  expect(level).toBe('error');
  expect(rest).toEqual({ event: 'ai-provider-failed', ...detail });
});

test('a service that says nothing has failed', async () => {
  const { answer, logged } = open(sending(text('  ')));
  expect(await answer()).toEqual([instead('failed')]);
  expect(logged).toMatchObject([{ message: 'No response from AI' }]);
});

test('a day that is paid for in full is no failure to look for', async () => {
  const ask: AskProvider = async function* reserve(_content, _messages, _signal, meter) {
    await meter.reserve(1000);
    yield text(first);
  };
  const spending: Spending = { ...budget, reserve: async () => undefined };
  const { answer, counted, logged } = open(ask, { spending });
  expect(await answer()).toEqual([instead('spent')]);
  expect([counted, logged]).toEqual([['guide-after-spent'], []]);
});

test('what a request cost is booked against its own reservation, and once', async () => {
  const settled: unknown[] = [];
  const spending: Spending = {
    reserve: async (tokens) => ({ day: '2026-11-16', tokens }),
    settle: async (...both) => void settled.push(both),
  };
  const ask: AskProvider = async function* pay(_content, _messages, _signal, meter) {
    await meter.reserve(1000);
    await meter.reserve(2000);
    meter.book(7);
    meter.book(8);
    meter.book(9);
    yield text(second);
  };
  await open(ask, { spending }).answer();
  expect(settled).toEqual([
    [{ day: '2026-11-16', tokens: 1000 }, 7],
    [{ day: '2026-11-16', tokens: 2000 }, 8],
  ]);
});

test('a cost that cannot be booked is logged and spoils no answer', async () => {
  const spending: Spending = { ...budget, settle: () => Promise.reject(new Error('away')) };
  const ask: AskProvider = async function* pay(_content, _messages, _signal, meter) {
    await meter.reserve(1000);
    meter.book(7);
    yield text(second);
  };
  const { answer, logged } = open(ask, { spending });
  expect(await answer()).toMatchObject([{ type: 'done', answer: { message: second } }]);
  expect(logged).toMatchObject([{ level: 'error', event: 'ai-spend-lost' }]);
});

test('only so many are answered at once, and each place is free again', async () => {
  let release = () => {};
  const ask: AskProvider = async function* wait() {
    await new Promise<void>((resolve) => (release = resolve));
    yield text(second);
  };
  const { answer, counted } = open(ask, { mostAtOnce: 1 });
  const waiting = answer();
  expect(await answer()).toEqual([instead('busy')]);
  release();
  await waiting;
  const again = answer();
  await pause(0);
  release();
  expect(await again).toMatchObject([{ answer: { message: second } }]);
  expect(counted).toEqual(['guide-after-busy', 'provider', 'provider']);
});

describe('patience', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Sends a sentence after each of these waits, and notes when it is told to stop. */
  const after = (...waits: readonly number[]) => {
    const stopped: unknown[] = [];
    const ask: AskProvider = async function* send(_content, _messages, signal) {
      signal.addEventListener('abort', () => stopped.push((signal.reason as Error).message));
      for (const ms of waits) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        yield text(second);
      }
    };
    return { stopped, ...open(ask) };
  };

  test.each([
    ['No answer began in time', [patience.firstMs + 1]],
    ['The answer stood still', [patience.firstMs - 1, patience.gapMs + 1]],
    ['The answer took too long', [6000, ...Array.from({ length: 9 }, () => patience.gapMs - 1)]],
  ])('%s', async (why, waits) => {
    const { answer, stopped, logged } = after(...waits);
    const events = answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await events).at(-1)).toEqual(instead('failed'));
    expect([stopped, logged.map(({ message }) => message)]).toEqual([[why], [why]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a service that keeps within it is waited for', async () => {
    const { answer, counted } = after(patience.firstMs - 1, patience.gapMs - 1);
    const events = answer();
    await vi.advanceTimersByTimeAsync(60_000);
    await events;
    expect(counted).toEqual(['provider']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a visitor who leaves costs nothing more and is answered nothing', async () => {
    const visitor = new AbortController();
    const { answer, stopped, counted, logged } = after(1000);
    const events = answer(visitor.signal);
    await vi.advanceTimersByTimeAsync(10);
    visitor.abort();
    expect(await events).toEqual([]);
    expect([stopped, counted, logged]).toEqual([['The visitor has left'], [], []]);
    expect(await answer(visitor.signal)).toEqual([]);
  });
});
