import { memo } from 'react';
import type { CatalogueEntry } from '../../../../domain/catalogue/catalogue-entry.ts';
import { priorityInGrid } from '../../../../ui/picture.tsx';
import { FabricCard } from './fabric-card.tsx';
import { compareForm } from '../compare/compare-bar.tsx';

interface FabricGridProps {
  readonly entries: readonly CatalogueEntry[];
  readonly price: string;
  /** Slugs chosen for comparison, including those of cards that are not shown now. */
  readonly ticked?: ReadonlySet<string>;
  /** A large picture opens the page: on a phone it comes before all of the grid. */
  readonly isUnderPicture?: boolean;
}

/** Memoised, because most cards stay the same from one typed letter to the next. */
const Card = memo(FabricCard);

/** One column on a phone, two on a tablet, three on a desktop; the first row of pictures has priority. */
export function FabricGrid({ entries, price, ticked, isUnderPicture }: FabricGridProps) {
  const firsts = firstPictures(entries);
  return (
    <div className="cards" id="fabrics">
      {entries.map((entry, index) => (
        <Card
          key={entry.slug}
          entry={entry}
          price={price}
          priority={isUnderPicture ? index < 3 && 'wide' : priorityInGrid(index)}
          gallery="grid"
          first={firsts[index]!}
          compareForm={compareForm}
          ticked={ticked?.has(entry.slug) ?? false}
        />
      ))}
    </div>
  );
}

/** The viewer shows all pictures of the grid: the index at which each card begins. */
function firstPictures(entries: readonly CatalogueEntry[]): number[] {
  let pictures = 0;
  return entries.map((entry) => {
    pictures += entry.pictures.length;
    return pictures - entry.pictures.length;
  });
}
