import type { DatabaseTransaction } from '../db/schema.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { signEntry } from './audit-chain.ts';

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
  await noteContact(tx, action);
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
  const hash = signEntry(secretsOf(tx).current, entry);
  await tx
    .insertInto('audit')
    .values({ ...entry, hash })
    .execute();
  await tx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

/**
 * An enquiry is kept by its last contact; a reminder to ourselves is none. Written before the head of
 * the chain is taken, and always, so that every action locks its enquiry first: two actions that take
 * the two rows in different order would wait for each other.
 */
async function noteContact(tx: DatabaseTransaction, { at, actor, enquiryId }: Action) {
  if (enquiryId === undefined || actor.id === scheduledJob.id) return;
  await tx
    .updateTable('enquiry')
    .set((eb) => ({
      last_contact_at: eb
        .case()
        .when('last_contact_at', '<', at)
        .then(at)
        .else(eb.ref('last_contact_at'))
        .end(),
    }))
    .where('id', '=', enquiryId)
    .execute();
}
