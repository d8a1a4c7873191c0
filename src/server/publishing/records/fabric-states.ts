import type { Kysely } from 'kysely';
import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { upgradeBody } from '../apply-revisions.ts';
import { type Heads, nameRecord, openDrafts, readHeads, type RevisionLine } from '../heads.ts';
import { composeRecords } from './read-records.ts';
import { readBodies } from '../revision-bodies.ts';

/** Where one fabric stands. */
export interface FabricStanding {
  readonly key: string;
  /** As its draft says, complete or not; without one as it is public. */
  readonly body: RecordBody;
  /** Empty: it was never public. */
  readonly published: RecordBody | null;
  /** The head of its drafts, which the next save names. */
  readonly parent: string | null;
  /** What is not public yet. */
  readonly draft: RevisionLine | undefined;
  /** Who saved it last; nobody for what is shipped. */
  readonly newest: RevisionLine | undefined;
}

export interface FabricStandings {
  readonly heads: Heads;
  /** Everything else, with its drafts as far as they are complete. */
  readonly records: ContentRecords;
  /** By key. */
  readonly fabrics: ReadonlyMap<string, FabricStanding>;
}

/** Every fabric with its draft. Nothing where this release cannot read what is public. */
export async function readFabrics(db: Kysely<Database>): Promise<FabricStandings | undefined> {
  const heads = await readHeads(db);
  const [published, drafted] = [
    await composeRecords(db, heads, 'public'),
    await composeRecords(db, heads, 'draft'),
  ];
  if (!published.ok || !drafted.ok) return undefined;
  const publics: Readonly<Record<string, object>> = published.records.fabric;
  const open = new Map(
    openDrafts(heads).flatMap((line) => (line.kind === 'fabric' ? [[line.key, line]] : [])),
  );
  const bodies = await readDraftBodies(db, [...open.values()]);
  const fabrics = new Map<string, FabricStanding>();
  for (const key of new Set([...Object.keys(publics), ...open.keys()])) {
    const name = nameRecord({ kind: 'fabric', key });
    const draft = open.get(key);
    const own = (publics[key] ?? null) as RecordBody | null;
    // A draft of a newer release is left alone; one that takes out a fabric keeps what is public.
    const body = (draft && bodies.get(draft.id)) ?? own;
    if (!body) continue;
    fabrics.set(key, {
      key,
      body,
      published: own,
      parent: heads.drafts.get(name)?.id ?? null,
      draft,
      newest: heads.drafts.get(name) ?? heads.publics.get(name),
    });
  }
  return { heads, records: drafted.records, fabrics };
}

/** The bodies of drafts, also of those that are not complete yet. */
async function readDraftBodies(
  db: Kysely<Database>,
  lines: readonly RevisionLine[],
): Promise<Map<string, RecordBody>> {
  const read = await readBodies(db, lines);
  const found = new Map<string, RecordBody>();
  const incomplete: string[] = [];
  for (const { id, takesOut, version } of lines) {
    const body = read.get(id);
    if (body?.ok) found.set(id, body.body);
    else if (!takesOut && version <= contentKinds.fabric.version) incomplete.push(id);
  }
  for (let i = 0; i < incomplete.length; i += 200) {
    const rows = await db
      .selectFrom('content_revision')
      .select(['id', 'version', 'body'])
      .where('id', 'in', incomplete.slice(i, i + 200))
      .execute();
    for (const { id, version, body: text } of rows) {
      const body = JSON.parse(text ?? 'null') as RecordBody | null;
      const upgraded = upgradeBody(contentKinds.fabric, { body, version });
      if (upgraded.ok && body) found.set(id, upgraded.body);
    }
  }
  return found;
}

/**
 * Ids of the next fabrics, above every one that was ever used: the history of a draft that was taken
 * back stays under its key.
 */
export async function nextFabricIds(db: Kysely<Database>, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_revision')
    .select('key')
    .distinct()
    .where('kind', '=', 'fabric')
    .execute();
  const keys = [...Object.keys(contentKinds.fabric.shipped), ...rows.map(({ key }) => key)];
  const highest = Math.max(0, ...keys.map((key) => Number(key.slice(1))));
  return Array.from({ length: count }, (_, index) => highest + 1 + index);
}

/** The fabric that has this number, in public or in a draft. */
export function holderOf({ fabrics }: FabricStandings, number: string): FabricStanding | undefined {
  const wanted = number.trim().toUpperCase();
  return [...fabrics.values()].find(
    ({ body }) =>
      body['withdrawn'] !== true && String(body['number'] ?? '').toUpperCase() === wanted,
  );
}

/** `14B Locknit Premium`, as far as it has a name. */
export function nameOf({ key, body }: Pick<FabricStanding, 'key' | 'body'>): string {
  const parts = [body['number'], body['title']].filter((part) => typeof part === 'string');
  return parts.join(' ').trim() || key;
}
