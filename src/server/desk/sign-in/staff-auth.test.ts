import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { DeskParts } from '../desk-call.ts';
import { createStaffAuth } from './staff-auth.ts';

const parts = { settings: { trustProxy: 1 } } as unknown as DeskParts;
const staffAuth = createStaffAuth(parts);

/** What the sign-in library is told of a request, and may store with a session. */
async function toldOf(headers: Readonly<Record<string, string>>) {
  const app = new Hono().get('/', (call) =>
    call.json(Object.fromEntries(staffAuth.headers(call as never))),
  );
  const answer = await app.request('/', { headers });
  return (await answer.json()) as Record<string, string>;
}

test('a session is stored with what its browser calls itself, of a bounded length', async () => {
  const named = async (userAgent: string) =>
    (await toldOf({ 'user-agent': userAgent }))['user-agent'];
  expect(await named('Firefox on Linux')).toBe('Firefox on Linux');
  expect(await named('x'.repeat(5000))).toBe('x'.repeat(300));
});

test('a session is stored without the whole address of its client, and without other headers', async () => {
  const told = await toldOf({
    cookie: 'desk.session_token=abc',
    'x-forwarded-for': '203.0.113.77',
    authorization: 'Basic secret',
  });
  expect(told).toMatchObject({ cookie: 'desk.session_token=abc' });
  expect(JSON.stringify(told)).toContain('203.0.113.');
  expect(JSON.stringify(told)).not.toMatch(/203\.0\.113\.77|secret/);
});
