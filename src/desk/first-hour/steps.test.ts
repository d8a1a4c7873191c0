import { expect, test } from 'vitest';
import { isDone, nextStep, steps } from './steps.ts';

const begun = { takenOver: false, steppedBack: null, fabrics: [] };
const named = { takenOver: true, steppedBack: 3, fabrics: [] };
const written = { ...named, fabrics: [{ key: 'f091', isPublic: false }] };
const shown = { ...named, fabrics: [{ key: 'f091', isPublic: true }] };

test('whoever comes back goes on where something is still to be done', () => {
  expect([begun, named, written, shown].map(nextStep)).toEqual([
    'mill',
    'look',
    'publish',
    'publish',
  ]);
});

test('a step is done when what it makes is stored', () => {
  const done = (hour: typeof shown) => steps.filter(({ id }) => isDone(id, hour)).length;
  expect([begun, named, written, shown].map((hour) => done(hour as typeof shown))).toEqual([
    0, 1, 3, 4,
  ]);
});
