import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, claimFor } from './idempotency.ts';
import type { Submission } from './submission.ts';

const submission = (payload: Record<string, unknown>, key?: string): Submission => ({
  client: '203.0.113.7',
  draft: {
    scope: 'send-quote-email',
    kind: 'quote',
    name: 'Asha',
    company: '',
    email: '',
    phone: '1',
    product: '',
    payload,
    hours: { days: [1], opens: '09:00', closes: '18:00' },
  },
  ...(key !== undefined && { idempotencyKey: key }),
});

test('the order of the fields does not make another request', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      const turned = Object.fromEntries(Object.entries(payload).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(payload));
      expect(JSON.parse(canonicalJson(payload))).toEqual(JSON.parse(JSON.stringify(payload)));
    }),
  );
});

test('equal requests give equal text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,1]},"b":1}',
  );
});

test('another value does', () => {
  const one = claimFor(submission({ a: '1' }, 'k'), 0);
  const other = claimFor(submission({ a: '2' }, 'k'), 0);
  expect(other.key).toBe(one.key);
  expect(other.bodyHash).not.toBe(one.bodyHash);
});

test("a visitor's key never meets a derived one, nor one of another function", () => {
  const given = claimFor(submission({}, 'k'), 0);
  const elsewhere = submission({}, 'k');
  const other = { ...elsewhere, draft: { ...elsewhere.draft, scope: 'send-price-request' } };
  expect(claimFor(other, 0).key).not.toBe(given.key);
  expect(claimFor(submission({}), 0).key).not.toBe(given.key);
  expect(given.near).toBeUndefined();
});
