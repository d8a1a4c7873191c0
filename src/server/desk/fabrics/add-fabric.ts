import type { AddFabricAnswer } from '../../../contract/desk/fabric-answers.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { readDesign } from '../../../contract/design-address.ts';
import { designRecord } from '../../../domain/cloth-design/design-record.ts';
import type { Construction, FibreShare } from '../../../domain/fabric/fabric.ts';
import { copyFabric, newFabric } from '../../../domain/fabric/new-fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import {
  holderOf,
  nameOf,
  nextFabricIds,
  readFabrics,
} from '../../publishing/records/fabric-states.ts';
import type { Author } from '../../publishing/revisions.ts';
import { type ManySaved, saveMany } from '../../publishing/records/save-many.ts';

export interface AddRequest {
  readonly number: string;
  readonly title: string;
  readonly fibres?: readonly FibreShare[] | undefined;
  /** Key of the fabric whose cloth it begins with. */
  readonly copyOf?: string | undefined;
  /** Address of the design of a visitor that it begins with. */
  readonly design?: string | undefined;
  readonly author: Author;
  readonly at: number;
  readonly record: (tx: DatabaseTransaction, saved: ManySaved) => Promise<void>;
}

/** A draft under the next free key. Two who add at one moment get two keys. */
export async function addFabric(
  store: Store,
  { title, fibres, copyOf, design, author, at, record, ...request }: AddRequest,
): Promise<
  AddFabricAnswer | { readonly kind: 'unreadable' } | { readonly kind: 'nothing-to-copy' }
> {
  const number = request.number.toUpperCase();
  for (;;) {
    const book = await readFabrics(store.db);
    if (!book) return { kind: 'unreadable' };
    const holder = holderOf(book, number);
    if (holder) return { kind: 'number-taken', key: holder.key, name: nameOf(holder) };
    const original = copyOf === undefined ? undefined : book.fabrics.get(copyOf);
    if (copyOf !== undefined && !original) return { kind: 'nothing-to-copy' };
    const [id = 1] = await nextFabricIds(store.db, 1);
    const name = { id, number, title };
    const body = original
      ? copyFabric(original.body, name)
      : { ...newFabric({ ...name, ...(fibres && { fibres }) }), ...clothOf(design, book) };
    const key = fabricKey(id);
    const saved = await saveMany(store, {
      drafts: [{ kind: 'fabric', key, parent: null, body: body as RecordBody }],
      author,
      at,
      record: (tx, [draft]) => record(tx, draft!),
    });
    if (saved !== 'moved') return { kind: 'added', key, revision: saved[0]!.revision };
  }
}

/** The cloth of a design, with the names that the records have for its parts. */
function clothOf(address: string | undefined, { records, fabrics }: Book): object {
  const read = address === undefined ? undefined : readDesign(address);
  if (!read?.ok) return {};
  const constructions = [...fabrics.values()].flatMap(({ body }) => {
    const { name, bars } = (body['construction'] ?? {}) as Partial<Construction>;
    return name && Array.isArray(bars) ? [{ name, bars }] : [];
  });
  return designRecord(read.design, {
    yarns: records.yarn,
    shades: records.shade,
    constructions,
  });
}

type Book = NonNullable<Awaited<ReturnType<typeof readFabrics>>>;
