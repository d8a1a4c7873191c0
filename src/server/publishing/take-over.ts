import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TakenOver } from '../../contract/desk/publishing-answers.ts';
import { contentKinds, kindNames } from '../../content/records/content-kinds.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { nextNumber } from './publications.ts';
import type { RecordName } from './record-name.ts';
import type { Author } from './revisions.ts';
import { adoption, shippedText } from './shipped.ts';

/** Rows in one statement, few enough that visitors are answered between two. */
const chunk = 25;

/**
 * Copies everything that is shipped and that the mill has not published itself, as one publication in
 * which no page changes. From then on the mill's lists are its own: a fabric that a later release
 * ships does not appear on its site. What is shipped fits its schemas, so nothing is checked.
 */
export async function takeOver(
  store: Store,
  request: {
    readonly author: Author;
    readonly at: number;
    readonly note?: string;
    readonly record?: (tx: DatabaseTransaction, taken: TakenOver) => Promise<void>;
  },
): Promise<TakenOver> {
  const { author, at, note = '', record } = request;
  return store.transact(async (tx): Promise<TakenOver> => {
    const number = await nextNumber(tx);
    const before = await tx
      .selectFrom('publication_change')
      .select('publication')
      .where('kind', '=', adoption.kind)
      .executeTakeFirst();
    if (before) {
      // The number that was taken is given back: publications have no gaps.
      await tx
        .updateTable('publication_head')
        .set({ number: number - 1 })
        .where('id', '=', 1)
        .execute();
      return { now: false, number: Number(before.publication), records: 0 };
    }
    const names = await untouched(tx);
    const who = { author_id: author.id, author: author.name, created_at: at };
    await tx
      .insertInto('publication')
      .values({ number, ...who, note, undoes: null })
      .execute();
    for (let i = 0; i < names.length; i += chunk) {
      await copy(tx, names.slice(i, i + chunk), { ...who, note }, number);
      await nextTurn();
    }
    await adopt(tx, { ...who, note }, number);
    const taken = { now: true, number, records: names.length };
    await record?.(tx, taken);
    return taken;
  });
}

interface Who {
  readonly author_id: string;
  readonly author: string;
  readonly created_at: number;
  readonly note: string;
}

async function adopt(tx: DatabaseTransaction, who: Who, number: number): Promise<void> {
  const id = timeOrderedId(who.created_at);
  await tx
    .insertInto('content_revision')
    .values({ id, ...adoption, parent: null, base: null, version: 1, body: '{}', ...who })
    .execute();
  await tx
    .insertInto('publication_change')
    .values({ publication: number, ...adoption, revision: id, before: null })
    .execute();
}

/** Shipped records that have never been published by the mill. */
async function untouched(tx: DatabaseTransaction): Promise<RecordName[]> {
  const rows = await tx
    .selectFrom('publication_change')
    .select(['kind', 'key'])
    .distinct()
    .execute();
  const touched = new Set(rows.map(({ kind, key }) => `${kind} ${key}`));
  return kindNames.flatMap((kind) =>
    Object.keys(contentKinds[kind].shipped)
      .filter((key) => !touched.has(`${kind} ${key}`))
      .map((key) => ({ kind, key })),
  );
}

async function copy(
  tx: DatabaseTransaction,
  names: readonly RecordName[],
  who: Who,
  number: number,
): Promise<void> {
  const rows = names.map(({ kind, key }) => {
    const body = shippedText({ kind, key });
    const id = timeOrderedId(who.created_at);
    const { version } = contentKinds[kind];
    return { id, kind, key, parent: null, base: body, version, body, ...who };
  });
  await tx.insertInto('content_revision').values(rows).execute();
  await tx
    .insertInto('publication_change')
    .values(
      rows.map(({ id, kind, key }) => ({
        publication: number,
        kind,
        key,
        revision: id,
        before: null,
      })),
    )
    .execute();
  // A draft that somebody is working on stays the draft.
  await tx
    .insertInto('content_draft')
    .values(rows.map(({ id, kind, key }) => ({ kind, key, revision: id })))
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}
