import { expect, test } from 'vitest';
import { spellChanges } from './record-words.ts';
import { spellFault } from './fields/spell-value.ts';

const words = { name: '14B', fields: { width: 'width', moq: 'smallest order' } };

test('a change is said once, in the words and the order of the card', () => {
  const before = { width: 60, moq: { perStyle: 300, perColour: 100 } };
  const body = { moq: { perStyle: 500, perColour: 200 }, width: 58, leadShade: 'neel' };
  expect(spellChanges({ before, body }, words)).toEqual([
    { field: 'leadShade', name: 'lead shade', from: undefined, to: 'neel' },
    { field: 'width', name: 'width', from: '60', to: '58' },
    { field: 'moq', name: 'smallest order', from: undefined, to: undefined },
  ]);
});

test('a fault begins with the name of its row; a sentence of the loom stays', () => {
  const said = spellFault({ field: 'gsm.gsm', message: 'Gsm, gsm: is missing.' }, 'Weight');
  expect(said).toBe('Weight is missing.');
  const loom = {
    field: 'construction',
    message: 'Construction: course 2: no overlap feeds needle 3.',
  };
  expect(spellFault(loom, 'Lapping')).toBe('Course 2: no overlap feeds needle 3.');
});
