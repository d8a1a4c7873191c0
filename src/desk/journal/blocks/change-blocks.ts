import type { ArticleBlock } from '../../../content/journal/article-blocks.ts';

export type Blocks = readonly ArticleBlock[];

/** One thing a person does to the blocks of an article. */
export type BlockAct =
  | { readonly kind: 'write'; readonly place: number; readonly block: ArticleBlock }
  | { readonly kind: 'add'; readonly place: number; readonly block: ArticleBlock }
  | { readonly kind: 'move'; readonly place: number; readonly to: number }
  | { readonly kind: 'remove'; readonly place: number };

export function changeBlocks(blocks: Blocks, act: BlockAct): Blocks {
  switch (act.kind) {
    case 'write':
      // A photograph may arrive after its block was moved: it must not take the place of another.
      if (blocks[act.place]?.type !== act.block.type) return blocks;
      return blocks.with(act.place, act.block);
    case 'add':
      return blocks.toSpliced(act.place, 0, act.block);
    case 'remove':
      return blocks.toSpliced(act.place, 1);
    case 'move': {
      if (act.to < 0 || act.to >= blocks.length || act.to === act.place) return blocks;
      const moved = blocks[act.place]!;
      return blocks.toSpliced(act.place, 1).toSpliced(act.to, 0, moved);
    }
  }
}

/** Which block is open after an act, so that it stays under the hands of who acts. */
export function openAfter(open: number | undefined, act: BlockAct): number | undefined {
  switch (act.kind) {
    case 'write':
      return open;
    case 'add':
      return act.place;
    case 'remove':
      if (open === undefined || open === act.place) return undefined;
      return open > act.place ? open - 1 : open;
    case 'move': {
      if (open === undefined) return undefined;
      if (open === act.place) return act.to;
      const left = open > act.place ? open - 1 : open;
      return left >= act.to ? left + 1 : left;
    }
  }
}

/** What a reader needs for it, at the pace of somebody who thinks along. */
export function minutesToRead(blocks: Blocks): number {
  const words = blocks.reduce((sum, block) => sum + countWords(block), 0);
  return Math.min(60, Math.max(1, Math.round(words / 220)));
}

/** A key changes one block: the words of the others are known. */
const known = new WeakMap<ArticleBlock, number>();

function countWords(block: ArticleBlock): number {
  const words =
    known.get(block) ?? JSON.stringify(block).match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  known.set(block, words);
  return words;
}
