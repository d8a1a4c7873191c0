import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeWeight, readPromise } from './promise.ts';
import { layTape, placeOn } from './tape.ts';

const single = (gsm: unknown) => readPromise({ gsm: { kind: 'single', gsm } });
const now = { isLastGood: false };

describe('what the buyer is promised', () => {
  test('is five percent round one weight or round a range', () => {
    expect(single(160)).toMatchObject({ from: 152, to: 168, said: 160, words: '160' });
    expect(readPromise({ gsm: { kind: 'range', from: 100, to: 120 } })).toMatchObject({
      from: 95,
      to: 126,
      words: '100 to 120',
    });
  });

  test('is nothing while it is typed, missing, or the buyer’s own choice', () => {
    for (const gsm of [undefined, '14x', Number.NaN, 0]) expect(single(gsm)).toBeUndefined();
    expect(readPromise({ gsm: { kind: 'customizable' } })).toBeUndefined();
    expect(readPromise({ gsm: { kind: 'range', from: 120, to: 100 } })).toBeUndefined();
    expect(readPromise(null)).toBeUndefined();
  });
});

describe('the verdict', () => {
  test('within five percent says what is knitted and what is said', () => {
    expect(judgeWeight(single(145)!, 140.1, now)).toEqual({
      isWithin: true,
      head: 'Within 5 %.',
      more: 'This lapping makes 140 GSM; you promise 145, which is 3.6 % more. 138 to 152 is allowed.',
    });
    expect(judgeWeight(single(140)!, 140.1, now).more).toBe(
      'This lapping makes 140 GSM; you promise 140. 133 to 147 is allowed.',
    );
  });

  test('beyond it says how far off', () => {
    expect(judgeWeight(single(160)!, 140, now)).toMatchObject({
      isWithin: false,
      head: '14 % more than the lapping makes.',
    });
    expect(judgeWeight(single(120)!, 140, now).head).toBe('14 % less than the lapping makes.');
  });

  test('names the last good lapping while the one that is written cannot be knitted', () => {
    const verdict = judgeWeight(single(145)!, 140, { isLastGood: true });
    expect(verdict.more).toMatch(/^The last good lapping makes 140 GSM;/);
  });
});

test('the tape has room for all that is marked on it, in whole steps', () => {
  const weight = fc.integer({ min: 20, max: 600 });
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 4 }), (values) => {
      const tape = layTape(values);
      for (const value of values) {
        expect(placeOn(tape, value)).toBeGreaterThanOrEqual(0);
        expect(placeOn(tape, value)).toBeLessThanOrEqual(100);
      }
      expect(tape.numbers.every((number) => number % tape.step === 0)).toBe(true);
      expect(tape.numbers.length).toBeLessThanOrEqual(9);
    }),
  );
  expect(layTape([140, 138, 152])).toMatchObject({ from: 120, to: 170, step: 10 });
});
