import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

/** The shades of a fabric's card, in the order in which they hang. */
export interface ShadeCard {
  readonly shades: readonly string[];
  readonly leadShade: string | undefined;
  /** Somebody laid it out; otherwise it hangs in the order of the dye book. */
  readonly isLaidOut: boolean;
}

export function readCard(body: RecordBody, book: readonly string[]): ShadeCard {
  const { shades, leadShade, shadesInOrder } = body;
  const own = Array.isArray(shades) ? shades.filter((key) => typeof key === 'string') : [];
  const isLaidOut = shadesInOrder === true;
  const place = new Map(book.map((key, at) => [key, at]));
  const at = (key: string) => place.get(key) ?? book.length;
  return {
    shades: isLaidOut ? own : own.toSorted((a, b) => at(a) - at(b)),
    leadShade: typeof leadShade === 'string' ? leadShade : undefined,
    isLaidOut,
  };
}

/** What is written of a card; moving one shade lays out the whole card. */
type CardFields = Readonly<Record<'shades' | 'leadShade' | 'shadesInOrder', unknown>>;

export function moveShade(card: ShadeCard, from: number, to: number): Partial<CardFields> {
  return { shades: moveItem(card.shades, from, to), shadesInOrder: true };
}

export function takeOff(card: ShadeCard, key: string): Partial<CardFields> {
  const shades = card.shades.filter((one) => one !== key);
  const isLead = card.leadShade === key;
  return { shades, ...(isLead && { leadShade: shades[0] }) };
}

/** The first shade of a card leads it. */
export function putOn(card: ShadeCard, key: string): Partial<CardFields> {
  if (card.shades.includes(key)) return {};
  return {
    shades: [...card.shades, key],
    ...(card.leadShade === undefined && { leadShade: key }),
  };
}

/** Nothing is lost and nothing doubled, wherever it is put. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  const place = Math.max(0, Math.min(items.length - 1, to));
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}
