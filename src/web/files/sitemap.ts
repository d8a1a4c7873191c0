import type { SiteContent } from '../../content/site-content.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { emptyPages } from '../../contract/empty-pages.ts';
import type { PageMeta } from '../../content/pages-meta.ts';
import { isFixed, pageIds, pages, type PageId } from '../../contract/pages.ts';
import { href } from '../../contract/routes.ts';
import type { Picture } from '../../domain/picture/picture.ts';
import { type Article, articlePath, listedArticles } from '../journal.ts';
import { fabricPictures, scenePicture } from '../pictures.ts';
import { escapeXml as xml } from '../../domain/text/escape-xml.ts';

interface Entry {
  readonly path: string;
  readonly modified?: string;
  readonly pictures?: readonly Picture[];
}

/** Every page that search engines may keep, once, under its canonical address, with its pictures. */
export function sitemap(content: SiteContent, siteUrl: string): string {
  const urls = entries(content).map(({ path, modified, pictures = [] }) =>
    [
      `<url><loc>${xml(siteUrl + path)}</loc>`,
      modified ? `<lastmod>${modified}</lastmod>` : '',
      ...pictures.map(
        (picture) =>
          `<image:image><image:loc>${xml(`${siteUrl}${picture.path}-${picture.width}.avif`)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

function entries(content: SiteContent): Entry[] {
  const { articles, fabrics } = content;
  const isEmpty = emptyPages(content);
  const described = pageIds
    .flatMap((id) => describedBy(content, id))
    .filter(({ path, meta }) => meta.index && !isEmpty(path));
  const fixed = described.map(({ path, meta }) => {
    const modified = modifiedOf(content, path);
    const picture = scenePicture(content, meta.scene);
    return { path, ...(modified && { modified }), pictures: picture ? [picture] : [] };
  });
  const cloth = fabrics.map((fabric) => ({
    path: href.fabric(fabric.slug),
    pictures: fabricPictures(content, fabric),
  }));
  const journal = articles.map((article) => ({
    path: articlePath(article),
    modified: article.modified,
    pictures: [scenePicture(content, article.image)].filter((picture) => picture !== undefined),
  }));
  return [...fixed, ...cloth, ...journal, { path: bookPaths.json }];
}

/** The addresses of a page whose title and description are in `content/pages-meta.ts`. */
function describedBy(content: SiteContent, id: PageId): { path: string; meta: PageMeta }[] {
  const { categories: categoriesMeta, pages: pagesMeta } = content.pagesMeta;
  if (id === 'category') {
    return Object.entries(categoriesMeta).map(([slug, meta]) => ({
      path: href.category(slug),
      meta,
    }));
  }
  return isFixed(id) ? [{ path: pages[id], meta: pagesMeta[id] }] : [];
}

/** Only where a date is known: a date that is not true makes search engines distrust them all. */
function modifiedOf(content: SiteContent, path: string): string | undefined {
  const { inForce: privacyInForce } = content.privacy;
  if (path === pages.privacy) return privacyInForce;
  if (path === pages.blogIndex) return newest(listedArticles(content, 'blog'));
  if (path === pages.blogList) return newest(listedArticles(content, 'blogs'));
  return undefined;
}

function newest(articles: readonly Article[]): string | undefined {
  return articles
    .map(({ modified }) => modified)
    .toSorted()
    .at(-1);
}
