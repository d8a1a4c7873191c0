import type { Article } from '../content/journal/article.ts';
import { perContent, type SiteContent } from '../content/site-content.ts';
import { href } from '../contract/routes.ts';

export type { Article };

const bySlug = perContent(
  ({ articles }) => new Map(articles.map((article) => [article.slug, article])),
);

export function findArticle(content: SiteContent, slug: string): Article | undefined {
  return bySlug(content).get(slug);
}

/** The articles with these slugs; one that was taken out is left out. */
export function findArticles(content: SiteContent, slugs: readonly string[]): Article[] {
  return slugs.flatMap((slug) => findArticle(content, slug) ?? []);
}

/** What a list shows: the articles whose canonical address is under its own. */
export function listedArticles({ articles }: SiteContent, prefix: Article['prefix']): Article[] {
  return articles.filter((article) => article.prefix === prefix && !article.unlisted);
}

export function articlePath(article: Pick<Article, 'prefix' | 'slug'>): string {
  return href.article(article.slug, article.prefix);
}
