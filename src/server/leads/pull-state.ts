import { type Kysely, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** What every instance and the desk know of the asking for leads. */
export interface PullState {
  /** The end of the last pull that stored everything; the start of the first one before that. */
  readonly goodAt: number;
  /** In words for the desk; empty while all is well. */
  readonly trouble: string;
}

const names = { state: 'indiamart-pull', read: 'indiamart-read', turn: 'indiamart-turn' } as const;

/** The desk says so in red from this age on: three pulls that failed. */
export const latePullMs = 20 * 60_000;

/** Nothing where leads are not pulled. */
export async function readPullState(db: Kysely<Database>): Promise<PullState | undefined> {
  const value = await readValue(db, names.state);
  return value === undefined ? undefined : (JSON.parse(value) as PullState);
}

export async function writePullState(
  tx: DatabaseTransaction,
  state: PullState,
  now: number,
): Promise<void> {
  await writeValue(tx, names.state, JSON.stringify(state), now);
}

/** Where the owner has taken the key away, nothing is late. How far was read stays. */
export async function forgetPullState(store: Store): Promise<void> {
  if ((await readValue(store.db, names.state)) === undefined) return;
  await store.transact((tx) =>
    tx.deleteFrom('desk_setting').where('name', '=', names.state).execute(),
  );
}

/** Up to which moment everything was stored; nothing before the first pull. */
export async function readUpTo(db: Kysely<Database>): Promise<number | undefined> {
  const value = await readValue(db, names.read);
  return value === undefined ? undefined : Number(value);
}

export async function writeUpTo(tx: DatabaseTransaction, to: number, now: number): Promise<void> {
  await writeValue(tx, names.read, String(to), now);
}

/**
 * True for whoever may ask now. The moment is written before the call and by the database's clock, so
 * that neither a second instance nor a restart asks sooner than `everyMs` after the last call.
 */
export async function takeTurn(store: Store, everyMs: number): Promise<boolean> {
  return store.transact(async (tx) => {
    const next = sql<number>`${store.now} + ${Math.round(everyMs)}`;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('desk_setting')
      .values({ name: names.turn, value: '', updated_at: next })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ updated_at: next })
          .where('desk_setting.updated_at', '<', store.now),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}

async function readValue(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

async function writeValue(tx: DatabaseTransaction, name: string, value: string, now: number) {
  await tx
    .insertInto('desk_setting')
    .values({ name, value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute();
}
