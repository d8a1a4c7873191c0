import { requireCategory } from '../../content/site-content.ts';
import { categorySlugs, type CategorySlug, href } from '../../contract/routes.ts';
import { breadcrumbs } from '../../contract/breadcrumbs.ts';
import { categoryFabrics, countByCategory } from '../../domain/catalogue/category-fabrics.ts';
import { describedPage, type PageModule } from '../page.ts';
import { CategoryHead } from '../sections/catalogue/category/category-head.tsx';
import { NothingShown } from '../sections/catalogue/category/category-view.tsx';
import { CustomNeeds } from '../sections/catalogue/category/custom-needs.tsx';
import { LongText } from '../sections/catalogue/category/long-text.tsx';
import { ProductGrid } from '../sections/catalogue/cards/product-grid.tsx';
import { fabricList } from '../seo/lists.ts';

/** A collection's landing page: the address search engines keep. */
export const categoryPage: PageModule = ({ slug, siteUrl, content }) => {
  const { fabrics } = content;
  const { categories: categoriesMeta } = content.pagesMeta;
  if (!isCategorySlug(slug)) return undefined;
  const category = requireCategory(content, categorySlugs[slug]);
  const shown = categoryFabrics(fabrics, category.id);
  const path = href.category(slug);
  const title = category.second.title;
  const crumbs = breadcrumbs(path, { leaf: title });
  return {
    ...describedPage(categoriesMeta[slug]),
    ...(shown.length === 0 && { robots: 'noindex, follow' as const }),
    canonical: path,
    crumbs,
    jsonLd: [fabricList(siteUrl, title, path, shown)],
    body: (
      <main id="main" className="page">
        <CategoryHead
          category={category}
          title={title}
          description={category.second.description}
          band={category.second.picture}
          count={shown.length}
          total={countByCategory(fabrics).get(category.id)!}
          crumbs={crumbs}
        />
        <div className="wrap">
          {shown.length > 0 ? (
            <ProductGrid fabrics={shown} />
          ) : (
            <NothingShown alias={category.id} isEmpty />
          )}
          <LongText heading={`Choosing from ${title}`} sections={category.landing} />
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
};

function isCategorySlug(slug: string | undefined): slug is CategorySlug {
  return slug !== undefined && Object.hasOwn(categorySlugs, slug);
}
