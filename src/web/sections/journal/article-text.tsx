import { Fragment, type ReactNode } from 'react';
import type { ShownBlock } from '../../../content/journal/article.ts';
import { useContent } from '../../content-context.tsx';
import type { Article } from '../../journal.ts';
import { type ArticleComponents, articleComponents, type Place } from './components.tsx';
import { ShownProse } from './shown-prose.tsx';

/** The text of an article, for the place where it is shown. */
export function ArticleText({ article, ...place }: { readonly article: Article } & Place) {
  return (
    <ShownBlocks blocks={article.blocks} components={articleComponents(useContent(), place)} />
  );
}

interface ShownBlocksProps {
  readonly blocks: readonly ShownBlock[];
  readonly components: ArticleComponents;
}

/** Block after block, each on a line of its own in the source of the page. */
export function ShownBlocks({ blocks, components }: ShownBlocksProps) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {block.type === 'prose' ? (
        <ShownProse elements={block.elements} components={components.prose} />
      ) : (
        showBlock(block, components)
      )}
    </Fragment>
  ));
}

type OtherBlock = Exclude<ShownBlock, { readonly type: 'prose' }>;

function showBlock(block: OtherBlock, components: ArticleComponents): ReactNode {
  // The table has for each type what takes a block of that type; the compiler cannot tie the two.
  const show = components[block.type] as (shown: OtherBlock) => ReactNode;
  return show(block);
}
