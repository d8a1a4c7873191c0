import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokens } from './oauth-token.ts';

const settings = {
  tokenUrl: 'https://login.example/token',
  clientId: 'desk',
  clientSecret: 'secret',
  refreshToken: 'refresh-1',
};
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A sign-in service that gives these answers, one after the other; returns what it was asked. */
function serve(...answers: readonly (object | Response)[]): [string, RequestInit][] {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    const answer = answers[asked.length - 1] ?? {};
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return asked;
}
const bodyOf = ([, { body }]: [string, RequestInit]) => Object.fromEntries(body as URLSearchParams);

test('the refresh token is traded by a form that no redirect can carry elsewhere', async () => {
  const asked = serve({ access_token: 'a', expires_in: 3600 });
  expect(await createTokens(settings).read()).toBe('a');
  const [[url, { method, headers, redirect }]] = asked as [[string, RequestInit]];
  expect([url, method, headers, redirect]).toEqual([
    settings.tokenUrl,
    'POST',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    'error',
  ]);
  expect(bodyOf(asked[0]!)).toEqual({
    grant_type: 'refresh_token',
    client_id: 'desk',
    client_secret: 'secret',
    refresh_token: 'refresh-1',
  });
});

test('a public client sends no secret', async () => {
  const asked = serve({ access_token: 'a' });
  await createTokens({ ...settings, clientSecret: undefined as unknown as string }).read();
  expect(bodyOf(asked[0]!)).not.toHaveProperty('client_secret');
});

test.each([
  ['until five minutes before its end', { expires_in: 3600 }, 55 * minute],
  ['an hour where nothing is said of its end', {}, 55 * minute],
  ['not at all when it ends within five minutes', { expires_in: 299 }, 0],
])('a token is kept %s', async (_, more, lasts) => {
  const asked = serve({ access_token: 'a', ...more }, { access_token: 'b' });
  const tokens = createTokens(settings);
  await tokens.read();
  const began = Date.now();
  if (lasts > 0) {
    vi.setSystemTime(began + lasts - 1);
    expect(await tokens.read()).toBe('a');
  }
  vi.setSystemTime(began + lasts);
  expect(await tokens.read()).toBe('b');
  expect(asked).toHaveLength(2);
});

test('a token that was withdrawn is forgotten', async () => {
  serve({ access_token: 'a', expires_in: 3600 }, { access_token: 'b' });
  const tokens = createTokens(settings);
  await tokens.read();
  tokens.forget();
  expect(await tokens.read()).toBe('b');
});

test('a new refresh token replaces the one before', async () => {
  const asked = serve(
    { access_token: 'a', expires_in: 0, refresh_token: 'refresh-2' },
    { access_token: 'b', expires_in: 0 },
    { access_token: 'c' },
  );
  const tokens = createTokens(settings);
  await tokens.read();
  await tokens.read();
  await tokens.read();
  expect(asked.map((one) => bodyOf(one)['refresh_token'])).toEqual([
    'refresh-1',
    'refresh-2',
    'refresh-2',
  ]);
});

test.each([
  ['an answer without a token', {}],
  ['a refusal, whatever it holds', Response.json({ access_token: 'a' }, { status: 400 })],
])('%s is a token refused', async (_, answer) => {
  serve(answer);
  await expect(createTokens(settings).read()).rejects.toMatchObject({ name: 'TokenRefused' });
});
