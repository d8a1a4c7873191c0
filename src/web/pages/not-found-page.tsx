import { href } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { describedPage, type Page, type PageRequest } from '../page.ts';

export function notFoundPage({ path, content }: PageRequest): Page {
  const { pages: pagesMeta } = content.pagesMeta;
  return {
    ...describedPage(pagesMeta.notFound),
    canonical: path,
    crumbs: [],
    status: 404,
    body: (
      <main id="main" className="page wrap not-found">
        <h1 className="not-found-number">404</h1>
        <p className="lead">Oops! Page not found</p>
        <p>There is no cloth under this number. The catalogue knows every one we knit.</p>
        <p className="actions">
          <ButtonLink href={href.home()} look="primary">
            Return to Home
          </ButtonLink>
          <ButtonLink href={href.catalogue()}>Complete Catalogue</ButtonLink>
        </p>
      </main>
    ),
  };
}
