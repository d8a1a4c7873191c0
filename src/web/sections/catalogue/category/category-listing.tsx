import type { SiteContent } from '../../../../content/site-content.ts';
import { href } from '../../../../contract/routes.ts';
import { countByCategory } from '../../../../domain/catalogue/category-fabrics.ts';
import { basePage, type Page } from '../../../page.ts';
import { PageHead } from '../../page-opening.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { CategoryCard } from '../cards/category-card.tsx';
import { CustomNeeds } from './custom-needs.tsx';

export function categoryListing(content: SiteContent): Page {
  const { categories, claims, fabrics } = content;
  const page = basePage(content, 'fabrics');
  const counts = countByCategory(fabrics);
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Fabric Categories"
          lead="Four collections of warp-knitted cloth. Open one, lay its numbers side by side, and ask for a price by the metre."
          crumbs={page.crumbs}
          back={{ label: 'Back to Home', href: href.home() }}
        >
          {claims.clientsCatalogue && (
            <p className="lab">Knitted for {claims.clientsCatalogue.text}.</p>
          )}
        </PageHead>
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
