import type { SiteContent } from '../../../../content/site-content.ts';
import { href, pages } from '../../../../contract/routes.ts';
import { breadcrumbs } from '../../../../contract/breadcrumbs.ts';
import { designsText } from '../../../../domain/catalogue/category-fabrics.ts';
import { searchFabrics } from '../../../../domain/catalogue/search-fabrics.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { Page } from '../../../page.ts';
import { PageHead } from '../../page-opening.tsx';
import { CustomNeeds } from '../category/custom-needs.tsx';
import { ProductGrid } from '../cards/product-grid.tsx';
import { SearchBox } from './search-box.tsx';

/** /fabrics?search=: the catalogue's search at the address that the structured data gives to search engines. */
export function searchView(content: SiteContent, term: string): Page {
  const { fabrics, mill } = content;
  const found = searchFabrics(fabrics, term);
  const crumbs = breadcrumbs(pages.fabrics);
  return {
    title: `Fabrics Matching “${term}” | ${mill.name}`,
    description: `Warp-knit fabrics whose name, number or composition matches “${term}”.`,
    canonical: pages.fabrics,
    robots: 'noindex, follow',
    crumbs,
    body: (
      <main id="main" className="page">
        <PageHead
          title={`Fabrics matching “${term}”`}
          lead={
            found.length > 0
              ? `${designsText(found.length)} in the book.`
              : 'Nothing in the book answers to that.'
          }
          crumbs={crumbs}
          back={{ label: 'Back to Categories', href: href.fabrics() }}
        />
        <div className="wrap">
          <SearchBox action={pages.fabrics} term={term} />
          {found.length > 0 ? (
            <ProductGrid fabrics={found} />
          ) : (
            <EmptyState
              title="No fabric matches"
              text="Try a fibre, a structure or a number, such as cotton or locknit."
            >
              <ButtonLink href={href.fabrics()}>Reset</ButtonLink>
              <ButtonLink href={href.catalogue()}>Complete Catalogue</ButtonLink>
            </EmptyState>
          )}
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
}
