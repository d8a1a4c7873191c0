import { useContent } from '../../content-context.tsx';
import { href, pages } from '../../../contract/routes.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { StitchedLink } from '../../../ui/stitched-link.tsx';
import { articlePath, listedArticles, type Article } from '../../journal.ts';
import { basePage, type PageModule } from '../../page.ts';
import { nothingWritten } from './blog-index-page.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { ArticleFacts } from '../../sections/journal/article-facts.tsx';
import { ArticlePlate } from '../../sections/journal/article-plate.tsx';
import { ArticleText } from '../../sections/journal/article-text.tsx';
import { collectionPage } from '../../seo/lists.ts';

/** The specification fixes what machines read: there the list itself is called Blog. */
const machineCrumbs = [
  { name: 'Home', path: pages.home },
  { name: 'Blog', path: pages.blogList },
];

export const blogListPage: PageModule = ({ siteUrl, content }) => {
  const { blogListPage: texts } = content.journal;
  const page = basePage(content, 'blogList');
  const listed = listedArticles(content, 'blogs');
  return {
    ...page,
    ...(listed.length === 0 && { robots: 'noindex, follow' as const }),
    crumbs: machineCrumbs,
    jsonLd: [
      collectionPage(siteUrl, {
        name: texts.heading,
        description: page.description,
        path: pages.blogList,
        items: listed.map((article) => ({ name: article.title, path: articlePath(article) })),
      }),
    ],
    body: (
      <main id="main" className="page">
        <PageOpening
          title={texts.heading}
          lead={listed.length > 0 ? texts.lead : nothingWritten}
          crumbs={page.crumbs}
        >
          {listedArticles(content, 'blog').length > 0 && (
            <p>
              <StitchedLink href={pages.blogIndex}>{texts.index}</StitchedLink>
            </p>
          )}
        </PageOpening>
        <div className="wrap long-reads">
          {listed.map((article, index) => (
            <LongRead key={article.slug} article={article} isFirst={index === 0} />
          ))}
        </div>
        <ExploreMore path={pages.blogList} />
      </main>
    ),
  };
};

/** One article: its card, and behind the summary the whole of it. */
function LongRead({ article, isFirst }: { readonly article: Article; readonly isFirst: boolean }) {
  const { blogListPage: texts } = useContent().journal;
  return (
    <article className="long-read" id={article.slug}>
      <ArticlePlate article={article} sizes="(width < 40rem) 92vw, 46vw" priority={isFirst} />
      <ArticleFacts article={article} />
      <h2>
        <a href={href.article(article.slug, 'blogs')}>{article.title}</a>
      </h2>
      <p className="lead">{article.excerpt}</p>
      <details className="whole">
        <summary className="btn">
          {texts.expand}
          <span className="sr-only">: {article.title}</span>
          <PlusIcon />
        </summary>
        <div className="prose">
          <ArticleText article={article} level={3} />
        </div>
      </details>
    </article>
  );
}
