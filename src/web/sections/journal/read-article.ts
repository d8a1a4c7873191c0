import type { FaqBlock } from '../../../content/journal/article-blocks.ts';
import type { ProseNode } from '../../../content/journal/prose-node.ts';
import type { Article } from '../../journal.ts';
import { anchorOf } from './anchor-of.ts';

interface Section {
  readonly title: string;
  readonly anchor: string;
}

/** The sections of an article, in order. */
export function outlineOf({ blocks }: Article): Section[] {
  return blocks
    .flatMap((block) => (block.type === 'prose' ? block.elements : []))
    .filter(({ tag }) => tag === 'h2')
    .map((heading) => wordsOf(heading))
    .map((title) => ({ title, anchor: anchorOf(title) }));
}

/** The questions that an article answers. */
export function questionsOf({ blocks }: Article): FaqBlock['items'] {
  return blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
}

function wordsOf(node: ProseNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}
