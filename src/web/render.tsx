import { renderToStaticMarkup } from 'react-dom/server';
import type { QueryKeys, Render } from '../contract/render.ts';
import { matchRoute, redirects } from '../contract/routes.ts';
import { Document } from './document.tsx';
import type { Page } from './page.ts';
import { notFoundPage } from './pages/not-found.tsx';
import { pageModules } from './pages/index.ts';

/** A page for an address: pure, so that build, server, dev and tests all get the same one. */
export const render: Render = (request) => {
  const target = redirects[request.path];
  if (target) {
    return { kind: 'redirect', status: 301, location: withQuery(target, request.query) };
  }
  const match = matchRoute(request.path);
  const page = match && pageModules[match.page]({ ...request, ...match });
  const found: Page = page ?? notFoundPage(request);
  const html = renderToStaticMarkup(
    <Document page={found} siteUrl={request.siteUrl} path={request.path} />,
  );
  return { kind: 'page', status: found.status ?? 200, html: `<!doctype html>${html}` };
};

const keysByPath: Readonly<Record<string, readonly string[]>> = {
  '/fabrics': ['category', 'search', 'sort'],
  '/catalogue': ['search', 'page', 'composition', 'gsm', 'construction', 'width', 'use'],
  '/compare': ['ids'],
  '/quote': ['product'],
  '/samples': ['fabric'],
  '/thank-you': ['type'],
  '/ai-fabric-guide': ['q'],
};

export const queryKeys: QueryKeys = (path) => keysByPath[path] ?? [];

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
