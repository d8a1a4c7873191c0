import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoute } from '../contract/match-route.ts';
import { pageRow } from '../contract/pages.ts';
import type { Render } from '../contract/render.ts';
import { Document } from './document.tsx';
import { pageModules } from './page-modules.ts';
import { notFoundPage } from './pages/not-found-page.tsx';

/** A page for an address: pure, so that build, server, dev and tests all get the same one. */
export const render: Render = (request) => {
  const match = matchRoute(request.path);
  const found = match && pageModules[match.page]({ ...request, ...match });
  const page = found ?? notFoundPage(request);
  const html = renderToStaticMarkup(
    <Document
      page={page}
      stylesheet={found && match && pageRow(match.page).stylesheet}
      siteUrl={request.siteUrl}
      path={request.path}
    />,
  );
  return { status: page.status ?? 200, html: `<!doctype html>${html}` };
};
