import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { type Article, articlePath } from '../journal.ts';
import type { JsonLd } from '../page.ts';
import { scenePicture, socialPicture } from '../pictures.ts';

/** An article as search engines read it; the desks write as the mill, so its author is the mill. */
export function blogPosting(
  content: SiteContent,
  siteUrl: string,
  article: Omit<Article, 'blocks'>,
): JsonLd {
  const { mill } = content;
  const url = siteUrl + articlePath(article);
  const publisher = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: mill.name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icons/icon-512.png` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.seoDescription,
    image: [socialPicture(content, siteUrl, scenePicture(content, article.image) && article.image)],
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: article.date,
    dateModified: article.modified,
    author: {
      '@type': 'Organization',
      name: `${mill.name}, ${article.author}`,
      url: `${siteUrl}${href.about()}`,
    },
    publisher,
    articleSection: article.section,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: mill.language,
  };
}
