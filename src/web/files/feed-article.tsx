import type { FaqBlock, FigureBlock, LinkBlock } from '../../content/journal/article-blocks.ts';
import { useContent } from '../content-context.tsx';
import type { Article } from '../journal.ts';
import { ShownBlocks } from '../sections/journal/article-text.tsx';
import { articleComponents } from '../sections/journal/components.tsx';

/** A feed reader has neither our styles nor our script: drawings become their captions, and questions show their answers. */
export function FeedArticle({ article }: { readonly article: Article }) {
  const components = {
    ...articleComponents(useContent(), { level: 2 }),
    figure: FeedFigure,
    faq: FeedQuestions,
    button: FeedLink,
    download: FeedLink,
  };
  return <ShownBlocks blocks={article.blocks} components={components} />;
}

function FeedFigure({ caption }: FigureBlock) {
  return (
    <p>
      <em>{caption}</em>
    </p>
  );
}

function FeedQuestions({ items }: FaqBlock) {
  return (
    <dl>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function FeedLink({ href, label }: LinkBlock) {
  return (
    <p>
      <a href={href}>{label}</a>
    </p>
  );
}
