import { usualPrice } from '../../domain/catalogue/catalogue-entry.ts';
import { catalogueQuery, readCatalogueState } from '../../domain/catalogue/selection-query.ts';
import { StitchedLink } from '../../ui/stitched-link.tsx';
import { Island } from '../islands/engine/island.tsx';
import { basePage, type PageModule } from '../page.ts';
import { CompareBar } from '../sections/catalogue/compare/compare-bar.tsx';
import { CustomNeeds } from '../sections/catalogue/category/custom-needs.tsx';
import { servedBook } from '../sections/catalogue/search/served-book.tsx';
import { PageHead } from '../sections/page-opening.tsx';

/** Every fabric of the catalogue, 24 at a time, found by material, name or number, narrowed by facets. */
export const cataloguePage: PageModule = ({ query, content }) => {
  const { claims, fabrics, terms } = content;
  const { page: thankYouPage } = content.thankYou;
  const state = readCatalogueState(query);
  const narrowed = catalogueQuery({ ...state, page: 1 }).size > 0;
  const page = basePage(content, 'catalogue');
  return {
    ...page,
    ...(narrowed ? { robots: 'noindex, follow' as const } : {}),
    body: (
      <main id="main" className="page">
        <PageHead
          title="Complete Fabric Catalogue"
          lead={leadOf(fabrics.length, claims.clientsCatalogue?.text)}
          crumbs={page.crumbs}
        >
          <p>
            <StitchedLink href={thankYouPage.download.file}>The whole book as PDF</StitchedLink>
          </p>
        </PageHead>
        <div className="wrap">
          <Island
            name="catalogue-search"
            on="intent"
            serves=".finder, [data-island-act]"
            component={servedBook(content)}
            props={{ state, ...(terms.price !== usualPrice && { price: terms.price }) }}
          />
          <CompareBar />
          <CustomNeeds reach="contact" />
        </div>
      </main>
    ),
  };
};

function leadOf(designs: number, clients: string | undefined): string {
  if (designs === 0) return 'The first fabrics are on the machines. Ask us for the one you need.';
  const book =
    designs === 1
      ? 'The first design, with its number, its weight and its lapping.'
      : `${designs} designs, each with its number, its weight and its lapping.`;
  return clients === undefined ? book : `${book} Knitted for ${clients}.`;
}
