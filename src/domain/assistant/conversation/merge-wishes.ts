import type { WishName } from '../find-cloth.ts';
import type { CategoryId, Fibre } from '../../fabric/fabric.ts';
import { type Excluded, hasWishes, noWishes, type Wishes } from '../wishes.ts';
import type { Pointer } from './read-pointer.ts';

/** A search as the next words change it: what they say replaces what was said of the same before. */
export function mergeWishes(before: Wishes, said: Wishes, pointer: Pointer): Wishes {
  const kept = withoutDropped(before, pointer);
  if (pointer.frees) return free(kept, said);
  const isBegun = hasWishes(kept) || kept.categories.length > 0;
  if (pointer.allows && isBegun) return allow(kept, said);
  const list = <
    Name extends 'categories' | 'collections' | 'endUses' | 'families' | 'finishes' | 'structures',
  >(
    name: Name,
  ) => (said[name].length > 0 ? said[name] : kept[name]);
  const excluded = mergeExcluded(kept.excluded, withoutPure(said.excluded, kept));
  const refusesStretch = said.behaviours.some(({ id, wanted }) => id === 'stretches' && !wanted);
  const behaviours = [
    ...kept.behaviours.filter(({ id }) => !said.behaviours.some((one) => one.id === id)),
    ...said.behaviours,
  ];
  const { gsm = kept.gsm, inches = kept.inches, colour = kept.colour, order = kept.order } = said;
  return withoutContradiction(
    {
      // Whoever names a collection means all of it; "in cotton" then takes what is cotton of it.
      categories: said.collections.length > 0 ? said.categories : list('categories'),
      collections: list('collections'),
      endUses: list('endUses'),
      families: list('families'),
      structures: said.families.length > 0 ? said.structures : kept.structures,
      finishes: list('finishes'),
      stretch:
        said.stretch || (kept.stretch && !refusesStretch && !excluded.fibres.includes('elastane')),
      behaviours,
      ...(gsm && { gsm }),
      ...(inches && { inches }),
      ...(colour && { colour }),
      ...(order && { order }),
      excluded,
    },
    said,
  );
}

/** The wishes that these words state. */
export function statedWishes(said: Wishes): WishName[] {
  const lists = (
    ['categories', 'collections', 'endUses', 'families', 'finishes', 'behaviours'] as const
  ).filter((name) => said[name].length > 0);
  const others = (['gsm', 'inches', 'colour', 'stretch'] as const).filter((name) => said[name]);
  return [...lists, ...others];
}

function withoutDropped(before: Wishes, { drops }: Pointer): Wishes {
  const kept: Record<string, unknown> = { ...before };
  for (const field of drops) {
    if (field in noWishes) kept[field] = noWishes[field as 'categories'];
    else delete kept[field];
    if (field === 'families') kept['structures'] = [];
  }
  return kept as unknown as Wishes;
}

/** "Nylon is fine": it may be that too, and nothing is wished of it any more, neither way. */
function allow(before: Wishes, said: Wishes): Wishes {
  const { excluded } = before;
  const named = new Set(said.behaviours.map(({ id }) => id));
  const fibres = new Set(said.categories.flatMap((id) => holds[id] ?? []));
  const widened = <Item>(list: readonly Item[], others: readonly Item[]) =>
    list.length === 0 ? list : [...new Set([...list, ...others])];
  return {
    ...before,
    categories: widened(before.categories, said.categories),
    families: widened(before.families, said.families),
    stretch: before.stretch && !named.has('stretches'),
    behaviours: before.behaviours.filter(({ id }) => !named.has(id)),
    excluded: {
      ...excluded,
      categories: excluded.categories.filter(
        (id) => !said.categories.includes(id) && !said.collections.includes(id),
      ),
      families: excluded.families.filter((family) => !said.families.includes(family)),
      structures: excluded.structures.filter((word) => !said.structures.includes(word)),
      endUses: excluded.endUses.filter((use) => !said.endUses.includes(use)),
      finishes: excluded.finishes.filter((finish) => !said.finishes.includes(finish)),
      fibres: excluded.fibres.filter(
        (fibre) => !fibres.has(fibre) && !(fibre === 'elastane' && said.stretch),
      ),
    },
  };
}

/** "It need not be cotton": the wish is taken back, and nothing is excluded. */
function free(before: Wishes, said: Wishes): Wishes {
  const without = <Item>(list: readonly Item[], others: readonly Item[]) =>
    list.filter((item) => !others.includes(item));
  const kept = allow(before, said);
  return {
    ...kept,
    categories: without(kept.categories, said.categories),
    collections: without(kept.collections, said.collections),
    endUses: without(kept.endUses, said.endUses),
    families: without(kept.families, said.families),
    structures: without(kept.structures, said.structures),
    finishes: without(kept.finishes, said.finishes),
    stretch: kept.stretch && !said.stretch,
  };
}

function mergeExcluded(before: Excluded, said: Excluded): Excluded {
  const both = <Name extends keyof Excluded>(name: Name) =>
    [...new Set<unknown>([...before[name], ...said[name]])] as unknown as Excluded[Name];
  return {
    categories: both('categories'),
    endUses: both('endUses'),
    families: both('families'),
    structures: both('structures'),
    finishes: both('finishes'),
    fibres: both('fibres'),
    slugs: said.slugs,
  };
}

/** "Skip the cotton" of somebody who asked for cotton or polycotton leaves the polycotton. */
function withoutPure(said: Excluded, { categories }: Wishes): Excluded {
  const pure = categories.find((id) => soleFibre(id) && said.fibres.includes(soleFibre(id)!));
  const fibre = pure && soleFibre(pure);
  if (!fibre || !categories.some((id) => id !== pure && holds[id]?.includes(fibre))) return said;
  return {
    ...said,
    categories: [...said.categories, pure],
    fibres: said.fibres.filter((excluded) => excluded !== fibre),
  };
}

function soleFibre(id: CategoryId) {
  const fibres = holds[id] ?? [];
  return fibres.length === 1 ? fibres[0] : undefined;
}

/** Whoever asks for what they excluded before has changed their mind, and the other way round. */
function withoutContradiction(wishes: Wishes, said: Wishes): Wishes {
  const { excluded } = wishes;
  const drop = <Item>(list: readonly Item[], others: readonly Item[]) =>
    list.filter((item) => !others.includes(item));
  return {
    ...wishes,
    families: drop(wishes.families, said.excluded.families),
    endUses: drop(wishes.endUses, said.excluded.endUses),
    finishes: drop(wishes.finishes, said.excluded.finishes),
    collections: drop(wishes.collections, said.excluded.categories),
    categories: drop(wishes.categories, excluded.categories).filter(
      (id) =>
        said.categories.includes(id) ||
        !holds[id]?.some((fibre) => excluded.fibres.includes(fibre)),
    ),
    excluded: {
      ...excluded,
      families: drop(excluded.families, said.families),
      structures: drop(excluded.structures, said.structures),
      endUses: drop(excluded.endUses, said.endUses),
      finishes: drop(excluded.finishes, said.finishes),
      categories: drop(excluded.categories, [...said.categories, ...said.collections]),
      fibres: excluded.fibres.filter(
        (fibre) =>
          !said.categories.some((id) => holds[id]?.includes(fibre)) &&
          !(fibre === 'elastane' && said.stretch),
      ),
    },
  };
}

const holds: Readonly<Record<Wishes['categories'][number], readonly Fibre[]>> = {
  'pure-cotton-fabrics': ['cotton'],
  'polyester-cotton-knits': ['polyester', 'cotton'],
  'breathable-cotton-nylon-collection': ['cotton', 'nylon'],
  'nylon-classics': ['nylon'],
};
