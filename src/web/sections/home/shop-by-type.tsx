import { useContent } from '../../content-context.tsx';
import { knittedCategories } from '../../../domain/catalogue/knitted-categories.ts';
import type { CollectionCard } from '../../../content/home.ts';
import { href } from '../../../contract/routes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { collectionDye, collectionPicture } from '../collection-picture.ts';
import { FolioOf } from '../folio-drawing.tsx';

/** Collections under their own tabs: wide, narrow, narrow, wide, and so on. */
export function ShopByType() {
  const content = useContent();
  const { shopByType } = content.home;
  const knitted = new Set(knittedCategories(content));
  const cards = shopByType.cards.filter(({ id }) => knitted.has(id));
  if (cards.length === 0) return null;
  return (
    <section className="sec wrap shop" aria-label={shopByType.heading}>
      <div className="grid12" data-reveal="">
        <FolioOf folio={shopByType.folio} />
        <h2 className="head">{shopByType.heading}</h2>
        {cards.map((card, index) => (
          <Card key={card.id} card={card} place={index} />
        ))}
      </div>
    </section>
  );
}

function Card({ card, place }: { readonly card: CollectionCard; readonly place: number }) {
  const content = useContent();
  const { fabrics } = content;
  const { shopByType } = content.home;
  const wide = place % 4 === 0 || place % 4 === 3;
  const dye = collectionDye(content, card.id);
  const picture = collectionPicture(useContent(), card.id, wide ? 'drape' : 'macro');
  const designs = fabrics.filter((fabric) => fabric.categoryId === card.id).length;
  return (
    <a className={`coll coll-${(place % 4) + 1}`} href={href.fabrics({ category: card.id })}>
      <span className={`tab dye-${dye}`}>
        <span aria-hidden="true">{place + 1}</span> {designs}{' '}
        {designs === 1 ? 'design' : shopByType.countLabel}
      </span>
      <span className={`plate dye-${dye}`}>
        {picture && (
          <Picture
            picture={picture}
            sizes={
              wide
                ? '(width < 40rem) 95vw, (width < 68.75rem) 56vw, 53vw'
                : '(width < 40rem) 48vw, (width < 68.75rem) 36vw, 30vw'
            }
          />
        )}
        {card.badge && <Badge tone="paper">{card.badge}</Badge>}
        <span className="coll-view">{shopByType.view}</span>
      </span>
      <h3>{card.title}</h3>
      <span className="coll-facts lab mut">
        {card.fibre}
        <br />
        {card.weight}
      </span>
    </a>
  );
}
