import { afterEach, expect, test, vi } from 'vitest';
import { createAttemptKeys, invoke } from './invoke.ts';

afterEach(() => vi.unstubAllGlobals());

test('the same values keep their key, other values get a new one', () => {
  const keyFor = createAttemptKeys();
  const first = keyFor({ name: 'Asha' });
  expect(keyFor({ name: 'Asha' })).toBe(first);
  expect(keyFor({ name: 'Usha' })).not.toBe(first);
});

test.each([
  [200, { success: true, reference: 'P-1' }, { success: true, reference: 'P-1' }],
  [200, {}, { success: false, error: '' }],
  [200, { error: 'No' }, { success: false, error: 'No' }],
  [200, { error: { code: 7 } }, { success: false, error: '' }],
  [403, { error: 'Blocked' }, { success: false, error: 'Blocked' }],
  [503, { success: false, error: 'Busy' }, { success: false, error: 'Busy' }],
])('%i with %j is an answer', async (status, body, answer) => {
  expect(await invokeWith(status, JSON.stringify(body))).toMatchObject({
    answered: true,
    status,
    answer,
  });
});

test.each([
  [200, 'no JSON'],
  [200, 'null'],
  // A proxy speaks for a server that it cannot reach.
  [502, '{"message":"Bad gateway"}'],
  [429, '{}'],
])('%i with %s is no usable answer', async (status, body) => {
  expect(await invokeWith(status, body)).toEqual({ answered: false, status });
});

test('neither is a call that fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await invoke('/functions/v1/x', {}, 'key')).toEqual({ answered: false });
});

function invokeWith(status: number, body: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return invoke('/functions/v1/x', {}, 'key');
}
