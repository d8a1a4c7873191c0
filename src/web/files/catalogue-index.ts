import { catalogueEntries } from '../sections/catalogue/search/catalogue-entries.ts';

/** Every card of the book as data: fetched when somebody begins to search, not with the page. */
export function catalogueIndex(): string {
  return JSON.stringify(catalogueEntries);
}
