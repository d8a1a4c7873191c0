import { categories } from '../../../../content/categories.ts';
import { fabrics } from '../../../../content/fabrics/fabrics.ts';
import { pagesMeta } from '../../../../content/pages-meta.ts';
import { href, pages } from '../../../../contract/routes.ts';
import { breadcrumbs } from '../../../../domain/breadcrumbs/breadcrumbs.ts';
import { countByCategory } from '../../../../domain/catalogue/category-fabrics.ts';
import type { Page } from '../../../page.ts';
import { PageHead } from '../../page-head.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { CategoryCard } from '../cards/category-card.tsx';
import { CustomNeeds } from './custom-needs.tsx';

export function categoryListing(canonical: string): Page {
  const meta = pagesMeta['/fabrics'];
  const counts = countByCategory(fabrics);
  const crumbs = breadcrumbs(pages.fabrics);
  return {
    title: meta.title,
    description: meta.description,
    canonical,
    socialScene: meta.scene,
    crumbs,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Fabric Categories"
          lead="Four collections of warp-knitted cloth. Open one, lay its numbers side by side, and ask for a price by the metre."
          crumbs={crumbs}
          back={{ label: 'Back to Home', href: href.home() }}
        />
        <div className="wrap">
          <AtAGlance categories={categories.length} />
          <div className="ccs">
            {categories.map((category, index) => (
              <CategoryCard
                key={category.id}
                category={category}
                count={counts.get(category.id) ?? 0}
                priority={index < 3}
                index={index}
              />
            ))}
          </div>
          <CustomNeeds reach="chat" />
        </div>
      </main>
    ),
  };
}
