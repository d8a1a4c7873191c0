import type { AddFabricAnswer } from '../../../contract/desk/fabric-answers.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import {
  holderOf,
  nameOf,
  nextFabricIds,
  readFabrics,
} from '../../publishing/records/fabric-states.ts';
import { type ManySaved, saveMany } from '../../publishing/records/save-many.ts';
import type { Author } from '../../publishing/revisions.ts';
import { mostTries } from '../../publishing/until-fresh.ts';
import { Refusal } from '../endpoint-handler.ts';

export interface NewFabricRequest {
  readonly number: string;
  readonly title: string;
  readonly author: Author;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, saved: ManySaved) => Promise<void>;
}

export interface FabricName {
  readonly id: number;
  readonly number: string;
  readonly title: string;
}

export type Book = NonNullable<Awaited<ReturnType<typeof readFabrics>>>;

type Saved =
  | AddFabricAnswer
  | { readonly kind: 'nothing-to-copy' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'busy' };

/**
 * A draft under the next free key. Two who add at one moment get two keys. `bodyOf` gives nothing where
 * the fabric that it begins with is gone.
 */
export async function saveNewFabric(
  store: Store,
  { number, title, author, at, record }: NewFabricRequest,
  bodyOf: (name: FabricName, book: Book) => object | undefined,
): Promise<Saved> {
  const wanted = number.toUpperCase();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const book = await readFabrics(store.db);
    if (!book) return { kind: 'unreadable' };
    const holder = holderOf(book, wanted);
    if (holder) return { kind: 'number-taken', key: holder.key, name: nameOf(holder) };
    const [id = 1] = await nextFabricIds(store.db, 1);
    const body = bodyOf({ id, number: wanted, title }, book);
    if (!body) return { kind: 'nothing-to-copy' };
    const key = fabricKey(id);
    const saved = await saveMany(store, {
      drafts: [{ kind: 'fabric', key, parent: null, body: body as RecordBody }],
      author,
      at,
      record: (tx, [draft]) => record(tx, draft!),
    });
    if (saved !== 'moved') return { kind: 'added', key, revision: saved[0]!.revision };
  }
  return { kind: 'busy' };
}

/** What a person who adds a fabric is told. */
export function answerAdded(saved: Saved): AddFabricAnswer | Refusal {
  if (saved.kind === 'unreadable') return new Refusal('newer-release');
  if (saved.kind === 'nothing-to-copy') return new Refusal('record-gone');
  return saved.kind === 'busy' ? new Refusal('publishing-busy', { retryAfter: 1 }) : saved;
}
