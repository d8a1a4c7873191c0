import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** What every instance and the desk know of the reading of the mailbox. */
export interface MailInState {
  /** The end of the last sweep that read everything; the start of the first one before that. */
  readonly goodAt: number;
  /** In words for the desk; empty while all is well. */
  readonly trouble: string;
}

const name = 'mail-in';

export async function writeMailInState(
  store: Store,
  state: MailInState,
  now: number,
): Promise<void> {
  const value = JSON.stringify(state);
  await store.transact((tx) =>
    tx
      .insertInto('desk_setting')
      .values({ name, value, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
      .execute(),
  );
}

/** Nothing where no mailbox was ever read. */
export async function readMailInState(db: Kysely<Database>): Promise<MailInState | undefined> {
  const row = await db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as MailInState);
}

/** The desk says so in red from this age on. */
export const lateSweepMs = 5 * 60_000;

/**
 * One instance reads the mailbox at a time. The results would be right with several, but providers
 * count connections. The lease is dated by the database's clock.
 */
export async function takeLease(store: Store, holder: string, lastsMs: number): Promise<boolean> {
  const lease = 'mail-in-lease';
  return store.transact(async (tx) => {
    const until = sql<number>`${store.now} + ${Math.round(lastsMs)}`;
    await tx
      .insertInto('desk_setting')
      .values({ name: lease, value: holder, updated_at: until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: holder, updated_at: until })
          .where((eb) =>
            eb.or([
              eb('desk_setting.value', '=', holder),
              eb('desk_setting.updated_at', '<', store.now),
            ]),
          ),
      )
      .execute();
    const row = await tx
      .selectFrom('desk_setting')
      .select('value')
      .where('name', '=', lease)
      .executeTakeFirst();
    return row?.value === holder;
  });
}

export async function endLease(store: Store, holder: string): Promise<void> {
  await store.transact((tx) =>
    tx
      .deleteFrom('desk_setting')
      .where('name', '=', 'mail-in-lease')
      .where('value', '=', holder)
      .execute(),
  );
}
