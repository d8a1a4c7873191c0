import { expect, test } from 'vitest';
import { claims } from '../claims.ts';
import type { SiteContent } from '../site-content.ts';
import { assembleRecords, type ContentRecords, shippedRecords } from './assemble-records.ts';

const lastDay = '2026-12-05';
const records: ContentRecords = {
  ...shippedRecords,
  claim: {
    ...shippedRecords.claim,
    clientsContact: { ...claims.clientsContact, validUntil: lastDay },
  },
};

function at(moment: string): SiteContent {
  const assembled = assembleRecords(records, Date.parse(moment));
  if (!assembled.ok) throw new Error(assembled.faults.join());
  return assembled.content;
}

test('a claim is said to the end of its last day in the zone of the mill', () => {
  const [before, after] = [at('2026-12-05T18:29:59Z'), at('2026-12-05T18:30:00Z')];
  expect(before.claims.clientsContact?.text).toBe('150+ clients');
  expect(before.contact.lead).toContain('150+ clients');
  expect(after.claims.clientsContact).toBeUndefined();
  expect(after.contact.lead).toBe(
    'A person at the mill reads what you send and answers within 24 hours.',
  );
});

test('texts that name no ended claim stay the same objects over midnight', () => {
  const [evening, night] = [at('2026-12-03T12:00:00Z'), at('2026-12-04T12:00:00Z')];
  expect(night.contact).toBe(evening.contact);
});

test('without a moment no claim has ended', () => {
  const assembled = assembleRecords(records);
  expect(assembled.ok && assembled.content.claims.clientsContact).toBeDefined();
});
