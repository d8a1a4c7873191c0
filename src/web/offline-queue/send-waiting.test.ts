import { describe, expect, test } from 'vitest';
import type { Answer } from '../../contract/answer.ts';
import type { Invocation } from '../forms/invoke.ts';
import { sendWaiting } from './send-waiting.ts';
import type { WaitingEnquiry } from './waiting-enquiry.ts';

const taken: Answer = { success: true, reference: 'Q-1' };
const refused: Answer = { success: false, error: 'No' };
const waiting = (key: string, answer?: Answer): WaitingEnquiry => ({
  key,
  fn: 'send-quote-email',
  payload: { name: key },
  form: 'quote',
  keptAt: 0,
  ...(answer && { answer }),
});

describe('what waits', () => {
  test('is sent under its own key, shown and removed', async () => {
    const queue = queueOf([waiting('a'), waiting('b')]);
    expect(await queue.send(() => answered(200, taken))).toBe(false);
    expect(queue.calls).toEqual(['a', 'b']);
    expect(queue.shown).toEqual([
      ['a', true],
      ['b', true],
    ]);
    expect(queue.left()).toEqual([]);
  });

  test('keeps waiting while there is no answer, and nothing else is sent', async () => {
    const queue = queueOf([waiting('a'), waiting('b')]);
    expect(await queue.send(() => ({ answered: false }))).toBe(true);
    expect(queue.calls).toEqual(['a']);
    expect(queue.left()).toEqual(['a', 'b']);
  });

  test.each([429, 500, 503])('keeps waiting on a %i', async (status) => {
    const queue = queueOf([waiting('a')]);
    expect(await queue.send(() => answered(status, refused))).toBe(true);
    expect(queue.left()).toEqual(['a']);
  });

  test('is shown and removed when it is refused for good', async () => {
    const queue = queueOf([waiting('a')]);
    expect(await queue.send(() => answered(422, refused))).toBe(false);
    expect(queue.shown).toEqual([['a', false]]);
    expect(queue.left()).toEqual([]);
  });

  test('is only shown when the worker has sent it already', async () => {
    const queue = queueOf([waiting('a', taken)]);
    expect(await queue.send(() => answered(500, refused))).toBe(false);
    expect(queue.calls).toEqual([]);
    expect(queue.shown).toEqual([['a', true]]);
  });
});

function answered(status: number, answer: Answer): Invocation {
  return { answered: true, status, answer };
}

function queueOf(enquiries: readonly WaitingEnquiry[]) {
  let kept = [...enquiries];
  const calls: string[] = [];
  const shown: [string, boolean][] = [];
  return {
    calls,
    shown,
    left: () => kept.map(({ key }) => key),
    send: (invoke: () => Invocation) =>
      sendWaiting({
        store: {
          all: async () => kept,
          remove: async (key) => {
            kept = kept.filter((enquiry) => enquiry.key !== key);
          },
        },
        invoke: async (_fn, _payload, key) => {
          calls.push(key);
          return invoke();
        },
        notify: ({ key }, { success }) => shown.push([key, success]),
      }),
  };
}
