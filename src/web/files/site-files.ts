import { perObject, type SiteContent } from '../../content/site-content.ts';
import type { SiteFile } from '../../contract/render.ts';
import { bookSchemaText } from '../../contract/catalogue/book-schema.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { mcpPath } from '../../contract/mcp/mcp-path.ts';
import { href, pages } from '../../contract/routes.ts';
import type { ClothRecord } from '../islands/cloth/order.ts';
import { catalogueEntries } from '../sections/catalogue/search/catalogue-entries.ts';
import { render } from '../render.tsx';
import { catalogueBook } from './catalogue-book.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { feed } from './feed.tsx';
import { gsmChart } from './gsm-chart.tsx';
import { llmsText } from './llms-text.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Small files that machines read, written from the same content as the pages. */
export function siteFiles(content: SiteContent, siteUrl: string): SiteFile[] {
  const book = catalogueBook(content, siteUrl);
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots(siteUrl) },
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      body: sitemap(content, siteUrl),
    },
    {
      path: '/feed.xml',
      type: 'application/atom+xml; charset=utf-8',
      body: feed(content, siteUrl),
    },
    { path: '/llms.txt', type: 'text/plain; charset=utf-8', body: llmsText(content, siteUrl) },
    { path: '/site.webmanifest', type: 'application/manifest+json', body: webManifest(content) },
    {
      path: '/sw.js',
      type: 'text/javascript; charset=utf-8',
      body: serviceWorker(content, offlinePage(content, siteUrl)),
    },
    { path: '/catalogue-index.json', type: 'application/json', body: catalogueIndex(content) },
    { path: bookPaths.json, type: 'application/json', body: JSON.stringify(book) },
    {
      path: bookPaths.schema,
      type: 'application/schema+json',
      body: bookSchemaText(siteUrl),
    },
    { path: bookPaths.csv, type: 'text/csv; charset=utf-8', body: catalogueCsv(book.products) },
    { path: '/downloads/gsm-chart-a4.svg', type: 'image/svg+xml', body: gsmChart(content) },
    ...content.fabrics.map((fabric) => ({
      path: href.cloth(fabric.slug),
      type: 'application/json',
      body: clothText(fabric),
    })),
  ];
}

/** A fabric that is not edited stays the same object, at every publication. */
const clothText = perObject((fabric: ClothRecord) => JSON.stringify(clothRecord(fabric)));

/** Fetched when somebody touches the plate of the fabric's page, or asks for a digital swatch. */
function clothRecord(fabric: ClothRecord): ClothRecord {
  const { id, number, title, construction, yarns, machine, fibres, gsm, shades, leadShade } =
    fabric;
  return { id, number, title, construction, yarns, machine, fibres, gsm, shades, leadShade };
}

function offlinePage(content: SiteContent, siteUrl: string): string {
  const query = new URLSearchParams();
  return render({ path: pages.offline, query, siteUrl, now: new Date(0) }, content).html;
}

function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /functions/
Disallow: /api/
Disallow: /desk
Disallow: /room/

# The catalogue for machines: ${siteUrl}${bookPaths.json}, ${siteUrl}${bookPaths.csv}
# What changed in it: ${siteUrl}${bookPaths.changes}
# Tools for assistants (Model Context Protocol): ${siteUrl}${mcpPath}
Sitemap: ${siteUrl}/sitemap.xml
`;
}

/** Every card of the catalogue as data: fetched when somebody begins to search, not with the page. */
function catalogueIndex(content: SiteContent): string {
  return JSON.stringify(catalogueEntries(content));
}
