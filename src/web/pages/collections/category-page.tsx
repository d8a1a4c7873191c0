import { href } from '../../../contract/routes.ts';
import { breadcrumbs } from '../../../contract/breadcrumbs.ts';
import { categoryFabrics, countByCategory } from '../../../domain/catalogue/category-fabrics.ts';
import { describedPage, type PageModule } from '../../page.ts';
import { CategoryHead } from '../../sections/catalogue/category/category-head.tsx';
import { NothingShown } from '../../sections/catalogue/category/category-view.tsx';
import { CustomNeeds } from '../../sections/catalogue/category/custom-needs.tsx';
import { LongText } from '../../sections/catalogue/category/long-text.tsx';
import { ProductGrid } from '../../sections/catalogue/cards/product-grid.tsx';
import { fabricList } from '../../seo/lists.ts';

/** A collection's landing page: the address search engines keep. */
export const categoryPage: PageModule = ({ slug, siteUrl, content }) => {
  const { fabrics } = content;
  const { categories: categoriesMeta } = content.pagesMeta;
  const category = content.categories.find(({ landingSlug }) => landingSlug === slug);
  const meta = category && categoriesMeta[category.landingSlug];
  if (!category || !meta || category.hidden) return undefined;
  const shown = categoryFabrics(fabrics, category.id);
  const path = href.category(category.landingSlug);
  const title = category.second.title;
  const crumbs = breadcrumbs(path, { leaf: title });
  return {
    ...describedPage(meta),
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
          total={countByCategory(fabrics).get(category.id) ?? 0}
          crumbs={crumbs}
        />
        <div className="wrap">
          {shown.length > 0 ? (
            <ProductGrid fabrics={shown} isUnderPicture />
          ) : (
            <NothingShown alias={category.id} isEmpty />
          )}
          {category.landing.length > 0 && (
            <LongText heading={`Choosing from ${title}`} sections={category.landing} />
          )}
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
};
