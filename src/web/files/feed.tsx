import type { SiteContent } from '../../content/site-content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from '../../contract/routes.ts';
import { type Article, articlePath } from '../journal.ts';
import { WithContent } from '../content-context.tsx';
import { FeedArticle } from './feed-article.tsx';
import { escapeXml as xml } from '../../domain/text/escape-xml.ts';

/** The journal as an Atom feed with full text, newest first. */
export function feed(content: SiteContent, siteUrl: string): string {
  const { mill } = content;
  const newestFirst = content.articles.toSorted((a, b) => b.modified.localeCompare(a.modified));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${mill.language}">
<title>${xml(`${mill.name}: the mill’s notebook`)}</title>
<id>${siteUrl}${href.blogList()}</id>
<link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>
<link rel="alternate" type="text/html" href="${siteUrl}${href.blogList()}"/>
<updated>${newestFirst[0]?.modified ?? '2025-01-01'}T00:00:00Z</updated>
<author><name>${xml(mill.name)}</name></author>
${newestFirst.map((article) => entry(content, siteUrl, article)).join('\n')}
</feed>
`;
}

function entry(content: SiteContent, siteUrl: string, article: Article): string {
  const url = siteUrl + articlePath(article);
  const html = renderToStaticMarkup(
    <WithContent content={content}>
      <FeedArticle article={article} />
    </WithContent>,
  );
  return `<entry>
<title>${xml(article.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${article.date}T00:00:00Z</published>
<updated>${article.modified}T00:00:00Z</updated>
<author><name>${xml(article.author)}</name></author>
${article.tags.map((tag) => `<category term="${xml(tag)}"/>`).join('')}
<summary>${xml(article.excerpt)}</summary>
<content type="html">${xml(absoluteLinks(html, siteUrl))}</content>
</entry>`;
}

/** A feed reader shows the text far from our site, where a relative address leads nowhere. */
function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll(/(href|src)="\//g, `$1="${siteUrl}/`);
}
