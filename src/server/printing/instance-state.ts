import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

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
  db: Kysely<Database>,
  instance: string,
  { build, number, fault }: InstanceState,
  now: number,
): Promise<void> {
  const row = { build, publication: number, fault: fault.slice(0, 1000), seen_at: now };
  await db
    .insertInto('instance_state')
    .values({ instance, ...row })
    .onConflict((conflict) => conflict.column('instance').doUpdateSet(row))
    .execute();
  await db
    .deleteFrom('instance_state')
    .where('seen_at', '<', now - forgottenMs)
    .execute();
}

export async function forgetInstance(db: Kysely<Database>, instance: string): Promise<void> {
  await db.deleteFrom('instance_state').where('instance', '=', instance).execute();
}
