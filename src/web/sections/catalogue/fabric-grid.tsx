import type { CatalogueEntry } from '../../../domain/catalogue/catalogue-entry.ts';
import { FabricCard } from './fabric-card.tsx';
import { compareForm } from './compare-bar.tsx';

/** One column on a phone, two on a tablet, three on a desk; the first three pictures come first. */
export function FabricGrid({ entries }: { readonly entries: readonly CatalogueEntry[] }) {
  let pictures = 0;
  return (
    <div className="cards" id="fabrics">
      {entries.map((entry, index) => {
        const first = pictures;
        pictures += entry.pictures.length;
        return (
          <FabricCard
            key={entry.slug}
            entry={entry}
            priority={index < 3}
            gallery="grid"
            first={first}
            compareForm={compareForm}
          />
        );
      })}
    </div>
  );
}
