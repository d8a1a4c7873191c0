import { degreeOf } from '../fabric/behaviour/behaviour.ts';
import { firmnessOf, softnessOf } from '../fabric/behaviour/handle.ts';
import { type CategoryId, categoryIds, type EndUse, type Fabric } from '../fabric/fabric.ts';
import { compositionRules } from '../fabric/fabric-record.ts';
import { gsmMiddle } from '../catalogue/gsm-bands.ts';
import type { Bounds } from './read-measures.ts';
import type { Wishes } from './wishes.ts';
import type { ShadesByColour } from './vocabulary.ts';

export interface ClothFound {
  readonly fabrics: readonly Fabric[];
  /** Wishes that had to be dropped before any fabric matched. */
  readonly givenUp: readonly WishName[];
}

export type WishName = keyof typeof tests;

/** Fabrics that meet every wish, best first; if none does, those that miss the least. */
export function findCloth(
  wishes: Wishes,
  fabrics: readonly Fabric[],
  shadesByColour: ShadesByColour,
  /** Wishes of the newest words weigh twice. */
  newest: readonly WishName[] = [],
): ClothFound {
  const names = (Object.keys(tests) as WishName[]).filter((name) => isGiven(name, wishes));
  const costs = names.map((name) => missing[name] * (newest.includes(name) ? 2 : 1));
  let least = Infinity;
  let givenUp = '';
  const misses = new Map<string, Fabric[]>();
  for (const fabric of fabrics) {
    if (isExcluded(fabric, wishes)) continue;
    let cost = 0;
    let missed = '';
    for (let at = 0; at < names.length && cost <= least; at += 1) {
      if (tests[names[at]!](fabric, wishes, shadesByColour)) continue;
      cost += costs[at]! * nearness(names[at]!, fabric, wishes);
      missed += `${at} `;
    }
    if (cost > least) continue;
    if (cost < least) {
      [least, givenUp] = [cost, missed];
      misses.clear();
    }
    const same = misses.get(missed);
    if (same) same.push(fabric);
    else misses.set(missed, [fabric]);
  }
  return {
    fabrics: rank(misses.get(givenUp) ?? [], wishes),
    givenUp: givenUp
      .split(' ')
      .filter(Boolean)
      .map((at) => names[Number(at)]!)
      .toSorted(byCost),
  };
}

const tests = {
  categories: (fabric, { categories }) =>
    categories.length === 0 || categories.includes(fibreCategory(fabric)),
  collections: (fabric, { collections }) =>
    collections.length === 0 || collections.includes(fabric.categoryId),
  endUses: (fabric, { endUses }) =>
    endUses.length === 0 || soughtUses(endUses).some((use) => fabric.endUses.includes(use)),
  families: (fabric, { families }) =>
    families.length === 0 || families.includes(fabric.construction.family),
  finishes: (fabric, { finishes }) => finishes.every((finish) => fabric.finishes.includes(finish)),
  stretch: (fabric, { stretch }) =>
    !stretch || fabric.fibres.some(({ fibre }) => fibre === 'elastane'),
  behaviours: (fabric, { behaviours }) =>
    behaviours.every(({ id, wanted }) => degreeOf(fabric, id) === (wanted ? 'yes' : 'no')),
  gsm: (fabric, { gsm }) => gsm === undefined || weighs(fabric, gsm),
  inches: (fabric, { inches }) => inches === undefined || isWide(fabric, inches),
  colour: (fabric, { colour }, shadesByColour) =>
    colour === undefined || fabric.shades.some(({ name }) => shadesByColour[colour].includes(name)),
} as const satisfies Record<
  string,
  (fabric: Fabric, wishes: Wishes, shadesByColour: ShadesByColour) => boolean
>;

/** What it costs to miss a wish: a shade can be dyed, another fibre is another cloth. A construction just asked for outweighs the fibre. */
const missing: Readonly<Record<WishName, number>> = {
  colour: 1,
  inches: 1.5,
  finishes: 2,
  gsm: 2.5,
  behaviours: 3,
  families: 4.1,
  stretch: 4.5,
  endUses: 5,
  categories: 8,
  collections: 9,
};

/** Of a wish that is missed, how much of its cost: less where the fabric comes near. */
function nearness(name: WishName, fabric: Fabric, wishes: Wishes): number {
  if (name === 'behaviours' && isNearly(fabric, wishes)) return 0.5;
  return name === 'categories' && isMostly(fabric, wishes) ? 0.45 : 1;
}

/** "Cotton lace" is nearer to lace that is mostly cotton than to cotton that is no lace. */
function isMostly({ fibres }: Fabric, wishes: Wishes): boolean {
  const { categories, families, stretch, gsm, inches } = wishes;
  // A weight or a width can be made to order, so the fibre stays and they are given up.
  if ((families.length === 0 && !stretch) || gsm || inches) return false;
  const sole = categories.includes('pure-cotton-fabrics')
    ? 'cotton'
    : categories.includes('nylon-classics')
      ? 'nylon'
      : undefined;
  const most = Math.max(...fibres.map(({ percent }) => percent));
  // No cloth with elastane is of one fibre beside it.
  return fibres.some(({ fibre, percent }) => fibre === sole && (stretch || percent === most));
}

/** "Gives across" is nearer to "does not stretch" than elastane is. */
function isNearly(fabric: Fabric, { behaviours }: Wishes): boolean {
  return behaviours.every(({ id, wanted }) => degreeOf(fabric, id) !== (wanted ? 'no' : 'yes'));
}

function byCost(a: WishName, b: WishName): number {
  return missing[a] - missing[b];
}

function isGiven(name: WishName, wishes: Wishes): boolean {
  const wish = wishes[name];
  return Array.isArray(wish) ? wish.length > 0 : Boolean(wish);
}

/** Cotton stays cotton in a collection that the mill made of other fabrics too. */
function fibreCategory({ categoryId, composition }: Fabric): CategoryId {
  return shipped.has(categoryId) ? categoryId : compositionRules[composition].category;
}

const shipped: ReadonlySet<string> = new Set(categoryIds);

/** A single figure matches within the mill's weight tolerance; a range matches without it. */
export function weighs(fabric: Fabric, { from = 0, to = Infinity }: Bounds): boolean {
  if (fabric.gsm.kind === 'customizable') return false;
  const slack = from === to ? from * 0.05 : 0;
  const least = fabric.gsm.kind === 'single' ? fabric.gsm.gsm : fabric.gsm.from;
  const most = fabric.gsm.kind === 'single' ? fabric.gsm.gsm : fabric.gsm.to;
  return most >= from - slack && least <= to + slack && (to === Infinity || most <= to + slack);
}

function isWide(fabric: Fabric, { from = 0, to = Infinity }: Bounds): boolean {
  if (fabric.width.kind === 'custom') return false;
  const { inches } = fabric.width;
  return inches >= from - 0.5 && inches <= to + 0.5;
}

/** What a buyer does not want is left out before anything is looked for. */
function isExcluded(fabric: Fabric, { excluded }: Wishes): boolean {
  return (
    excluded.categories.includes(fabric.categoryId) ||
    excluded.categories.includes(fibreCategory(fabric)) ||
    excluded.families.includes(fabric.construction.family) ||
    isCalled(fabric, excluded.structures) ||
    excluded.slugs.includes(fabric.slug) ||
    excluded.endUses.some((use) => fabric.endUses.includes(use)) ||
    excluded.finishes.some((finish) => fabric.finishes.includes(finish)) ||
    fabric.fibres.some(({ fibre }) => excluded.fibres.includes(fibre))
  );
}

/** Sorts by the requested order, else by closeness to the requested weight and by end use. */
function rank(found: readonly Fabric[], wishes: Wishes): Fabric[] {
  const middle = (fabric: Fabric) => gsmMiddle(fabric.gsm);
  const width = (fabric: Fabric) =>
    fabric.width.kind === 'inches' ? fabric.width.inches : undefined;
  switch (wishes.order) {
    case 'lightest':
      return sortBy(found, (fabric) => middle(fabric) ?? Infinity);
    case 'heaviest':
      return sortBy(found, (fabric) => -(middle(fabric) ?? -Infinity));
    case 'widest':
      return sortBy(found, (fabric) => -(width(fabric) ?? -Infinity));
    case 'narrowest':
      return sortBy(found, (fabric) => width(fabric) ?? Infinity);
    case 'softest':
      return sortBy(found, (fabric) => -softnessOf(fabric).score);
    case 'firmest':
      return sortBy(found, (fabric) => -firmnessOf(fabric).score);
    case 'stretchiest':
      return sortBy(found, (fabric) => -elastane(fabric));
    default: {
      const { from, to } = wishes.gsm ?? {};
      const aim = from !== undefined && to !== undefined ? (from + to) / 2 : (to ?? from);
      return sortBy(found, (fabric) => {
        const weight = middle(fabric);
        const missed = aim === undefined || weight === undefined ? 0 : Math.abs(weight - aim);
        // The first end use of a record is the one the cloth was made for.
        const place = Math.min(
          3,
          ...wishes.endUses.map((use) => fabric.endUses.indexOf(use)).filter((at) => at >= 0),
        );
        const uses = wishes.endUses.filter((use) => fabric.endUses.includes(use)).length;
        const named = isCalled(fabric, wishes.structures) ? 0 : 50;
        const unweighed = weight === undefined ? 8 : 0;
        return named + place * 10 - (uses > 1 ? 15 * uses : 0) + missed / 4 + unweighed;
      });
    }
  }
}

/** "Kids' leggings" must be for children; the other use decides the order. */
function soughtUses(uses: readonly EndUse[]): readonly EndUse[] {
  return uses.includes('Childrenswear') ? ['Childrenswear'] : uses;
}

function elastane({ fibres }: Fabric): number {
  return fibres.find(({ fibre }) => fibre === 'elastane')?.percent ?? 0;
}

function isCalled(fabric: Fabric, structures: readonly string[]): boolean {
  if (structures.length === 0) return false;
  const names = `${fabric.title} ${fabric.construction.name}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return structures.some((word) => names.includes(word));
}

/** Equal fabrics stay in the order of the book; each key is computed once, because a book may be long. */
function sortBy(fabrics: readonly Fabric[], key: (fabric: Fabric) => number): Fabric[] {
  return fabrics
    .map((fabric) => ({ fabric, key: key(fabric) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ fabric }) => fabric);
}
