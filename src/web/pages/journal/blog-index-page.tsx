import { pages } from '../../../contract/routes.ts';
import { StitchedLink } from '../../../ui/stitched-link.tsx';
import { articlePath, listedArticles } from '../../journal.ts';
import { basePage, type PageModule } from '../../page.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { ArticleFacts } from '../../sections/journal/article-facts.tsx';
import { ArticlePlate } from '../../sections/journal/article-plate.tsx';
import { collectionPage } from '../../seo/lists.ts';

/** Before the mill has written its first article. */
export const nothingWritten =
  'The first pages are being written. Until then, ask: a person at the mill answers.';

export const blogIndexPage: PageModule = ({ siteUrl, content }) => {
  const { blogIndexPage: texts } = content.journal;
  const page = basePage(content, 'blogIndex');
  const listed = listedArticles(content, 'blog').toSorted((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );
  return {
    ...page,
    ...(listed.length === 0 && { robots: 'noindex, follow' as const }),
    jsonLd: [
      collectionPage(siteUrl, {
        name: texts.heading,
        description: page.description,
        path: pages.blogIndex,
        items: listed.map((article) => ({ name: article.title, path: articlePath(article) })),
      }),
    ],
    body: (
      <main id="main" className="page">
        <PageOpening
          title={texts.heading}
          lead={listed.length > 0 ? texts.lead : nothingWritten}
          crumbs={page.crumbs}
        />
        <ul className="wrap notes" hidden={listed.length === 0}>
          {listed.map((article, index) => (
            <li key={article.slug}>
              <ArticlePlate
                article={article}
                sizes="(width < 40rem) 92vw, (width < 68.75rem) 46vw, 60vw"
                priority={index === 0}
              />
              <ArticleFacts article={article} />
              <h2>
                <a href={articlePath(article)}>{article.title}</a>
              </h2>
              <p>{article.excerpt}</p>
              <StitchedLink href={articlePath(article)}>
                {texts.read}
                <span className="sr-only">: {article.title}</span>
              </StitchedLink>
            </li>
          ))}
        </ul>
        <ExploreMore path={pages.blogIndex} />
      </main>
    ),
  };
};
