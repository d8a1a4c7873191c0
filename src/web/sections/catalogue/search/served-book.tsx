import { createFinder } from '../../../../domain/catalogue/fabric-finder.ts';
import type { CatalogueState } from '../../../../domain/catalogue/selection-query.ts';
import { CatalogueBook } from './catalogue-book.tsx';
import { catalogueEntries } from './catalogue-entries.ts';
import { hasTicks } from './has-ticks.ts';

const find = createFinder(catalogueEntries);

/** The catalogue as the server renders it; in the browser `islands/catalogue-search.tsx` replaces it. */
export function ServedBook({ state }: { readonly state: CatalogueState }) {
  return (
    <CatalogueBook
      state={state}
      finding={find(state)}
      total={catalogueEntries.length}
      facetsOpen={hasTicks(state)}
    />
  );
}
