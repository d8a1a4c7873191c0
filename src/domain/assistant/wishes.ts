import type { BehaviourId } from '../fabric/behaviour/behaviour.ts';
import type { CategoryId, ConstructionFamily, EndUse, Fibre } from '../fabric/fabric.ts';
import type { Bounds } from './read-measures.ts';
import type { ColourName } from './vocabulary.ts';

/**
 * A search for cloth: what is wanted of it and what is not. The guide makes it of a buyer's words and
 * lets the next words change it; the tools of other assistants fill it in field by field.
 */
export interface Wishes {
  /** Kinds of cloth by their fibres, named by the shipped collection of these. */
  readonly categories: readonly CategoryId[];
  /** Collections by their own name, whatever they are made of. */
  readonly collections: readonly CategoryId[];
  readonly endUses: readonly EndUse[];
  readonly families: readonly ConstructionFamily[];
  /** The words that named those families: `tulle` is one net among many. */
  readonly structures: readonly string[];
  readonly finishes: readonly string[];
  readonly stretch: boolean;
  readonly behaviours: readonly BehaviourWish[];
  readonly gsm?: Bounds;
  readonly inches?: Bounds;
  readonly order?: Order;
  readonly colour?: ColourName;
  readonly excluded: Excluded;
}

/** `{ id: 'curls', wanted: false }` of cloth that must not curl. */
export interface BehaviourWish {
  readonly id: BehaviourId;
  readonly wanted: boolean;
}

/** What a fabric must not be; never given up, because a buyer said so. */
export interface Excluded {
  readonly categories: readonly CategoryId[];
  readonly endUses: readonly EndUse[];
  readonly families: readonly ConstructionFamily[];
  /** One kind among those of a family: "without scallops" leaves the other lace. */
  readonly structures: readonly string[];
  readonly finishes: readonly string[];
  readonly fibres: readonly Fibre[];
  /** Addresses: a fabric that "something softer" is compared with is not an answer. */
  readonly slugs: readonly string[];
}

export const orders = [
  'lightest',
  'heaviest',
  'widest',
  'narrowest',
  'softest',
  'firmest',
  'stretchiest',
] as const;
export type Order = (typeof orders)[number];

export const nothingExcluded: Excluded = {
  categories: [],
  endUses: [],
  families: [],
  structures: [],
  finishes: [],
  fibres: [],
  slugs: [],
};

export const noWishes: Wishes = {
  categories: [],
  collections: [],
  endUses: [],
  families: [],
  structures: [],
  finishes: [],
  stretch: false,
  behaviours: [],
  excluded: nothingExcluded,
};

/** Whether anything but the place of a compared fabric is excluded. */
export function excludesAny({ slugs: _slugs, ...rest }: Excluded): boolean {
  return Object.values(rest).some((list) => list.length > 0);
}

/** Whether the buyer states anything of the fabric other than its fibres. */
export function hasWishes(wishes: Wishes): boolean {
  return (
    wishes.collections.length > 0 ||
    wishes.endUses.length > 0 ||
    wishes.families.length > 0 ||
    wishes.finishes.length > 0 ||
    wishes.stretch ||
    wishes.behaviours.length > 0 ||
    wishes.gsm !== undefined ||
    wishes.inches !== undefined ||
    wishes.order !== undefined ||
    wishes.colour !== undefined ||
    excludesAny(wishes.excluded)
  );
}
