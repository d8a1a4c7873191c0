import { useContent } from '../../content-context.tsx';
import { articlePath, findArticles, type Article } from '../../journal.ts';
import { ArticleFacts } from './article-facts.tsx';

/** Where the thread goes on. */
export function RelatedArticles({ article }: { readonly article: Article }) {
  const others = findArticles(useContent(), article.related);
  if (others.length === 0) return null;
  return (
    <section className="wrap part related" aria-label="Read next">
      <h2>Read next</h2>
      <ul className="posts">
        {others.map((other) => (
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
