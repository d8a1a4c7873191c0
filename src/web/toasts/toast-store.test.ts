import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore, type Toast } from './toast-store.ts';

const toast = (title: string): Toast => ({ title, text: '', type: 'info' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  toastStore.set(undefined);
  vi.useRealTimers();
});

test('a toast stays five seconds', () => {
  toastStore.set(toast('a'));
  vi.advanceTimersByTime(4999);
  expect(toastStore.get()?.title).toBe('a');
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toBeUndefined();
});

test('a second toast replaces the first and gets its own five seconds', () => {
  toastStore.set(toast('a'));
  vi.advanceTimersByTime(4000);
  toastStore.set(toast('b'));
  vi.advanceTimersByTime(4000);
  expect(toastStore.get()?.title).toBe('b');
});

test('listeners are called on every change until they unsubscribe', () => {
  const heard = vi.fn();
  const leave = toastStore.subscribe(heard);
  toastStore.set(toast('a'));
  leave();
  toastStore.set(toast('b'));
  expect(heard).toHaveBeenCalledTimes(1);
});
