import { requireCategory, type SiteContent } from '../../../../content/site-content.ts';
import { href, pages } from '../../../../contract/routes.ts';
import { breadcrumbs } from '../../../../contract/breadcrumbs.ts';
import { categoryFabrics, countByCategory } from '../../../../domain/catalogue/category-fabrics.ts';
import { applySort, type SortValue } from '../../../../domain/catalogue/sort-chips.ts';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { Page } from '../../../page.ts';
import { fabricList } from '../../../seo/lists.ts';
import { CategoryHead } from './category-head.tsx';
import { LongText } from './long-text.tsx';
import { ProductGrid } from '../cards/product-grid.tsx';
import { SortBar } from '../search/sort-bar.tsx';

interface CategoryViewRequest {
  readonly categoryId: CategoryId;
  /** The id as the address spells it; links back to this page keep it. */
  readonly alias: string;
  readonly title?: string;
  readonly sort: SortValue | undefined;
  readonly siteUrl: string;
}

/** /fabrics?category=: one collection, sortable. Search engines index its landing page instead. */
export function categoryView(content: SiteContent, request: CategoryViewRequest): Page {
  const { fabrics } = content;
  const { categoryId, alias, sort, siteUrl } = request;
  const category = requireCategory(content, categoryId);
  const title = request.title ?? category.title;
  const all = categoryFabrics(fabrics, categoryId);
  const shown = applySort(all, sort);
  const canonical = href.category(category.landingSlug);
  const crumbs = breadcrumbs(pages.fabrics, { category: alias });
  return {
    title: `${title}: ${all.length > 1 ? `${all.length} ` : ''}Warp Knits | ${content.mill.shortName}`,
    description: category.description,
    canonical,
    ...(all.length === 0 && { robots: 'noindex, follow' as const }),
    socialScene: category.band,
    crumbs,
    jsonLd: [fabricList(siteUrl, title, canonical, shown)],
    body: (
      <main id="main" className="page">
        <CategoryHead
          category={category}
          title={title}
          description={category.description}
          band={category.band}
          count={all.length}
          total={countByCategory(fabrics).get(categoryId) ?? 0}
          crumbs={crumbs}
        />
        <div className="wrap">
          {all.length > 1 && (
            <SortBar category={alias} active={sort} shown={shown.length} total={all.length} />
          )}
          {shown.length > 0 ? (
            <ProductGrid fabrics={shown} isUnderPicture />
          ) : (
            <NothingShown alias={alias} isEmpty={all.length === 0} />
          )}
          {category.about.length > 0 && (
            <LongText heading="About these knits" sections={category.about} />
          )}
        </div>
      </main>
    ),
  };
}

export function NothingShown({
  alias,
  isEmpty,
}: {
  readonly alias: string;
  readonly isEmpty: boolean;
}) {
  if (isEmpty) {
    return (
      <EmptyState
        title="Nothing in this collection now"
        text="Tell us what the cloth must do: most of what we knit is made to order."
      >
        <ButtonLink href={href.quote()}>Get Quote</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing carries that mark here"
      text="No name in this collection says Premium or Luxury."
    >
      <ButtonLink href={href.fabrics({ category: alias })}>Reset</ButtonLink>
    </EmptyState>
  );
}
