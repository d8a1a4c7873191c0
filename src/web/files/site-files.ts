import { mill } from '../../content/mill.ts';

export interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** Small files machines ask for, written from the same content as the pages. */
export function siteFiles(siteUrl: string, paths: readonly string[]): SiteFile[] {
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots(siteUrl) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemap(siteUrl, paths) },
    { path: '/site.webmanifest', type: 'application/manifest+json', body: webManifest() },
    {
      path: '/speculation-rules.json',
      type: 'application/speculationrules+json',
      body: speculationRules(),
    },
  ];
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /functions/\nDisallow: /desk\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

function webManifest(): string {
  return JSON.stringify({
    name: mill.name,
    short_name: mill.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#f3eee4',
    theme_color: '#f3eee4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/** Likely next pages are fetched while the pointer is still on its way. */
function speculationRules(): string {
  const pagesOnly = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/functions/*', '/desk*', '/downloads/*', '/pictures/*'] } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where: pagesOnly, eagerness: 'moderate' }],
    prerender: [{ where: pagesOnly, eagerness: 'conservative' }],
  });
}
