import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoute } from '../contract/match-route.ts';
import { pageRow } from '../contract/pages.ts';
import type { Render } from '../contract/render.ts';
import type { SiteContent } from '../content/site-content.ts';
import { WithContent } from './content-context.tsx';
import { Document } from './document.tsx';
import { pageModules } from './page-modules.ts';
import { fillIn } from './once.tsx';
import { notFoundPage } from './pages/not-found-page.tsx';

/** A page for an address: pure, so that build, server, dev and tests all get the same one. */
export const render: Render<SiteContent> = (request, content) => {
  const match = matchRoute(request.path);
  const found = match && pageModules[match.page]({ ...request, ...match, content });
  const page = found ?? notFoundPage({ ...request, content });
  const html = renderToStaticMarkup(
    <WithContent content={content}>
      <Document
        page={page}
        stylesheet={found && match && pageRow(match.page).stylesheet}
        siteUrl={request.siteUrl}
        path={request.path}
      />
    </WithContent>,
  );
  return { status: page.status ?? 200, html: `<!doctype html>${fillIn(html, content)}` };
};
