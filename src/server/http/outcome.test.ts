import { expect, test } from 'vitest';
import { answerTexts } from '../../contract/answer.ts';
import { catalogTexts } from '../../contract/enquiry/catalog.ts';
import { type Outcome, toHttp } from './outcome.ts';

test('an accepted call is told its reference', () => {
  expect(toHttp({ kind: 'accepted', reference: 'Q-261115-7KF3' })).toEqual({
    status: 200,
    headers: {},
    answer: { success: true, reference: 'Q-261115-7KF3' },
  });
});

test('an invalid call is told which fields are at fault', () => {
  const fields = { name: 'Please enter your name.' };
  expect(toHttp({ kind: 'invalid', error: 'Please fill in.', fields })).toEqual({
    status: 422,
    headers: {},
    answer: { success: false, error: 'Please fill in.', fields },
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
  [
    { kind: 'recipient-full', retryAfter: 9 },
    429,
    catalogTexts.sentAlready,
    { 'Retry-After': '9' },
  ],
  [{ kind: 'unavailable' }, 503, answerTexts.unavailable, { 'Retry-After': '5' }],
  [{ kind: 'unexpected', id: 'e1' }, 500, answerTexts.unexpected, { 'X-Error-Id': 'e1' }],
])('%o is answered with %d', (outcome, status, error, headers) => {
  expect(toHttp(outcome)).toEqual({ status, headers, answer: { success: false, error } });
});
