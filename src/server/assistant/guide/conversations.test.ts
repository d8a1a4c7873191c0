import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import {
  readConversations,
  scoreConversation,
} from '../../../../tests/assistant/score-conversations.ts';
import { within } from '../../../../tests/support/patience.ts';
import { createGuide } from './create-guide.ts';

const guide = createGuide(() => shippedContent);

test.each([
  ['conversations', 0.98],
  ['conversations-held-out', 0.95],
] as const)(
  '%s: nearly every turn is right, none names a price or an unrecorded figure',
  async (name, least) => {
    const talks = await readConversations(name);
    expect(talks.length).toBeGreaterThanOrEqual(150);
    const turns = talks.flatMap((talk) => scoreConversation(guide, shippedContent, talk));
    expect(turns.filter(({ hasPrice }) => hasPrice).map(({ ask }) => ask)).toEqual([]);
    expect(turns.flatMap(({ invented }) => invented)).toEqual([]);
    const right = turns.filter(({ faults }) => faults.length === 0).length;
    expect(right / turns.length).toBeGreaterThan(least);
  },
  within(60_000),
);

test('what was understood is said in pieces, and the words of a piece take it back', () => {
  const first = guide.reply([
    { role: 'user', content: 'cotton under 150 GSM in red but not lace' },
  ]);
  expect(first.understood).toEqual([
    { label: '100% Cotton', remove: 'Any fibre' },
    { label: 'up to 150 GSM', remove: 'Any weight' },
    { label: 'in red', remove: 'Any colour' },
    { label: 'no lace', remove: 'lace is fine' },
  ]);
  const asked = [
    { role: 'user', content: 'cotton under 150 GSM in red but not lace' },
    { role: 'assistant', content: first.message },
  ] as const;
  for (const { label, remove } of first.understood!) {
    const next = guide.reply([...asked, { role: 'user', content: remove }]);
    const labels = next.understood?.map((one) => one.label);
    expect(labels).not.toContain(label);
    expect(labels).toHaveLength(3);
  }
});
