import type { Article, WithdrawnArticle } from '../content/journal/article.ts';
import { perContent, type SiteContent } from '../content/site-content.ts';
import { href } from '../contract/routes.ts';

export type { Article };

const bySlug = perContent(
  ({ articles }) => new Map(articles.map((article) => [article.slug, article])),
);

const withdrawnBySlug = perContent(
  ({ withdrawnArticles }) => new Map(withdrawnArticles.map((article) => [article.slug, article])),
);

export function findWithdrawnArticle(
  content: SiteContent,
  slug: string,
): WithdrawnArticle | undefined {
  return withdrawnBySlug(content).get(slug);
}

export function findArticle(content: SiteContent, slug: string): Article | undefined {
  return bySlug(content).get(slug);
}

const byAnyName = perContent(({ articles }) => {
  const found = new Map(articles.map((article) => [article.slug, article]));
  for (const article of articles) {
    for (const former of article.formerSlugs) if (!found.has(former)) found.set(former, article);
  }
  return found;
});

/** The article that another record names, by the address it has or had. */
export function findNamedArticle(content: SiteContent, slug: string): Article | undefined {
  return byAnyName(content).get(slug);
}

/** The articles with these names; one that was taken out is left out. */
export function findArticles(content: SiteContent, slugs: readonly string[]): Article[] {
  return slugs.flatMap((slug) => findNamedArticle(content, slug) ?? []);
}

/** What a list shows: the articles whose canonical address is under its own. */
export function listedArticles({ articles }: SiteContent, prefix: Article['prefix']): Article[] {
  return articles.filter((article) => article.prefix === prefix && !article.unlisted);
}

export function articlePath(article: Pick<Article, 'prefix' | 'slug'>): string {
  return href.article(article.slug, article.prefix);
}
