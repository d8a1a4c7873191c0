import { sql } from 'kysely';
import type { Instances } from '../../contract/desk/publishing-answers.ts';
import type { Store } from '../db/store.ts';
import { readNumber } from './heads.ts';

/** Instances report every minute: one that has said nothing for so long was stopped. */
const aliveMs = 200_000;

/** What each running instance shows: "public on 3 of 4", which one waits, and why. */
export async function readInstances(store: Store): Promise<Instances> {
  const number = await readNumber(store.db);
  const rows = await store.db
    .selectFrom('instance_state')
    .select(['instance', 'build', 'publication', 'fault'])
    .where('seen_at', '>', sql<number>`${store.now} - ${aliveMs}`)
    .orderBy('instance')
    .execute();
  return {
    number,
    instances: rows.map((row) => {
      const publication = Number(row.publication);
      return { ...row, publication, upToDate: publication >= number && row.fault === '' };
    }),
  };
}
