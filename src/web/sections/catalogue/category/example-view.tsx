import { href, pages } from '../../../../contract/routes.ts';
import { breadcrumbs } from '../../../../contract/breadcrumbs.ts';
import { fallbackFabrics } from '../../../../domain/catalogue/fallback-fabrics.ts';
import type { Page } from '../../../page.ts';
import { PageHead } from '../../page-opening.tsx';
import { CollectionTabs } from './collection-tabs.tsx';
import { CustomNeeds } from './custom-needs.tsx';
import { ExampleCard } from '../cards/example-card.tsx';

/** For an unknown category id: examples of what could be made to order, hidden from search engines. */
export function exampleView(category: string): Page {
  const crumbs = breadcrumbs(pages.fabrics);
  return {
    title: 'Made-to-Order Examples | Taana Warp Knits',
    description:
      'Examples of warp-knit fabrics we make to order: five series, from a plain standard cloth to lace, each to your own weight, width and shade.',
    canonical: pages.fabrics,
    robots: 'noindex, follow',
    crumbs,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Made-to-order examples"
          lead="We keep no collection under this name. These five say what we could knit for you; our four collections are in the tabs."
          crumbs={crumbs}
          back={{ label: 'Back to Categories', href: href.fabrics() }}
        />
        <div className="wrap">
          <CollectionTabs />
          <div className="cards">
            {fallbackFabrics(category).map((example) => (
              <ExampleCard key={example.id} example={example} />
            ))}
          </div>
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
}
