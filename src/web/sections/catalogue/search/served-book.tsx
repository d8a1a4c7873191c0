import { perContent } from '../../../../content/site-content.ts';
import { usualPrice } from '../../../../domain/catalogue/catalogue-entry.ts';
import { createFinder } from '../../../../domain/catalogue/fabric-finder.ts';
import type { CatalogueState } from '../../../../domain/catalogue/selection-query.ts';
import { CatalogueBook } from './catalogue-book.tsx';
import { catalogueEntries } from './catalogue-entries.ts';
import { hasTicks } from './has-ticks.ts';

export interface ServedBookProps {
  readonly state: CatalogueState;
  /** Where it is not the usual one: every byte of props is sent with the page. */
  readonly price?: string;
}

/** The catalogue as the server renders it; in the browser `islands/catalogue-search.tsx` replaces it. */
export const servedBook = perContent((content) => {
  const entries = catalogueEntries(content);
  const find = createFinder(entries);
  return function ServedBook({ state, price = usualPrice }: ServedBookProps) {
    return (
      <CatalogueBook
        state={state}
        finding={find(state)}
        total={entries.length}
        price={price}
        facetsOpen={hasTicks(state)}
      />
    );
  };
});
