import { requireCategory, type SiteContent } from '../../content/site-content.ts';
import { breadcrumbs } from '../../contract/breadcrumbs.ts';
import { href, pages } from '../../contract/routes.ts';
import { relatedFabrics } from '../../domain/catalogue/related-fabrics.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import type { WithdrawnFabric } from '../../domain/fabric/fabric-record.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Page } from '../page.ts';
import { ProductCard } from '../sections/catalogue/cards/product-card.tsx';
import { PageHead } from '../sections/page-opening.tsx';

/** A fabric that is no longer knitted: what is near it, and how to ask for it all the same. */
export function withdrawnPage(content: SiteContent, fabric: WithdrawnFabric): Page {
  const { mill } = content;
  const name = fabricName(fabric);
  const category = requireCategory(content, fabric.categoryId);
  const collection = href.fabrics({ category: category.id });
  const nearest = relatedFabrics(fabric, content.fabrics, 3);
  const crumbs = [
    ...breadcrumbs(pages.home),
    { name: category.tab.label, path: collection },
    { name, path: href.fabric(fabric.slug) },
  ];
  return {
    title: `${name}: No Longer Knitted | ${mill.shortName}`,
    description: `We no longer knit ${name}. The fabrics nearest to it are on this page, and we answer every question about a repeat.`,
    canonical: href.fabric(fabric.slug),
    robots: 'noindex, follow',
    socialScene: category.band,
    crumbs,
    status: 410,
    body: (
      <main id="main" className="page fabric">
        <PageHead
          title={`${name} is no longer knitted`}
          lead="It has left our book. If you need a repeat of an earlier order, or cloth like it, ask us: the lapping is kept, and we say honestly whether it can be knitted again."
          crumbs={crumbs}
        >
          <p className="actions">
            <ButtonLink href={href.quote({ product: name })} look="primary">
              Ask for a repeat
            </ButtonLink>
            <ButtonLink href={collection}>{category.title}</ButtonLink>
          </p>
        </PageHead>
        {nearest.length > 0 && (
          <section className="wrap near" aria-labelledby="near">
            <h2 id="near">Nearest to it</h2>
            <div className="cards">
              {nearest.map((near) => (
                <ProductCard key={near.slug} fabric={near} />
              ))}
            </div>
          </section>
        )}
      </main>
    ),
  };
}
