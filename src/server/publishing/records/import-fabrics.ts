import type { ImportAnswer } from '../../../contract/desk/fabric-answers.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { slugOf } from '../../../domain/fabric/fabric-record.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { checkBody } from '../check-body.ts';
import { type FabricStandings, holderOf, nextFabricIds, readFabrics } from './fabric-states.ts';
import { keepBatch } from './import-batches.ts';
import type { RecordName } from '../record-name.ts';
import { type Author, readRevision } from '../revisions.ts';
import { saveMany } from './save-many.ts';
import { shippedBody } from '../shipped.ts';

export interface ImportedRow {
  /** Empty: a new fabric. */
  readonly key: string | null;
  /** The state that the row was compared with. */
  readonly parent: string | null;
  readonly fields: RecordBody;
}

export interface ImportRequest {
  readonly file: string;
  readonly rows: readonly ImportedRow[];
  readonly author: Author;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, batch: string) => Promise<void>;
}

export type Imported =
  | ImportAnswer
  | { readonly kind: 'refused'; readonly row: number; readonly message: string }
  | { readonly kind: 'unreadable' };

const mostTries = 10;

/** Every row as a draft, in one step that can be taken back as one. */
export async function importFabrics(store: Store, request: ImportRequest): Promise<Imported> {
  for (let tries = 0; ; tries += 1) {
    const book = await readFabrics(store.db);
    if (!book) return { kind: 'unreadable' };
    const moved = await movedRows(store, book, request.rows);
    if (moved.length > 0) return { kind: 'moved', rows: moved };
    const ids = await nextFabricIds(store.db, request.rows.filter(({ key }) => !key).length);
    const drafts = placeRows(book, request.rows, ids);
    for (const [row, { kind, key, body }] of drafts.entries()) {
      const [fault] = checkBody({ kind, key }, body).unknown;
      if (fault) return { kind: 'refused', row, message: fault.message };
    }
    const id = timeOrderedId(request.at);
    const saved = await saveMany(store, {
      drafts,
      author: request.author,
      at: request.at,
      note: `From ${request.file}`.slice(0, 400),
      async record(tx, made) {
        const added = new Set(drafts.filter(isNew).map(({ key }) => key));
        await keepBatch(tx, { id, ...request, made, added });
        await request.record(tx, id);
      },
    });
    if (saved === 'moved') {
      if (tries < mostTries) continue;
      return { kind: 'moved', rows: request.rows.map((_, row) => row) };
    }
    const added = drafts.filter(isNew).length;
    return { kind: 'imported', id, added, changed: drafts.length - added };
  }
}

interface PlacedRow extends RecordName {
  readonly kind: 'fabric';
  readonly parent: string | null;
  readonly body: RecordBody;
  readonly added: boolean;
}

const isNew = ({ added }: PlacedRow) => added;

/** Rows whose number was taken, or whose fields somebody changed, since the file was read. */
async function movedRows(
  store: Store,
  book: FabricStandings,
  rows: readonly ImportedRow[],
): Promise<number[]> {
  const moved: number[] = [];
  const numbers = new Set<string>();
  for (const [index, { key, parent, fields }] of rows.entries()) {
    const number = String(fields['number'] ?? '').toUpperCase();
    const holder = number && holderOf(book, number);
    if (number && (numbers.has(number) || (holder && holder.key !== key))) moved.push(index);
    numbers.add(number);
    if (key === null) continue;
    const current = book.fabrics.get(key);
    if (!current) moved.push(index);
    else if (current.parent !== parent) {
      const name = { kind: 'fabric', key } as const;
      const seen =
        parent === null ? shippedBody(name) : (await readRevision(store.db, name, parent))?.body;
      const clashes = Object.keys(fields).some(
        (field) => !isSame(seen?.[field] ?? null, current.body[field] ?? null),
      );
      if (clashes) moved.push(index);
    }
  }
  return [...new Set(moved)];
}

function placeRows(
  book: FabricStandings,
  rows: readonly ImportedRow[],
  ids: number[],
): PlacedRow[] {
  return rows.map(({ key, fields }) => {
    const current = key === null ? undefined : book.fabrics.get(key);
    if (key !== null && current) {
      const { id: _id, slug: _slug, ...said } = fields;
      const body = withoutEmpty({ ...current.body, ...said });
      return { kind: 'fabric', key, parent: current.parent, body, added: false };
    }
    const id = ids.shift()!;
    const slug = slugOf({
      title: String(fields['title'] ?? ''),
      number: String(fields['number'] ?? id),
    }).replace(/^-|-$/g, '');
    const body = { ...withoutEmpty(fields), id, slug };
    return { kind: 'fabric', key: fabricKey(id), parent: null, body, added: true };
  });
}

/** A field that the file empties is not there afterwards. */
function withoutEmpty(body: RecordBody): RecordBody {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
