import { expect, test } from 'vitest';
import { spellKept } from './offline-words.ts';

const words = { name: '14B', fields: { width: 'width', moq: 'smallest order' } };
const there = { words, device: 'computer', absent: false } as const;
const end = 'when you are online again.';

test('what is kept while offline is counted as the card counts it, not by parts of a row', () => {
  expect(spellKept(['moq.perStyle', 'moq.perColour'], there)).toBe(
    `One change is kept on this computer and goes to the desk ${end}`,
  );
  expect(spellKept(['width', 'moq.perStyle'], { ...there, device: 'phone' })).toBe(
    `Two changes are kept on this phone and go to the desk ${end}`,
  );
});

test('a record that the desk does not have yet is kept as a whole', () => {
  const whole = `What you wrote is kept on this computer and goes to the desk ${end}`;
  expect(spellKept(['width'], { ...there, absent: true })).toBe(whole);
  expect(spellKept([], there)).toBe(whole);
});
