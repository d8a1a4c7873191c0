import { pages } from '../../../contract/routes.ts';
import { breadcrumbs } from '../../../contract/breadcrumbs.ts';
import { articlePath, findArticle, findWithdrawnArticle } from '../../journal.ts';
import type { PageModule } from '../../page.ts';
import { scenePicture } from '../../pictures.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { SpokenDate } from '../../sections/content/spoken-date.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { ArticleFacts } from '../../sections/journal/article-facts.tsx';
import { ArticlePlate } from '../../sections/journal/article-plate.tsx';
import { ArticleText } from '../../sections/journal/article-text.tsx';
import { outlineOf, questionsOf } from '../../sections/journal/read-article.ts';
import { RelatedArticles } from '../../sections/journal/related-articles.tsx';
import { blogPosting } from '../../seo/blog-posting.ts';
import { questionList } from '../../seo/lists.ts';
import { withdrawnArticlePage } from './withdrawn-article-page.tsx';

/** An article under either prefix; both name the same canonical address. */
export const articlePage: PageModule = ({ slug = '', path, siteUrl, content }) => {
  const { blogIndexPage, blogListPage } = content.journal;
  const article = findArticle(content, slug);
  if (!article) {
    const withdrawn = findWithdrawnArticle(content, slug);
    return withdrawn && withdrawnArticlePage(content, withdrawn);
  }
  const questions = questionsOf(article);
  const hasScene = scenePicture(content, article.image) !== undefined;
  const crumbs = breadcrumbs(path);
  const inBlogs = path.startsWith(`${pages.blogList}/`);
  return {
    title: article.seoTitle ?? article.title,
    description: article.seoDescription,
    canonical: articlePath(article),
    ...(hasScene && { socialScene: article.image }),
    article: {
      publishedTime: article.date,
      modifiedTime: article.modified,
      author: article.author,
      section: article.section,
      tags: article.tags,
    },
    crumbs,
    jsonLd: [
      blogPosting(content, siteUrl, article),
      ...(questions.length > 0 ? [questionList(questions)] : []),
    ],
    body: (
      <main id="main" className="page">
        <article>
          <PageOpening
            title={article.title}
            lead={article.excerpt}
            crumbs={crumbs}
            back={
              inBlogs
                ? { label: blogListPage.back.label, href: blogListPage.back.to }
                : { label: blogIndexPage.back, href: pages.blogIndex }
            }
            long
            label={<ArticleFacts article={article} />}
          >
            <p className="lab mut byline">
              {article.author}, {article.section}. Revised <SpokenDate iso={article.modified} />.
            </p>
          </PageOpening>
          {hasScene && (
            <div className="band">
              <ArticlePlate article={article} sizes="100vw" priority />
            </div>
          )}
          <div className="wrap reading">
            <nav className="toc" aria-label="In this article">
              <ul>
                {outlineOf(article).map(({ title, anchor }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="prose">
              <ArticleText article={article} level={2} />
            </div>
          </div>
        </article>
        <RelatedArticles article={article} />
        <ExploreMore path={path} />
      </main>
    ),
  };
};
