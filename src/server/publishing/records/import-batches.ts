import type { ImportLine } from '../../../contract/desk/fabric-answers.ts';
import { dayMs } from '../../../domain/enquiry/indian-time.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import type { RecordName } from '../record-name.ts';
import type { Author } from '../revisions.ts';
import type { ManySaved } from './save-many.ts';
import { takeBackDrafts } from '../take-back.ts';

/** So long an import can be taken back. */
export const undoMs = 7 * dayMs;
/** After that its rows go; the drafts and their history stay. */
const keptMs = 30 * dayMs;

export interface Batch {
  readonly id: string;
  readonly file: string;
  readonly author: Author;
  readonly at: number;
  readonly made: readonly ManySaved[];
  /** Keys of records that were not there before. */
  readonly added: ReadonlySet<string>;
}

export async function keepBatch(
  tx: DatabaseTransaction,
  { id, file, author, at, made, added }: Batch,
): Promise<void> {
  await tx
    .deleteFrom('import_batch')
    .where('created_at', '<', at - keptMs)
    .execute();
  const by = { author_id: author.id, author: author.name };
  await tx
    .insertInto('import_batch')
    .values({ id, file, ...by, created_at: at, undone_at: null })
    .execute();
  const rows = made.map(({ kind, key, revision }) => ({
    batch: id,
    kind,
    key,
    revision,
    added: added.has(key) ? 1 : 0,
  }));
  for (let i = 0; i < rows.length; i += 100) {
    await tx
      .insertInto('import_change')
      .values(rows.slice(i, i + 100))
      .execute();
  }
}

/** The imports that can still be taken back, the newest first. */
export async function listImports({ db }: Store, now: number): Promise<ImportLine[]> {
  const batches = await db
    .selectFrom('import_batch')
    .selectAll()
    .where('created_at', '>', now - undoMs)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  const counts = await db
    .selectFrom('import_change')
    .select(({ fn }) => ['batch', 'added', fn.countAll().as('rows')])
    .where('batch', 'in', ['', ...batches.map(({ id }) => id)])
    .groupBy(['batch', 'added'])
    .execute();
  const count = (id: string, added: number) =>
    Number(counts.find((row) => row.batch === id && row.added === added)?.rows ?? 0);
  return batches.map(({ id, file, author, created_at: at, undone_at: undone }) => ({
    id,
    file,
    author,
    at: Number(at),
    added: count(id, 1),
    changed: count(id, 0),
    undoneAt: undone === null ? null : Number(undone),
  }));
}

export interface UndoImport {
  readonly id: string;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, taken: number) => Promise<void>;
}

/** Takes back the drafts of an import that nobody has changed since; answers both lists of keys. */
export async function undoImport(
  store: Store,
  { id, at, record }: UndoImport,
): Promise<
  | {
      readonly kind: 'undone';
      readonly taken: readonly string[];
      readonly stayed: readonly string[];
    }
  | 'gone'
> {
  return store.transact(async (tx) => {
    // Its row is the lock: pressed twice, it happens once.
    const { numUpdatedRows } = await tx
      .updateTable('import_batch')
      .set({ undone_at: at })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .where('created_at', '>', at - undoMs)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return 'gone';
    const changes = await tx
      .selectFrom('import_change')
      .select(['kind', 'key', 'revision'])
      .where('batch', '=', id)
      .execute();
    const taken = await takeBackDrafts(tx, changes as (RecordName & { revision: string })[]);
    const keys = new Set(taken.map(({ key }) => key));
    await record(tx, taken.length);
    return {
      kind: 'undone',
      taken: [...keys],
      stayed: changes.flatMap(({ key }) => (keys.has(key) ? [] : [key])),
    };
  });
}
