import { expect, test } from 'vitest';
import type { HistoryStep } from '../../contract/desk/publishing-answers.ts';
import {
  nameOfBefore,
  reasonOf,
  spellDay,
  spellPublishing,
  spellState,
  titleOfStep,
} from './step-words.ts';

const now = Date.parse('2026-11-16T11:30:00+05:30');
const hour = 3_600_000;

test('a day is called as a person calls it', () => {
  expect(spellDay(now - hour, now)).toBe('Today');
  expect(spellDay(now - 24 * hour, now)).toBe('Yesterday');
  expect(spellDay(Date.parse('2026-10-28T17:00:00+05:30'), now)).toBe('28 October');
  expect(spellDay(Date.parse('2025-09-12T09:00:00+05:30'), now)).toBe('12 September 2025');
  expect(spellState(now - hour, now)).toBe('10:30');
});

test('a step is called by what it changed', () => {
  expect(titleOfStep('fabric', step(['gsm.gsm', 'gsm.kind', 'moq', 'description']))).toBe(
    'Weight, MOQ, description',
  );
  expect(titleOfStep('fabric', step(['a', 'b', 'c', 'd', 'e', 'f']))).toBe('A, b, c, d, 2 more');
  expect(titleOfStep('article', { ...step(['title']), from: 'nothing', before: null })).toBe(
    'First version',
  );
  expect(titleOfStep('article', { ...step([]), takesOut: true })).toBe('Removed from the site');
  expect(titleOfStep('fabric', published({ undoes: 4 }))).toBe('Taken back: weight');
});

test('it is said who made it public, and why', () => {
  expect(spellPublishing(step(['gsm']), true)).toBe('Not published yet.');
  expect(spellPublishing(step(['gsm']), false)).toBe('Was not published.');
  expect(spellPublishing(published({}), false)).toBe('Published at once.');
  expect(spellPublishing(published({ at: now + 24 * hour, author: 'Asha' }), false)).toBe(
    'Published 17 November 2026, 11:30 by Asha.',
  );
  expect(reasonOf(published({ note: 'The back was scratchy.' }))).toBe('The back was scratchy.');
});

test('the state before has the name of its day', () => {
  const beforeAt = Date.parse('2026-10-28T17:00:00+05:30');
  expect(nameOfBefore({ ...step(['gsm']), beforeAt }, now)).toBe('28 October');
  expect(nameOfBefore({ ...step(['gsm']), from: 'shipped', before: null }, now)).toBe(
    'the first version',
  );
});

function step(fields: readonly string[]): HistoryStep {
  return {
    id: 'b',
    before: 'a',
    from: 'state',
    beforeAt: null,
    author: 'Harpreet',
    at: now,
    note: '',
    fields,
    takesOut: false,
    publication: null,
    saves: 1,
  };
}

function published(given: Partial<NonNullable<HistoryStep['publication']>>): HistoryStep {
  const publication = { number: 7, at: now, author: 'Harpreet', note: '', undoes: null, ...given };
  return { ...step(['gsm']), publication };
}
