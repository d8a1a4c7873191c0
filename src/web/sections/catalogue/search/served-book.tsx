import { perContent } from '../../../../content/site-content.ts';
import { createFinder } from '../../../../domain/catalogue/fabric-finder.ts';
import type { CatalogueState } from '../../../../domain/catalogue/selection-query.ts';
import { CatalogueBook } from './catalogue-book.tsx';
import { catalogueEntries } from './catalogue-entries.ts';
import { hasTicks } from './has-ticks.ts';

/** The catalogue as the server renders it; in the browser `islands/catalogue-search.tsx` replaces it. */
export const servedBook = perContent((content) => {
  const entries = catalogueEntries(content);
  const find = createFinder(entries);
  return function ServedBook({ state }: { readonly state: CatalogueState }) {
    return (
      <CatalogueBook
        state={state}
        finding={find(state)}
        total={entries.length}
        facetsOpen={hasTicks(state)}
      />
    );
  };
});
