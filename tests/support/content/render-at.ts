import { vi } from 'vitest';
import type { SiteContent } from '../../../src/content/site-content.ts';
import type { RenderedPage } from '../../../src/contract/render.ts';

export const siteUrl = 'https://taana.example';

// The build names the assets; no file is fetched here, so any name will do. Modules that were read by
// other tests know other names, so these are read anew and forgotten again.
vi.resetModules();
const anyName = new Proxy({}, { get: () => '/assets/any' });
vi.stubGlobal('__ASSETS__', { script: '/s', style: '/s', sheets: anyName, pages: {} });
vi.stubGlobal('__MEASUREMENT__', {});
const web = await import('../../../src/web/entry.ts');
vi.unstubAllGlobals();
vi.resetModules();

export const { siteFiles, staticPaths } = web;

/** A page as the server would render it, from this content. */
export function renderAt(content: SiteContent, address: string): RenderedPage {
  const { pathname, searchParams } = new URL(address, siteUrl);
  const now = new Date('2026-01-05T09:00:00Z');
  return web.render({ path: pathname, query: searchParams, siteUrl, now }, content);
}
