import type { Kysely } from 'kysely';
import { contentKinds, type KindName } from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Database } from '../db/schema.ts';
import { readBodies } from './revision-bodies.ts';
import type { RecordName } from './revisions.ts';
import { shippedBody } from './shipped.ts';

/**
 * What a person saved, with every address that the record has had in public: somebody may have
 * written it down. Of a public record that is taken out, so much stays that its address can say so.
 */
export async function keepAddresses(
  db: Kysely<Database>,
  name: RecordName,
  body: RecordBody | null,
): Promise<RecordBody | null> {
  return hasAddress(name.kind)
    ? keepAddressesOf(name.kind, await readPublicBody(db, name), body)
    : body;
}

/** The same where it is known what is public. */
export function keepAddressesOf(
  name: KindName,
  before: RecordBody | null,
  after: RecordBody | null,
): RecordBody | null {
  if (!before || !hasAddress(name)) return after;
  const kind = contentKinds[name] as ContentKind<unknown>;
  if (!after) return kind.takenOut ? (kind.takenOut(before) as RecordBody) : null;
  // A draft may still lack its address.
  if (!kind.keepNames || typeof after['slug'] !== 'string') return after;
  return kind.keepNames(before, after) as RecordBody;
}

function hasAddress(name: KindName): boolean {
  const { takenOut, keepNames }: ContentKind<never> = contentKinds[name] as never;
  return takenOut !== undefined || keepNames !== undefined;
}

async function readPublicBody(
  db: Kysely<Database>,
  { kind, key }: RecordName,
): Promise<RecordBody | null> {
  const change = await db
    .selectFrom('publication_change')
    .select('revision')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!change) return shippedBody({ kind, key }) ?? null;
  const read = (await readBodies(db, [{ id: change.revision, takesOut: false }])).get(
    change.revision,
  );
  return read?.ok ? read.body : null;
}
