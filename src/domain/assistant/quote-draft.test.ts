import { describe, expect, test } from 'vitest';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { draftFromWords } from './quote-draft.ts';
import { summariseWords } from './summarise-words.ts';

const book = [
  sampleFabric({ number: '14B', title: 'Locknit Premium' }),
  sampleFabric({ number: '11B', title: 'Tricot' }),
];
const draft = (...said: string[]) => draftFromWords(said, book);

describe('a draft from a conversation', () => {
  test('holds each fabric, weight and colour once, and the last length that was said', () => {
    expect(draft('14B in navy, 140 gsm, 300 metres', 'or 11B', '14B, 500 metres, red')).toEqual({
      fabrics: ['14B Locknit Premium', '11B Tricot'],
      gsm: ['140'],
      colours: 'navy, red',
      metres: '500',
      summary: '– 14B in navy, 140 gsm, 300 metres\n– or 11B\n– 14B, 500 metres, red',
    });
  });

  test('leaves empty what was not said', () => {
    expect(draft('hello')).toMatchObject({ fabrics: [], gsm: [], colours: '', metres: '' });
  });

  test.each([
    ['160-180 gsm', '160–180'],
    ['under 120 gsm', 'up to 120'],
    ['at least 190 gsm', '190–'],
  ])('spells the weight of %j as %j', (text, gsm) => expect(draft(text).gsm).toEqual([gsm]));

  test('keeps ten fabrics and six weights at most', () => {
    const numbers = Array.from('ABCDEFHJLNP', (letter) => `31${letter}`);
    const many = numbers.map((number) => sampleFabric({ number, title: 'Net' }));
    const weights = [100, 110, 120, 130, 140, 150, 160].map((gsm) => `${gsm} gsm`);
    const long = draftFromWords([numbers.join(' '), ...weights], many);
    expect(long.fabrics).toHaveLength(10);
    expect(long.gsm).toHaveLength(6);
  });
});

describe('a summary', () => {
  test('is a line for each message, without blanks and empty ones', () => {
    expect(summariseWords(['  two \n\n words ', '   ', 'more'])).toBe('– two words\n– more');
  });

  test('shortens a message of more than 300 characters', () => {
    expect(summariseWords(['x'.repeat(300)])).toBe(`– ${'x'.repeat(300)}`);
    expect(summariseWords(['x'.repeat(301)])).toBe(`– ${'x'.repeat(299)}…`);
  });

  test('has 1200 characters at most and keeps the newest', () => {
    const said = ['first', ...Array.from({ length: 5 }, () => 'y'.repeat(250)), 'last'];
    const summary = summariseWords(said);
    expect(summary).toHaveLength(1200);
    expect(summary.startsWith('…')).toBe(true);
    expect(summary.endsWith('– last')).toBe(true);
    const fitting = summariseWords([
      'a'.repeat(290),
      'b'.repeat(290),
      'c'.repeat(290),
      'd'.repeat(290),
    ]);
    expect(fitting.startsWith('– a')).toBe(true);
  });
});
