import type { ProductPicture } from '../../contract/catalogue/product-record.ts';
import { bookPaths, type CatalogueBook } from '../../contract/catalogue/book.ts';
import type { CachedResponse } from './cached-response.ts';
import type { PageStore } from './page-store.ts';

/** The pictures of a fabric as the printed book names them: only the renderer knows the studio's files. */
export function readPrintedPictures(
  pages: Pick<PageStore, 'find'>,
): (slug: string) => readonly ProductPicture[] {
  let read:
    | {
        readonly of: CachedResponse;
        readonly bySlug: Map<string, readonly ProductPicture[]>;
      }
    | undefined;
  return (slug) => {
    const book = pages.find(bookPaths.json);
    if (!book) return [];
    if (read?.of !== book) {
      const { products } = JSON.parse(book.encoded.identity.body.toString()) as CatalogueBook;
      read = { of: book, bySlug: new Map(products.map(({ id, media }) => [id, media])) };
    }
    return read.bySlug.get(slug) ?? [];
  };
}
