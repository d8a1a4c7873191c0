import { expect, test } from 'vitest';
import type { LiveItem } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { spellLeft, spellLive, spellMinutes, whyNotLive } from './live-words.ts';

const item = (group: LiveItem['group'], state: LiveItem['state'], minutes = 10): LiveItem => ({
  id: 'x',
  title: 'x',
  act: 'Open',
  lead: { kind: 'section', section: 'reviews' },
  group,
  state,
  minutes,
});

test('what is left is said with about how long it takes', () => {
  expect(spellLeft(Array.from({ length: 6 }, () => item('must', 'open')))).toBe(
    'Six are left, about an hour.',
  );
  expect(spellLeft([item('nice', 'open', 4), item('must', 'done')])).toBe(
    'One is left, about five minutes.',
  );
  expect(spellLeft([item('must', 'done')])).toBe('Nothing is left.');
  expect([15, 30, 90, 150].map(spellMinutes)).toEqual([
    'a quarter of an hour',
    'half an hour',
    'two hours',
    'three hours',
  ]);
});

test('going live waits for the musts alone, and says for how many', () => {
  expect(whyNotLive([item('must', 'open'), item('must', 'drafted'), item('should', 'open')])).toBe(
    'You can press this when the two things left under “Must be done” are done.',
  );
  expect(whyNotLive([item('must', 'drafted')])).toBe(
    'You can press this when what you wrote is published.',
  );
  expect(whyNotLive([item('must', 'done'), item('nice', 'open')])).toBe('');
});

test('once live it is one line', () => {
  const at = Date.parse('2026-12-02T04:00:00Z');
  expect(spellLive(at, [item('nice', 'open'), item('must', 'done')])).toBe(
    'Live since 2 December. 1 thing would be nicer.',
  );
});
