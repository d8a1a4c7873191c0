import { canMove, type EnquiryStatus } from '../../../domain/enquiry/status.ts';
import { releaseWithin } from '../../enquiries/release-enquiry.ts';
import { type Actor, type Deed, record } from '../audit.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';

/** Changes to one enquiry, each together with its line in the history. */
export type DeedOutcome = 'done' | 'not-found' | 'not-allowed';

/** Who does it and when. */
export interface Hand {
  readonly actor: Actor;
  readonly now: number;
}

export async function moveEnquiry(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
  to: EnquiryStatus,
): Promise<DeedOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'not-found';
  if (!canMove(enquiry.status, to)) return 'not-allowed';
  await change(tx, hand, id, {
    status: to,
    ...(to !== 'spam' && to !== 'new' && { answered_at: enquiry.answered_at ?? hand.now }),
  });
  await note(tx, hand, id, 'moved it', { from: enquiry.status, to });
  return 'done';
}

/** What a reply, a sample or a quote does by the way; a move that is not allowed is left undone. */
export async function nudgeEnquiry(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
  to: EnquiryStatus,
): Promise<void> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return;
  if (enquiry.answered_at === null) await change(tx, hand, id, { answered_at: hand.now });
  const onward = enquiry.status === 'new' || to !== 'contacted';
  if (onward && canMove(enquiry.status, to)) await moveEnquiry(tx, hand, id, to);
}

export async function assignEnquiry(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
  owner: string | null,
): Promise<DeedOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'not-found';
  const person =
    owner === null
      ? null
      : await tx
          .selectFrom('staff')
          .select('name')
          .where('id', '=', owner)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
  if (person === undefined) return 'not-allowed';
  await change(tx, hand, id, { owner_id: owner });
  await note(tx, hand, id, 'assigned it', { to: person?.name ?? 'nobody' });
  return 'done';
}

export async function openEnquiry(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
): Promise<DeedOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'not-found';
  if (enquiry.opened_at !== null) return 'done';
  await change(tx, hand, id, { opened_at: hand.now });
  await note(tx, hand, id, 'opened it');
  return 'done';
}

/** Out of quarantine, as if it had never been there: its mails are queued now. */
export async function rescueEnquiry(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
): Promise<DeedOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'not-found';
  if ((await releaseWithin(tx, hand.now, id)) !== 'released') return 'not-allowed';
  await note(tx, hand, id, 'took it out of quarantine');
  return 'done';
}

export async function planNextAction(
  tx: DatabaseTransaction,
  hand: Hand,
  id: string,
  plan: { readonly text: string; readonly at: number | null },
): Promise<DeedOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'not-found';
  const planned = plan.text !== '';
  await change(tx, hand, id, {
    next_action: planned ? plan.text : null,
    next_action_at: planned ? plan.at : null,
  });
  await note(tx, hand, id, planned ? 'planned the next step' : 'cleared the next step');
  return 'done';
}

/** An update that changes nothing takes the row on both engines until this transaction ends. */
export async function lockEnquiry(
  tx: DatabaseTransaction,
  id: string,
): Promise<EnquiryRow | undefined> {
  return tx
    .updateTable('enquiry')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function change(
  tx: DatabaseTransaction,
  { now }: Hand,
  id: string,
  columns: Partial<EnquiryRow>,
): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

async function note(
  tx: DatabaseTransaction,
  { actor, now }: Hand,
  enquiryId: string,
  verb: string,
  detail: Deed['detail'] = {},
): Promise<void> {
  await record(tx, { at: now, actor, verb, enquiryId, detail });
}
