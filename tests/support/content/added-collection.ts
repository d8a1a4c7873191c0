import { assembleRecords, shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { fabricKey } from '../../../src/content/records/fabric-clashes.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import { newCollection } from '../../../src/domain/catalogue/new-collection.ts';

/** A collection of the mill's own, as the desk makes it of a name, a sentence and a colour. */
export const addedCollection = newCollection('sports-and-swim', 5, {
  name: 'Sports and Swim',
  description: 'Cloth that stretches, dries fast and keeps its shade in sun and chlorine.',
  dye: 'plum',
});

export const movedFabrics = recordsOf('14B', '12A');

export function recordsOf(...numbers: readonly string[]) {
  return Object.values(shippedRecords.fabric).filter(({ number }) => numbers.includes(number));
}

/** The shipped site with one collection more, and two fabrics in it. */
export function withCollection(change: object = {}, fabrics = movedFabrics): SiteContent {
  const { id } = addedCollection;
  const made = assembleRecords({
    ...shippedRecords,
    category: { ...shippedRecords.category, [id]: { ...addedCollection, ...change } },
    fabric: {
      ...shippedRecords.fabric,
      ...Object.fromEntries(
        fabrics.map((fabric) => [fabricKey(fabric.id), { ...fabric, category: id }]),
      ),
    },
  });
  if (!made.ok) throw new Error(made.faults.join('\n'));
  return made.content;
}
