import type { SiteContent } from '../../../content/site-content.ts';
import type { WithdrawnArticle } from '../../../content/journal/article.ts';
import { breadcrumbs } from '../../../contract/breadcrumbs.ts';
import { href, pages } from '../../../contract/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { articlePath, listedArticles } from '../../journal.ts';
import type { Page } from '../../page.ts';
import { ArticleFacts } from '../../sections/journal/article-facts.tsx';
import { PageHead } from '../../sections/page-opening.tsx';

/** An article that the mill no longer stands by: what it has written instead, and whom to ask. */
export function withdrawnArticlePage(content: SiteContent, article: WithdrawnArticle): Page {
  const { mill } = content;
  const { slug, prefix, title } = article;
  const path = href.article(slug, prefix);
  const crumbs = breadcrumbs(path);
  const [guides, longReads] = [listedArticles(content, 'blog'), listedArticles(content, 'blogs')];
  const newest = [...guides, ...longReads].toSorted((a, b) => b.date.localeCompare(a.date));
  const list = guides.length > 0 ? pages.blogIndex : pages.blogList;
  return {
    title: `${title}: No Longer Published | ${mill.shortName}`,
    description: `We have taken this article off our site. Newer ones are on this page, and we answer every question about fabric.`,
    canonical: path,
    robots: 'noindex, follow',
    crumbs,
    status: 410,
    body: (
      <main id="main" className="page">
        <PageHead
          title={`“${title}” is no longer published`}
          lead="We have taken this article off our site, because we no longer stand by all of it. Ask us what you wanted to know: a person at the mill answers."
          crumbs={crumbs}
        >
          <p className="actions">
            <ButtonLink href={href.contact()} look="primary">
              Ask the mill
            </ButtonLink>
            {newest.length > 0 && <ButtonLink href={list}>All articles</ButtonLink>}
          </p>
        </PageHead>
        {newest.length > 0 && (
          <section className="wrap part related" aria-labelledby="newest">
            <h2 id="newest">Read instead</h2>
            <ul className="posts">
              {newest.slice(0, 3).map((other) => (
                <li key={other.slug}>
                  <a className="post" href={articlePath(other)}>
                    <h3>{other.title}</h3>
                    <ArticleFacts article={other} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    ),
  };
}
