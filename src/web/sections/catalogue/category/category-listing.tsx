import { knittedCategories } from '../../../../domain/catalogue/knitted-categories.ts';
import type { SiteContent } from '../../../../content/site-content.ts';
import { href } from '../../../../contract/routes.ts';
import { countByCategory } from '../../../../domain/catalogue/category-fabrics.ts';
import { basePage, type Page } from '../../../page.ts';
import { inWords } from '../../../../domain/text/number-words.ts';
import { priorityInGrid } from '../../../../ui/picture.tsx';
import { PageHead } from '../../page-opening.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { CategoryCard } from '../cards/category-card.tsx';
import { CustomNeeds } from './custom-needs.tsx';

export function categoryListing(content: SiteContent): Page {
  const { claims, fabrics } = content;
  const knitted = new Set(knittedCategories(content));
  const categories = content.categories.filter(({ id }) => knitted.has(id));
  const page = basePage(content, 'fabrics');
  const counts = countByCategory(fabrics);
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageHead
          title="Fabric Categories"
          lead={leadOf(categories.length)}
          crumbs={page.crumbs}
          back={{ label: 'Back to Home', href: href.home() }}
        >
          {claims.clientsCatalogue && (
            <p className="lab">Knitted for {claims.clientsCatalogue.text}.</p>
          )}
        </PageHead>
        <div className="wrap">
          <AtAGlance categories={categories.length} />
          <div className="ccs" hidden={categories.length === 0}>
            {categories.map((category, index) => (
              <CategoryCard
                key={category.id}
                category={category}
                count={counts.get(category.id) ?? 0}
                priority={priorityInGrid(index)}
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

function leadOf(collections: number): string {
  if (collections === 0) {
    return 'Warp-knitted cloth, made to order. Tell us the garment, the weight and the metres.';
  }
  const opened = 'Open one, lay its numbers side by side, and ask for a price by the metre.';
  if (collections === 1) {
    return 'Warp-knitted cloth, with weight, width and lapping on record. Ask for a price by the metre.';
  }
  const count = inWords(collections);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} collections of warp-knitted cloth. ${opened}`;
}
