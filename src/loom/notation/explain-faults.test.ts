import { describe, expect, test } from 'vitest';
import { structures } from '../structures.fixture.ts';
import { explainFaults } from './explain-faults.ts';

const locknit = structures['locknit']!;
const [front, back] = Object.keys(locknit.yarns);
const withBars = (...bars: readonly { lapping: string; threading: string }[]) => ({
  ...locknit,
  construction: { ...locknit.construction, bars },
});

describe('2 What can be knitted, in the words of the desk', () => {
  test.each(Object.keys(structures))('2.1 there is nothing to say of %s', (name) => {
    expect(explainFaults(structures[name]!)).toBeUndefined();
  });

  test('2.9 the starved needle is named first, then the others, and each can be marked', () => {
    const trouble = explainFaults(
      withBars(
        { lapping: '2-3/1-0//', threading: `${front}${front}.` },
        { lapping: '1-0/1-2//', threading: `${back}.${back}` },
      ),
    );
    expect(trouble).toEqual({
      head: 'Needle 3 is never fed in course 2.',
      more: 'No bar laps over it, so the stitch would drop and the cloth would ladder. Needle 2 misses in course 1.',
      starved: [
        { course: 1, needle: 2 },
        { course: 2, needle: 3 },
      ],
    });
  });

  test('2.6 a chain that cannot be read names its bar', () => {
    const trouble = explainFaults(
      withBars({ lapping: '2-3/1~0//', threading: front! }, { lapping: '1-0//', threading: back! }),
    );
    expect(trouble).toMatchObject({ bar: 1, starved: [] });
    expect(trouble!.head).toMatch(/^Bar 1: Course 2 of "2-3\/1~0\/\/": unreadable link/);
  });

  test('2.8 yarn too thick for the gauge is said when the chain reads well', () => {
    const thick = Object.fromEntries(
      Object.entries(locknit.yarns).map(([key, yarn]) => [key, { ...yarn, tex: 58 }]),
    );
    expect(explainFaults({ ...locknit, yarns: thick })!.head).toMatch(/^The yarns fill \d+ %/);
  });
});
