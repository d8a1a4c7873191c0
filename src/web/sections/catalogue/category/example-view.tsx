import type { SiteContent } from '../../../../content/site-content.ts';
import { href, pages } from '../../../../contract/routes.ts';
import { breadcrumbs } from '../../../../contract/breadcrumbs.ts';
import { applySort, type SortValue } from '../../../../domain/catalogue/sort-chips.ts';
import { fallbackFabrics } from '../../../../domain/catalogue/fallback-fabrics.ts';
import type { Page } from '../../../page.ts';
import { PageHead } from '../../page-opening.tsx';
import { CollectionTabs } from './collection-tabs.tsx';
import { CustomNeeds } from './custom-needs.tsx';
import { ExampleCard } from '../cards/example-card.tsx';
import { SortBar } from '../search/sort-bar.tsx';

/**
 * For an unknown category id: the view of a category with examples of what could be made to order,
 * hidden from search engines.
 */
export function exampleView(
  content: SiteContent,
  category: string,
  sort: SortValue | undefined,
): Page {
  const { fabrics, mill } = content;
  const crumbs = breadcrumbs(pages.fabrics);
  const all = fallbackFabrics(category);
  const shown = applySort(all, sort);
  return {
    title: `Made-to-Order Examples | ${mill.name}`,
    description:
      'Examples of warp-knit fabrics we make to order: five series, from a plain standard cloth to lace, each to your own weight, width and shade.',
    canonical: pages.fabrics,
    robots: 'noindex, follow',
    crumbs,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Made-to-order examples"
          lead="We keep no collection under this name. These five say what we could knit for you."
          crumbs={crumbs}
          back={{ label: 'Back to Categories', href: href.fabrics() }}
        >
          <p className="lab">
            <b>{all.length} examples</b>, weight and width to your order
          </p>
        </PageHead>
        <div className="wrap">
          <CollectionTabs />
          <SortBar
            category={category}
            active={sort}
            shown={shown.length}
            total={all.length}
            noun="examples"
          />
          <h2 className="sr-only">Examples</h2>
          <div className="cards" id="fabrics">
            {shown.map((example, index) => (
              <ExampleCard
                key={example.id}
                example={example}
                pictured={fabrics.find(({ series }) => series === example.series)}
                price={content.terms.price}
                place={index}
              />
            ))}
          </div>
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
}
