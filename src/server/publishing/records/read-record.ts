import type { Kysely } from 'kysely';
import type { HistoryLine, RecordDetail } from '../../../contract/desk/publishing-answers.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { newerRelease, upgradeBody } from '../apply-revisions.ts';
import { checkBody } from '../check-body.ts';
import { lineColumns, nameRecord, readHeads, type RevisionLine, toLine } from '../heads.ts';
import { describeRecord } from './list-records.ts';
import type { RecordName } from '../record-name.ts';
import { readRevision } from '../revisions.ts';
import { mayGrow, shippedBody } from '../shipped.ts';

export async function readRecord(
  db: Kysely<Database>,
  name: RecordName,
): Promise<RecordDetail | undefined> {
  const heads = await readHeads(db, name);
  const draft = heads.drafts.get(nameRecord(name)) ?? null;
  const published = heads.publics.get(nameRecord(name)) ?? null;
  const shipped = shippedBody(name) ?? null;
  if (!draft && !published && !shipped) return undefined;
  const ownLists = heads.adopted !== undefined && mayGrow(name.kind);
  const untouched = ownLists ? null : shipped;
  const publicBody = published ? await bodyOf(db, published) : untouched;
  const body = draft && draft.id !== published?.id ? await bodyOf(db, draft) : publicBody;
  const newer = body === 'newer' || publicBody === 'newer';
  const shown = body === 'newer' ? null : body;
  return {
    ...describeRecord(heads, name, shown ?? undefined),
    body: shown,
    parent: draft?.id ?? null,
    draft,
    public: published,
    publicBody: publicBody === 'newer' ? null : publicBody,
    shippedBody: shipped,
    faults: newer ? [newerRelease] : checkBody(name, shown).faults,
    newer,
    grows: mayGrow(name.kind),
  };
}

/** A body with the fields of today; an incomplete draft of an older release as it was saved. */
async function bodyOf(
  db: Kysely<Database>,
  line: RevisionLine,
): Promise<RecordBody | null | 'newer'> {
  const kind = contentKinds[line.kind];
  if (line.version > kind.version) return 'newer';
  const revision = await readRevision(db, line, line.id);
  if (!revision || revision.body === null) return null;
  const upgraded = upgradeBody(kind, revision);
  return upgraded.ok ? upgraded.body : revision.body;
}

/** One state with its body in the fields of today. */
export async function readRevisionDetail(
  db: Kysely<Database>,
  name: RecordName,
  id: string,
): Promise<(RevisionLine & { readonly body: RecordBody | null }) | 'newer' | undefined> {
  const row = await db
    .selectFrom('content_revision as revision')
    .select(lineColumns)
    .where('revision.id', '=', id)
    .where('revision.kind', '=', name.kind)
    .where('revision.key', '=', name.key)
    .executeTakeFirst();
  if (!row) return undefined;
  const line = toLine(row);
  const body = await bodyOf(db, line);
  return body === 'newer' ? body : { ...line, body };
}

/** Every state that somebody saved, the newest first. */
export async function listHistory(
  db: Kysely<Database>,
  { kind, key }: RecordName,
  most = 100,
): Promise<HistoryLine[]> {
  const rows = await db
    .selectFrom('content_revision as revision')
    .select(lineColumns)
    .where('revision.kind', '=', kind)
    .where('revision.key', '=', key)
    .orderBy('revision.created_at', 'desc')
    .orderBy('revision.id', 'desc')
    .limit(most)
    .execute();
  const published = await db
    .selectFrom('publication_change')
    .select(['revision', 'publication'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('publication', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...toLine(row),
    publications: published
      .filter(({ revision }) => revision === row.id)
      .map(({ publication }) => Number(publication)),
  }));
}
