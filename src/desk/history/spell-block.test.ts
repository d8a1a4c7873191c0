import { expect, test } from 'vitest';
import { spellBlocks } from './spell-block.ts';

test('prose is compared paragraph by paragraph, every other block as a whole', () => {
  expect(
    spellBlocks([
      { type: 'prose', text: 'One.\n\n## Two\n\n- a\n- b' },
      { type: 'checklist', items: ['Weigh', 'Wash'] },
      { type: 'gsmChart' },
    ]),
  ).toEqual(['One.', '## Two', '- a\n- b', 'Checklist\nWeigh\nWash', 'Table of weights']);
  expect(spellBlocks(undefined)).toBeUndefined();
});
