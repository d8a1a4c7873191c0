import { expect, test } from 'vitest';
import { aiChatErrors } from '../../contract/assistant/ai-chat.ts';
import { type DeskRefusal, deskRefusals } from '../../contract/desk/desk-refusals.ts';
import { toChatHttp, toDeskHttp } from './outcome.ts';

test('every refusal of the desk has a status of its own kind and its own words', () => {
  for (const reason of Object.keys(deskRefusals) as DeskRefusal[]) {
    const { status, headers, body } = toDeskHttp(reason);
    expect([reason, status >= 400 && status < 600]).toEqual([reason, true]);
    expect([headers, body]).toEqual([{}, { error: deskRefusals[reason] }]);
  }
  expect(toDeskHttp('signed-out').status).toBe(401);
  expect(toDeskHttp('owners-only').status).toBe(403);
  expect(toDeskHttp('enquiry-gone').status).toBe(404);
  expect(toDeskHttp('changed-meanwhile').status).toBe(409);
  expect(toDeskHttp('link-expired').status).toBe(410);
  expect(toDeskHttp('quote-day-past').status).toBe(422);
});

test('a refusal of the desk can add words, faults of fields and the seconds to wait', () => {
  expect(toDeskHttp('invalid', { error: 'Too long.', fields: { name: 'Too long.' } })).toEqual({
    status: 422,
    headers: {},
    body: { error: 'Too long.', fields: { name: 'Too long.' } },
  });
  expect(toDeskHttp('unavailable', { retryAfter: 5 })).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
});

test('the assistant refuses in its own words', () => {
  expect(toChatHttp({ kind: 'cross-site' })).toEqual({
    status: 403,
    headers: {},
    body: { error: aiChatErrors.invalid },
  });
  expect(toChatHttp({ kind: 'too-many', retryAfter: 7 })).toEqual({
    status: 429,
    headers: { 'Retry-After': '7' },
    body: { error: aiChatErrors.rateLimit },
  });
  expect(toChatHttp({ kind: 'unavailable' }).body.error).toBe(aiChatErrors.unavailable);
  expect(toChatHttp({ kind: 'unavailable', error: aiChatErrors.noModel })).toMatchObject({
    status: 503,
    body: { error: aiChatErrors.noModel },
  });
  const statuses = (['wrong-type', 'too-large', 'malformed', 'invalid'] as const).map(
    (kind) => toChatHttp({ kind }).status,
  );
  expect(statuses).toEqual([415, 413, 400, 422]);
});
