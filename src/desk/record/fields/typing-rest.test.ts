import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteKey, untilRest, whenRested } from './typing-rest.ts';

const field = { tagName: 'INPUT' } as unknown as EventTarget;
const row = { tagName: 'A' } as unknown as EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  noteKey(field, -10_000);
});
afterEach(() => vi.useRealTimers());

test('who has not typed is not waited for', () => {
  const act = vi.fn();
  noteKey(row);
  whenRested(act);
  expect(act).toHaveBeenCalledOnce();
});

test('every further letter is waited for', () => {
  const act = vi.fn();
  noteKey(field);
  whenRested(act);
  vi.advanceTimersByTime(1000);
  noteKey(field);
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
  expect(untilRest()).toBe(500);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
});

test('what was taken back is not done', () => {
  const act = vi.fn();
  noteKey(field);
  whenRested(act)();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
