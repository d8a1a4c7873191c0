export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /functions/
Disallow: /api/
Disallow: /desk

Sitemap: ${siteUrl}/sitemap.xml
`;
}
