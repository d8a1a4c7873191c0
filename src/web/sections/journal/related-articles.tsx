import { articlePath } from '../../../content/journal/front-matter.ts';
import { findArticle, type Article } from '../../journal.ts';
import { ArticleFacts } from './article-facts.tsx';

/** Where the thread goes on. */
export function RelatedArticles({ article }: { readonly article: Article }) {
  return (
    <section className="wrap part related" aria-label="Read next">
      <h2>Read next</h2>
      <ul className="posts">
        {article.related.map(requireArticle).map((other) => (
          <li key={other.slug}>
            <a className="post" href={articlePath(other)}>
              <h3>{other.title}</h3>
              <ArticleFacts article={other} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function requireArticle(slug: string): Article {
  const article = findArticle(slug);
  if (!article) throw new Error(`An article is related to one that does not exist: ${slug}`);
  return article;
}
