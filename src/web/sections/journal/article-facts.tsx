import { Badge } from '../../../ui/badge.tsx';
import type { Article } from '../../journal.ts';
import { SpokenDate } from '../content/spoken-date.tsx';

/** Date and read time, and what the article is about. */
export function ArticleFacts({ article }: { readonly article: Article }) {
  return (
    <p className="lab mut facts">
      {article.isNew && <Badge>NEW</Badge>}
      <SpokenDate iso={article.date} />
      <span>{article.readMinutes} min read</span>
      <span>{article.tags.join(', ')}</span>
    </p>
  );
}
