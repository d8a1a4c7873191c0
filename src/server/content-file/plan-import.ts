import type { Kysely } from 'kysely';
import type { RecordFault } from '../../contract/desk/publishing-answers.ts';
import {
  contentKinds,
  isKindName,
  type KindName,
  kindNames,
} from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import { changedFields, isSame, type RecordBody } from '../../domain/publishing/merge-changes.ts';
import { findBodyFault } from '../../domain/publishing/plain-body.ts';
import type { Database } from '../db/schema.ts';
import { type ReadBody, readBody } from '../publishing/apply-revisions.ts';
import { checkMeaning } from '../publishing/check-drafts.ts';
import { type Heads, nameRecord, readHeads } from '../publishing/heads.ts';
import { composeRecords } from '../publishing/records/read-records.ts';
import type { RecordName } from '../publishing/record-name.ts';
import { isRecordName } from '../publishing/revisions.ts';
import { mayGrow } from '../publishing/shipped.ts';
import type { ContentFooter, FileRecord } from './format.ts';
import { readContentFile } from './read-content-file.ts';

/** One record that the import would change. */
export interface ImportChange extends RecordName {
  readonly change: 'added' | 'changed' | 'taken out';
  readonly fields: readonly string[];
  /** Empty: nothing is left of it. */
  readonly body: RecordBody | null;
}

export interface ImportPlan {
  readonly heads: Heads;
  readonly lines: ContentFooter['lines'];
  readonly changes: readonly ImportChange[];
  /** Each refuses the import as a whole. */
  readonly faults: readonly RecordFault[];
  readonly advice: readonly RecordFault[];
}

/**
 * What a content file would change of what is public here: the site would say what the file says, so a
 * record that the file does not have is taken out. Nothing is written.
 */
export async function planImport(db: Kysely<Database>, file: string): Promise<ImportPlan> {
  const records = new Map<string, FileRecord>();
  const pictures = new Set<string>();
  const faults: RecordFault[] = [];
  const { lines } = await readContentFile(file, (line) => {
    if (line[0] === 'picture') pictures.add(line[1].id);
    if (line[0] !== 'record') return;
    if (records.has(nameRecord(line[1]))) faults.push(fault(line[1], 'It is in the file twice.'));
    records.set(nameRecord(line[1]), line[1]);
  });
  const heads = await readHeads(db);
  const stored = await composeRecords(db, heads, 'public');
  if (!stored.ok) return { heads, lines, changes: [], faults: stored.faults, advice: [] };
  const changes: ImportChange[] = [];
  for (const record of records.values()) {
    // What is public already fits its schema.
    if (isPublic(stored.records, record)) continue;
    const read = readRecordOf(record);
    if (!read.ok) {
      faults.push(
        ...read.faults.map(({ field, message }) => ({ ...fault(record, message), field })),
      );
      continue;
    }
    const { name, body } = read;
    changes.push(...changeOf(name, bodyIn(stored.records, name), body));
  }
  changes.push(...takenOut(stored.records, records));
  faults.push(...(await missingPictures(db, records, pictures)));
  if (faults.length > 0) return { heads, lines, changes, faults, advice: [] };
  const checked = await checkMeaning(db, heads, changes.map(toChange));
  return { heads, lines, changes, ...checked };
}

type Read =
  | { readonly ok: true; readonly name: RecordName; readonly body: RecordBody }
  | Extract<ReadBody, { readonly ok: false }>;

function readRecordOf({ kind, key, version, body }: FileRecord): Read {
  if (!isKindName(kind)) return refused(`This release knows no records of the kind ${kind}.`);
  const name = { kind, key };
  if (!isRecordName(name))
    return refused(`No ${contentKinds[kind].label.toLowerCase()} can be called ${key}.`);
  const plain = findBodyFault(body);
  if (plain) return { ok: false, faults: [plain] };
  const read = readBody(contentKinds[kind], { version, body });
  return read.ok ? { ok: true, name, body: read.body } : read;
}

function refused(message: string): Read {
  return { ok: false, faults: [{ field: '', message }] };
}

type Records = Readonly<Record<KindName, Readonly<Record<string, object>>>>;

function bodyIn(records: Records, { kind, key }: RecordName): RecordBody | undefined {
  const bodies = records[kind];
  return Object.hasOwn(bodies, key) ? (bodies[key] as RecordBody) : undefined;
}

function isPublic(records: Records, { kind, key, version, body }: FileRecord): boolean {
  if (!isKindName(kind) || version !== contentKinds[kind].version) return false;
  return isSame(bodyIn(records, { kind, key }), body);
}

function changeOf(
  name: RecordName,
  before: RecordBody | undefined,
  body: RecordBody,
): ImportChange[] {
  if (before === undefined) return [{ ...name, change: 'added', fields: [], body }];
  if (isSame(before, body)) return [];
  return [{ ...name, change: 'changed', fields: changedFields(before, body), body }];
}

function takenOut(records: Records, kept: ReadonlyMap<string, unknown>): ImportChange[] {
  return kindNames.filter(mayGrow).flatMap((kind) =>
    Object.entries(records[kind]).flatMap(([key, before]): ImportChange[] => {
      if (kept.has(nameRecord({ kind, key }))) return [];
      const { takenOut: leave }: ContentKind<never> = contentKinds[kind] as never;
      const body = leave ? (leave(before as never) as RecordBody) : null;
      return body !== null && isSame(body, before)
        ? []
        : [{ kind, key, change: 'taken out', fields: [], body }];
    }),
  );
}

export function toChange({ kind, key, body }: ImportChange) {
  return { kind, key, read: body === null ? null : ({ ok: true, body } as const) };
}

/** Records of pictures whose files are neither in the content file nor in the database. */
async function missingPictures(
  db: Kysely<Database>,
  records: ReadonlyMap<string, FileRecord>,
  inFile: ReadonlySet<string>,
): Promise<RecordFault[]> {
  const missing: RecordFault[] = [];
  for (const record of records.values()) {
    if (record.kind !== 'picture' || inFile.has(record.key)) continue;
    const row = await db
      .selectFrom('media')
      .select('id')
      .where('id', '=', record.key)
      .executeTakeFirst();
    if (!row) missing.push(fault(record, 'The files of this picture are missing.'));
  }
  return missing;
}

function fault({ kind, key }: FileRecord, message: string): RecordFault {
  return { kind, key, field: '', message };
}
