import { expect, test } from 'vitest';
import { matchesTerm } from './sample-fabric.tsx';

const fabric = {
  slug: 'piqué-22b',
  number: '22B',
  title: 'Honeycomb Piqué Professional',
  note: '180 GSM, 100% Cotton',
  shade: '#ffffff',
};

test.each(['', '22b', 'PIQUE', 'cotton 22B', ' honeycomb  180 '])('%j finds it', (term) => {
  expect(matchesTerm(fabric, term)).toBe(true);
});

test.each(['nylon', '22C', 'cotton nylon'])('%j does not', (term) => {
  expect(matchesTerm(fabric, term)).toBe(false);
});
