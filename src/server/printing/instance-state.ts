import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

/** What one instance shows, so that the desk can say "public on 4 of 4". */
export interface InstanceState {
  readonly build: string;
  readonly number: number;
  /** Why it shows an older publication; empty if it does not. */
  readonly fault: string;
}

/** How often an instance says that it is there. */
export const reportEveryMs = 60_000;
/** An instance that has said nothing for this long is gone. */
const forgottenMs = 24 * 60 * 60_000;

/** Two processes on one machine listen on different ports. */
export function nameInstance(port: number): string {
  return `${hostname()}:${port === 0 ? `process ${process.pid}` : port}`;
}

export async function reportInstance(
  { transact, now }: Pick<Store, 'transact' | 'now'>,
  instance: string,
  { build, number, fault }: InstanceState,
): Promise<void> {
  const row = { build, publication: number, fault: fault.slice(0, 1000), seen_at: now };
  await transact(async (tx) => {
    await tx
      .insertInto('instance_state')
      .values({ instance, ...row })
      .onConflict((conflict) => conflict.column('instance').doUpdateSet(row))
      .execute();
    await tx
      .deleteFrom('instance_state')
      .where('seen_at', '<', sql<number>`${now} - ${forgottenMs}`)
      .execute();
  });
}

export async function forgetInstance(
  { transact }: Pick<Store, 'transact'>,
  instance: string,
): Promise<void> {
  await transact((tx) =>
    tx.deleteFrom('instance_state').where('instance', '=', instance).execute(),
  );
}
