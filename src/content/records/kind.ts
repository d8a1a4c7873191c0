import type { z } from 'zod';
import { schemaLike } from './schema-like.ts';

/** One kind of thing the mill's people can change. */
export interface ContentKind<Body> {
  /** As the desk calls it. */
  readonly label: string;
  readonly schema: z.ZodType<Body>;
  /** Raised whenever bodies stored under the former version would no longer fit the schema. */
  readonly version: number;
  /** Each makes the next version of a body of the version it is filed under; kept for ever. */
  readonly upgrades: Readonly<Record<number, (body: never) => unknown>>;
  /** What the project ships, by key. */
  readonly shipped: Readonly<Record<string, Body>>;
  /** What a key that the mill adds looks like; without it there are the shipped keys only. */
  readonly newKey?: RegExp;
  /** The key that follows from a body which names it; without it the two are independent. */
  keyOf?(body: Body): string;
  /** What stays of a record that is taken out, where its address must go on answering. */
  takenOut?(body: Body): Body;
  /** What a changed record must go on saying about its public state, such as a former address. */
  keepNames?(before: Body, after: Body): Body;
}

/** Where a record stands in its list. */
export interface Placed {
  readonly position?: number;
}

/** The key of a record that there is only one of. */
export const onlyKey = 'site';

const firstVersion = { version: 1, upgrades: {} };

/** A kind of which there is one record. */
export function single<Body>(
  label: string,
  body: Body,
  schema: z.ZodType<Body> = schemaLike(body),
): ContentKind<Body> {
  return { label, schema, shipped: { [onlyKey]: body }, ...firstVersion };
}

/** A kind whose records are found by a name. */
export function named<Body>(
  label: string,
  shipped: Readonly<Record<string, Body>>,
  schema: z.ZodType<Body>,
  newKey?: RegExp,
): ContentKind<Body> {
  return { label, schema, shipped, ...(newKey && { newKey }), ...firstVersion };
}

/** A kind whose records stand in an order, and to which the mill may add. */
export function list<Body extends Placed>(
  label: string,
  bodies: readonly Body[],
  keyOf: (body: Body) => string,
  more: Pick<ContentKind<Body>, 'schema' | 'newKey' | 'takenOut' | 'keepNames'>,
): ContentKind<Body> {
  const shipped = bodies.map((body, index) => [keyOf(body), { ...body, position: index + 1 }]);
  return { label, keyOf, ...more, shipped: Object.fromEntries(shipped), ...firstVersion };
}

/** The same for records that are shipped by their names, in the order in which they are written. */
export function listNamed<Body extends object>(
  label: string,
  bodies: Readonly<Record<string, Body>>,
  more: Pick<ContentKind<Body & Placed>, 'schema' | 'newKey'>,
): ContentKind<Body & Placed> {
  const shipped = Object.entries(bodies).map(
    ([key, body], index) => [key, { ...body, position: index + 1 }] as const,
  );
  return { label, ...more, shipped: Object.fromEntries(shipped), ...firstVersion };
}

/** Records of a list with their keys, in the order of their positions. */
export function inOrder<Body extends Placed>(
  records: Readonly<Record<string, Body>>,
): [key: string, body: Body][] {
  return Object.entries(records).toSorted(
    ([a, one], [b, other]) => placeOf(one) - placeOf(other) || (a < b ? -1 : 1),
  );
}

function placeOf({ position }: Placed): number {
  return position ?? Number.MAX_SAFE_INTEGER;
}
