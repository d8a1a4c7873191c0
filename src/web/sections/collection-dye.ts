import type { CategoryId } from '../../domain/fabric/fabric.ts';
import type { Dye } from '../../ui/index-tabs.tsx';

/** The dye a collection's tab keeps on every page. */
export const collectionDye: Readonly<Record<CategoryId, Dye>> = {
  'polyester-cotton-knits': 'turmeric',
  'breathable-cotton-nylon-collection': 'indigo',
  'pure-cotton-fabrics': 'kora',
  'nylon-classics': 'plum',
};
