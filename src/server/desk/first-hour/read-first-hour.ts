import type { Kysely } from 'kysely';
import type { FirstHour } from '../../../contract/desk/endpoints/first-hour-endpoints.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { Database } from '../../db/schema.ts';
import { nameRecord, readHeads } from '../../publishing/heads.ts';

/** How far the mill has come, read from what is stored: nothing is ticked off by hand. */
export async function readFirstHour(db: Kysely<Database>): Promise<FirstHour> {
  const heads = await readHeads(db);
  const shipped = Object.keys(contentKinds.fabric.shipped);
  const out = shipped.filter(
    (key) => heads.publics.get(nameRecord({ kind: 'fabric', key }))?.takesOut,
  );
  const isBack = out.length < shipped.length;
  const own = new Map<string, boolean>();
  for (const { kind, key, takesOut } of [...heads.drafts.values(), ...heads.publics.values()]) {
    if (kind !== 'fabric' || takesOut || Object.hasOwn(contentKinds.fabric.shipped, key)) continue;
    own.set(key, heads.publics.has(nameRecord({ kind, key })));
  }
  return {
    takenOver: heads.adopted !== undefined,
    steppedBack: isBack ? null : await publicationOf(db, out[0]!),
    fabrics: [...own].map(([key, isPublic]) => ({ key, isPublic })),
  };
}

async function publicationOf(db: Kysely<Database>, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('publication_change')
    .select(({ fn }) => fn.max('publication').as('number'))
    .where('kind', '=', 'fabric')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.number ? Number(row.number) : null;
}
