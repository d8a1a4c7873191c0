import { type CategoryId, categoryKey } from '../fabric/fabric.ts';

export const collectionDyes = ['turmeric', 'indigo', 'kora', 'plum'] as const;
/** The colour of a collection's tab. */
export type CollectionDye = (typeof collectionDyes)[number];

interface NewCollection {
  readonly name: string;
  readonly description: string;
  readonly dye: CollectionDye;
}

/**
 * The address that follows from the name of a new collection: `Sports & Swim` → `sports-swim`. It stays
 * when the name changes. Nothing where the name has no letters that an address can have.
 */
export function collectionKey(name: string, taken: readonly CategoryId[]): CategoryId | undefined {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 7)
    .join('-');
  if (!categoryKey.test(plain)) return undefined;
  let key = plain;
  for (let count = 2; taken.includes(key); count += 1) key = `${plain}-${count}`;
  return key;
}

/** Pictures and figures follow from its fabrics; longer texts are written when there is time. */
export function newCollection(
  id: CategoryId,
  place: number,
  { name, description, dye }: NewCollection,
) {
  return {
    id,
    title: name,
    description,
    picture: '',
    second: { title: name, description, picture: '' },
    band: '',
    landingSlug: id,
    tab: { figure: place, label: name, dye },
    spec: { fibre: '', weight: '', width: '' },
    about: [],
    landing: [],
    position: place,
  };
}
