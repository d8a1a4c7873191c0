import { fabrics } from '../../content/fabrics/fabrics.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { href, pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import { pageOf } from '../../domain/catalogue/page-of.ts';
import { searchFabrics } from '../../domain/catalogue/search-fabrics.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageModule } from '../page.ts';
import { CustomNeeds } from '../sections/catalogue/custom-needs.tsx';
import { ProductGrid } from '../sections/catalogue/product-grid.tsx';
import { SearchBox } from '../sections/catalogue/search-box.tsx';
import { PageHead } from '../sections/page-head.tsx';

/** Every fabric of the book, 24 at a time, found by material, name or number. */
export const cataloguePage: PageModule = ({ query }) => {
  const term = query.get('search')?.slice(0, 80).trim() ?? '';
  const pagesShown = Number(query.get('page') ?? 1);
  const found = searchFabrics(fabrics, term);
  const { shown, remaining } = pageOf(found, pagesShown);
  const meta = pagesMeta['/catalogue'];
  const crumbs = breadcrumbs(pages.catalogue);
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.catalogue,
    ...(term ? { robots: 'noindex, follow' as const } : {}),
    socialScene: meta.scene,
    crumbs,
    sheets: ['catalogue'],
    body: (
      <main id="main" className="page">
        <PageHead
          title="Complete Fabric Catalogue"
          lead={`${fabrics.length} designs, each with its number, its weight and its lapping.`}
          crumbs={crumbs}
        />
        <div className="wrap">
          <SearchBox action={pages.catalogue} term={term} />
          {shown.length > 0 ? (
            <ProductGrid fabrics={shown} />
          ) : (
            <EmptyState
              title="No fabric matches"
              text="Try a fibre, a structure or a number: cotton, locknit, 14B."
            >
              <ButtonLink href={href.catalogue()}>Reset</ButtonLink>
            </EmptyState>
          )}
          {remaining > 0 && (
            <p className="more">
              <ButtonLink href={moreHref(term, Math.max(1, pagesShown) + 1)}>
                {`Load More Products (${remaining} remaining)`}
              </ButtonLink>
            </p>
          )}
          <CustomNeeds reach="contact" />
        </div>
      </main>
    ),
  };
};

function moreHref(term: string, page: number): string {
  const query = new URLSearchParams({ ...(term ? { search: term } : {}), page: String(page) });
  return `${pages.catalogue}?${query}`;
}
