import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleBlock } from '../../../content/journal/article-blocks.ts';
import { type BlockAct, changeBlocks, minutesToRead, openAfter } from './change-blocks.ts';

const text = (words: string): ArticleBlock => ({ type: 'prose', text: words });
const say = (blocks: readonly ArticleBlock[]) =>
  blocks.map((block) => (block.type === 'prose' ? block.text : '')).join('');
const abc = [text('a'), text('b'), text('c')];

test('blocks are written, added, moved and removed', () => {
  expect(say(changeBlocks(abc, { kind: 'write', place: 1, block: text('x') }))).toBe('axc');
  expect(say(changeBlocks(abc, { kind: 'add', place: 3, block: text('x') }))).toBe('abcx');
  expect(say(changeBlocks(abc, { kind: 'move', place: 0, to: 2 }))).toBe('bca');
  expect(say(changeBlocks(abc, { kind: 'remove', place: 0 }))).toBe('bc');
  expect(changeBlocks(abc, { kind: 'move', place: 0, to: -1 })).toBe(abc);
});

test('what arrives late does not take the place of another kind of block', () => {
  const late: ArticleBlock = { type: 'photo', picture: 'x', alt: '' };
  expect(changeBlocks(abc, { kind: 'write', place: 1, block: late })).toBe(abc);
});

test('the block that is open stays open wherever it goes', () => {
  const place = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(
      place,
      place,
      place,
      fc.constantFrom('add', 'move', 'remove'),
      (open, at, to, kind) => {
        const act = { kind, place: at, to, block: text('x') } as BlockAct;
        const after = openAfter(open, act);
        const blocks = changeBlocks(abc, act);
        if (kind === 'add') expect(blocks[after!]).toEqual(text('x'));
        else if (kind === 'remove' && open === at) expect(after).toBeUndefined();
        else expect(blocks[after!]).toBe(abc[open]);
      },
    ),
  );
});

test('a long text takes longer to read', () => {
  expect(minutesToRead(abc)).toBe(1);
  expect(minutesToRead([text('word '.repeat(2200))])).toBe(10);
});
