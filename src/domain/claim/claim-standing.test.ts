import { expect, test } from 'vitest';
import { type ClaimProof, claimStanding, nextClaimEnd } from './claim-standing.ts';

const today = '2026-11-16';

test.each<[ClaimProof, string]>([
  [{}, 'open'],
  [{ evidence: 'Shed plan 2019, page 3' }, 'proven'],
  [{ register: '24.HIN.01234' }, 'proven'],
  [{ evidence: '  ' }, 'open'],
  [{ evidence: 'x', validUntil: '2026-12-16' }, 'proven'],
  [{ evidence: 'x', validUntil: '2026-12-15' }, 'ending'],
  [{ evidence: 'x', validUntil: '2026-11-16' }, 'ending'],
  [{ evidence: 'x', validUntil: '2026-11-15' }, 'ended'],
  [{ validUntil: '2026-11-15', withheld: true }, 'off'],
])('%j is %s', (claim, standing) => {
  expect(claimStanding(claim, today)).toBe(standing);
});

test('the next end is the midnight after the earliest last day that is not over', () => {
  const now = Date.parse('2026-11-16T06:00:00Z');
  const claims: ClaimProof[] = [
    { validUntil: '2026-11-15' },
    { validUntil: '2026-12-05' },
    { validUntil: '2026-11-20', withheld: true },
    {},
  ];
  expect(new Date(nextClaimEnd(claims, 'Asia/Kolkata', now)).toISOString()).toBe(
    '2026-12-05T18:30:00.000Z',
  );
  expect(nextClaimEnd([], 'Asia/Kolkata', now)).toBe(Number.POSITIVE_INFINITY);
});
