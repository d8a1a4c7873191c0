import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface ChangeBounds {
  /** Only what became public after this publication. */
  readonly after?: number;
  /** Only what became public up to this publication. */
  readonly upTo?: number;
  readonly kinds?: readonly string[];
  readonly keys?: readonly string[];
}

/** The newest public change of each record within the bounds, as `change`. */
export function newestChanges(
  db: Kysely<Database>,
  { after, upTo, kinds, keys }: ChangeBounds = {},
) {
  const newest = db
    .selectFrom('publication_change')
    .select(({ fn }) => ['kind', 'key', fn.max('publication').as('publication')])
    .$if(after !== undefined, (query) => query.where('publication', '>', after!))
    .$if(upTo !== undefined, (query) => query.where('publication', '<=', upTo!))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .$if(keys !== undefined, (query) => query.where('key', 'in', keys!))
    .groupBy(['kind', 'key']);
  return db
    .selectFrom('publication_change as change')
    .innerJoin(newest.as('newest'), (join) =>
      join
        .onRef('newest.kind', '=', 'change.kind')
        .onRef('newest.key', '=', 'change.key')
        .onRef('newest.publication', '=', 'change.publication'),
    );
}
