import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ChainCheck } from '../../contract/desk/records-endpoints.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';

export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Names in the history for what a scheduled job or a buyer did. */
export const scheduledJob: Actor = { id: 'clock', name: 'The desk' };
export const buyer: Actor = { id: 'buyer', name: 'The buyer' };

export interface Action {
  readonly at: number;
  readonly actor: Actor;
  readonly verb: string;
  readonly enquiryId?: string;
  /** Never a visitor's words: the log outlives an erased person. */
  readonly detail?: Readonly<Record<string, string | number | null>>;
}

/**
 * Makes every other change of people, links and quotes wait until this transaction has ended. What is
 * read after it stays true; taken after reading, two owners could remove each other. Whoever also
 * locks an enquiry locks the enquiry first.
 */
export async function lockDesk(tx: DatabaseTransaction): Promise<void> {
  await tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', 1)
    .execute();
}

/** Adds to the chain inside the transaction of the action itself; the head row makes writers queue. */
export async function record(tx: DatabaseTransaction, action: Action): Promise<void> {
  const head = await tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const entry = {
    seq: Number(head.seq),
    at: action.at,
    actor_id: action.actor.id,
    actor: action.actor.name,
    verb: action.verb,
    enquiry_id: action.enquiryId ?? null,
    detail: JSON.stringify(action.detail ?? {}),
    previous: head.hash,
  };
  const hash = seal(entry);
  await tx
    .insertInto('audit')
    .values({ ...entry, hash })
    .execute();
  await tx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

/** Walks the whole chain and finds an entry that was changed, added or removed. */
export async function checkChain(db: Kysely<Database>): Promise<ChainCheck> {
  let previous = '';
  let seq = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(1000)
      .execute();
    for (const row of rows) {
      const { hash, ...entry } = row;
      const intact = row.seq === seq + 1 && row.previous === previous && seal(entry) === hash;
      if (!intact) return { whole: false, brokenAt: seq + 1 };
      seq = row.seq;
      previous = hash;
    }
    if (rows.length === 0) break;
  }
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  if (head.seq > seq) return { whole: false, brokenAt: seq + 1 };
  return { whole: true, entries: seq };
}

function seal(entry: {
  readonly seq: number;
  readonly at: number;
  readonly actor_id: string;
  readonly actor: string;
  readonly verb: string;
  readonly enquiry_id: string | null;
  readonly detail: string;
  readonly previous: string;
}): string {
  const { seq, at, actor_id, actor, verb, enquiry_id, detail, previous } = entry;
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, at, actor_id, actor, verb, enquiry_id, detail]))
    .digest('base64url');
}
