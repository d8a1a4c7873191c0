import type { Kysely } from 'kysely';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { upgradeBody } from '../apply-revisions.ts';
import { pauseOften } from '../pause-often.ts';
import type { RecordName } from '../record-name.ts';

export interface TodaysBody {
  readonly at: number;
  /** Empty: it takes the record out, or a newer release saved it. */
  readonly body: RecordBody | null;
  readonly newer: boolean;
}

/** States of a record in the fields of today; an incomplete one of an older release as it was saved. */
export async function bodiesToday(
  db: Kysely<Database>,
  { kind, key }: RecordName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TodaysBody>> {
  const rows = await db
    .selectFrom('content_revision')
    .select(['id', 'version', 'body', 'created_at'])
    .where('id', 'in', ['', ...new Set(ids)])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  const found = new Map<string, TodaysBody>();
  const pause = pauseOften();
  for (const { id, version, body: text, created_at: at } of rows) {
    const newer = version > contentKinds[kind].version;
    const stored = text === null || newer ? null : (JSON.parse(text) as RecordBody);
    const upgraded = stored && upgradeBody(contentKinds[kind], { version, body: stored });
    const body = upgraded ? (upgraded.ok ? upgraded.body : stored) : null;
    found.set(id, { at: Number(at), body, newer });
    await pause();
  }
  return found;
}
