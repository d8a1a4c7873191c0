import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { shippedBody } from '../shipped.ts';

/** One fabric in one publication, as a reader outside the mill may know it. */
export interface FabricChange {
  readonly publication: number;
  readonly at: number;
  /** The key of its record, such as `f091`. */
  readonly key: string;
  /** Whether it was public before, by a publication or because it is shipped. */
  readonly isNew: boolean;
}

/** What publications changed in the catalogue, the newest first. */
export async function listFabricChanges(db: Kysely<Database>, most = 100): Promise<FabricChange[]> {
  const rows = await db
    .selectFrom('publication_change as change')
    .innerJoin('publication', 'publication.number', 'change.publication')
    .select(['change.publication', 'change.key', 'change.before', 'publication.created_at'])
    .where('change.kind', '=', 'fabric')
    .orderBy('change.publication', 'desc')
    .orderBy('change.key')
    .limit(most)
    .execute();
  return rows.map(({ publication, key, before, created_at: at }) => ({
    publication: Number(publication),
    at: Number(at),
    key,
    isNew: before === null && shippedBody({ kind: 'fabric', key }) === undefined,
  }));
}
