import type { SiteContent } from '../../../src/content/site-content.ts';
import type { RenderedPage } from '../../../src/contract/render.ts';
import * as web from '../../../src/web/entry.ts';

export const siteUrl = 'https://taana.example';

export const { siteFiles, staticPaths } = web;

/** A page as the server would render it, from this content. */
export function renderAt(content: SiteContent, address: string): RenderedPage {
  const { pathname, searchParams } = new URL(address, siteUrl);
  const now = new Date('2026-01-05T09:00:00Z');
  return web.render({ path: pathname, query: searchParams, siteUrl, now }, content);
}
