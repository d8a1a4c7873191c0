import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { countEndingClaims } from './ending-claims.ts';

const { capacity } = shippedContent.claims;
const claims = {
  proven: { ...capacity, evidence: 'Shed plan 2019' },
  lastDay: { ...capacity, validUntil: '2026-11-16' },
  lastWarned: { ...capacity, validUntil: '2026-12-15' },
  notYetWarned: { ...capacity, validUntil: '2026-12-17' },
  over: { ...capacity, validUntil: '2026-11-15' },
  withheld: { ...capacity, validUntil: '2026-11-20', withheld: true },
  takenOut: undefined,
};
const content = { ...shippedContent, claims } as unknown as typeof shippedContent;

test.each([
  ['2026-11-16T06:00:00Z', 2],
  ['2026-11-16T18:29:00Z', 2],
  // Midnight at the mill: one has left the site.
  ['2026-11-16T18:31:00Z', 1],
  ['2026-11-18T06:00:00Z', 2],
  ['2026-12-16T06:00:00Z', 1],
  ['2026-12-18T06:00:00Z', 0],
])('at %s, %i claims leave the site within 30 days', (now, count) => {
  expect(countEndingClaims(content, Date.parse(now))).toBe(count);
});

test('nothing that is shipped is about to leave the site', () => {
  expect(countEndingClaims(shippedContent, Date.parse('2026-11-16T06:00:00Z'))).toBe(0);
});
