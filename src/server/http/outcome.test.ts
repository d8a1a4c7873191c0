import { expect, test } from 'vitest';
import { answerTexts } from '../../contract/answer.ts';
import { aiChatErrors } from '../../contract/assistant/ai-chat.ts';
import { type DeskRefusal, deskRefusals } from '../../contract/desk/desk-refusals.ts';
import { catalogKind } from '../../contract/enquiry/catalog.ts';
import { type Outcome, toChatHttp, toDeskHttp, toHttp } from './outcome.ts';

test('every refusal of the desk has a status of its own kind and its own words', () => {
  for (const reason of Object.keys(deskRefusals) as DeskRefusal[]) {
    const { status, headers, body } = toDeskHttp(reason);
    expect([reason, status >= 400 && status < 600]).toEqual([reason, true]);
    expect([headers, body]).toEqual([{}, { error: deskRefusals[reason] }]);
  }
  const byStatus: readonly (readonly [number, readonly DeskRefusal[]])[] = [
    [400, ['malformed', 'cut-off']],
    [
      401,
      [
        'signed-out',
        'wrong-password',
        'sign-in-expired',
        'wrong-code',
        'code-used',
        'wrong-password-at-setup',
      ],
    ],
    [
      403,
      [
        'cross-site',
        'only-looking',
        'owners-only',
        'wrong-own-password',
        'wrong-own-code',
        'code-used-here',
        'publishers-only',
        'not-enquiries',
      ],
    ],
    [
      404,
      [
        'no-such-subject',
        'mail-gone',
        'proof-gone',
        'unknown-address',
        'feed-gone',
        'enquiry-gone',
        'sample-gone',
        'quote-gone',
        'room-photo-gone',
        'person-gone',
        'invitation-gone',
        'record-gone',
        'revision-gone',
        'publication-gone',
        'offer-gone',
        'knitting-gone',
        'import-gone',
        'plan-gone',
      ],
    ],
    [
      409,
      [
        'not-ready-to-go-live',
        'authenticator-exists',
        'same-buyer',
        'no-other-enquiries',
        'changed-meanwhile',
        'colleague-removed',
        'no-mail-address',
        'quote-closed',
        'dips-answered',
        'person-exists',
        'last-owner',
        'mail-not-refused',
        'link-mail-over',
        'already-done',
        'draft-moved',
        'no-draft',
        'took-over',
        'offer-clashes',
        'newer-release',
        'knitting-over',
        'fabric-photographs-full',
      ],
    ],
    [410, ['link-expired', 'camera-link-over']],
    [413, ['proof-too-heavy', 'too-large', 'photo-too-heavy']],
    [
      415,
      [
        'proof-wrong-kind',
        'wrong-type',
        'photo-drawing',
        'photo-moving',
        'photo-document',
        'photo-web-page',
        'photo-iphone-format',
        'photo-no-picture',
      ],
    ],
    [
      422,
      [
        'logo-too-small',
        'no-such-reference',
        'proof-empty',
        'invalid',
        'weak-password',
        'key-reused',
        'no-tracking-number',
        'quote-day-past',
        'quote-tiers',
        'no-contact',
        'plan-moment',
        'photo-empty',
        'photo-damaged',
        'photo-too-many-pixels',
        'photo-too-small',
        'photo-too-hard',
      ],
    ],
    [423, ['code-locked']],
    [428, ['confirm-first']],
    [
      429,
      [
        'too-many-guesses',
        'knit-queue-full',
        'own-knit-queue-full',
        'camera-link-full',
        'camera-link-busy',
      ],
    ],
    [500, ['unexpected']],
    [503, ['unavailable', 'busy-signing-in', 'photo-queue-full', 'publishing-busy']],
    [507, ['no-room']],
  ];
  for (const [status, reasons] of byStatus) {
    for (const reason of reasons)
      expect([reason, toDeskHttp(reason).status]).toEqual([reason, status]);
  }
  const judged = byStatus.flatMap(([, reasons]) => reasons);
  expect(judged.toSorted()).toEqual(Object.keys(deskRefusals).toSorted());
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

test('an accepted call is told its reference', () => {
  expect(toHttp({ kind: 'accepted', reference: 'Q-261115-7KF3' })).toEqual({
    status: 200,
    headers: {},
    answer: { success: true, reference: 'Q-261115-7KF3' },
  });
});

test('an invalid call is told which fields are at fault', () => {
  const fields = { name: 'Please enter your name.' };
  expect(toHttp({ kind: 'invalid', title: 'Missing', error: 'Please fill in.', fields })).toEqual({
    status: 422,
    headers: {},
    answer: { success: false, title: 'Missing', error: 'Please fill in.', fields },
  });
});

test.each<[Outcome, number, string, Record<string, string>]>([
  [{ kind: 'malformed' }, 400, answerTexts.malformed, {}],
  [{ kind: 'cross-site' }, 403, answerTexts.crossSite, {}],
  [{ kind: 'unknown-function' }, 404, answerTexts.unknownFunction, {}],
  [{ kind: 'wrong-method' }, 405, 'Please send this by POST.', { Allow: 'POST, OPTIONS' }],
  [{ kind: 'too-slow' }, 408, 'The request took too long to arrive.', { Connection: 'close' }],
  [{ kind: 'too-large' }, 413, answerTexts.tooLarge, {}],
  [
    { kind: 'wrong-type' },
    415,
    answerTexts.wrongType,
    {
      Accept: 'application/json, application/x-www-form-urlencoded, multipart/form-data',
      'Accept-Encoding': 'identity',
    },
  ],
  [{ kind: 'key-reused' }, 422, answerTexts.keyReused, {}],
  [{ kind: 'too-many', retryAfter: 7 }, 429, answerTexts.tooMany, { 'Retry-After': '7' }],
  [{ kind: 'recipient-full' }, 409, catalogKind.texts.notMailedAgain, {}],
  [{ kind: 'unavailable' }, 503, answerTexts.unavailable, { 'Retry-After': '5' }],
  [{ kind: 'unexpected', id: 'e1' }, 500, answerTexts.unexpected, { 'X-Error-Id': 'e1' }],
])('%o is answered with %d', (outcome, status, error, headers) => {
  expect(toHttp(outcome)).toEqual({ status, headers, answer: { success: false, error } });
});
