import type { DeskRefusal } from '../../../contract/desk/desk-refusals.ts';
import { canMove, type EnquiryStatus } from '../../../domain/enquiry/status.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { releaseWithin } from '../../enquiries/release-enquiry.ts';
import { type Action, type Actor, lockDesk, record } from '../audit.ts';

/** Changes to one enquiry, each together with its line in the history. */
export type ActionOutcome = 'done' | DeskRefusal;

/** Who does it and when. */
export interface Doer {
  readonly actor: Actor;
  readonly now: number;
}

export async function moveEnquiry(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  to: EnquiryStatus,
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if (!canMove(enquiry.status, to)) return 'changed-meanwhile';
  await change(tx, doer, id, {
    status: to,
    // Who moves it on has dealt with what the buyer said last.
    asked_at: null,
    ...(to !== 'spam' && to !== 'new' && { answered_at: enquiry.answered_at ?? doer.now }),
  });
  await note(tx, doer, id, 'moved it', { from: enquiry.status, to });
  return 'done';
}

/** A reply, a sample or a quote also moves its enquiry on, as far as the move is allowed. */
export async function advanceEnquiry(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  to: EnquiryStatus,
): Promise<void> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return;
  if (enquiry.answered_at === null || enquiry.asked_at !== null) {
    const answered_at = enquiry.answered_at ?? doer.now;
    await change(tx, doer, id, { answered_at, asked_at: null });
  }
  const forward = enquiry.status === 'new' || to !== 'contacted';
  if (forward && canMove(enquiry.status, to)) await moveEnquiry(tx, doer, id, to);
}

export async function assignEnquiry(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  owner: string | null,
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  // A colleague who is being removed meanwhile gets nothing.
  await lockDesk(tx);
  const person =
    owner === null
      ? null
      : await tx
          .selectFrom('staff')
          .select('name')
          .where('id', '=', owner)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
  if (person === undefined) return 'colleague-removed';
  await change(tx, doer, id, { owner_id: owner });
  await note(tx, doer, id, 'assigned it', { to: person?.name ?? 'nobody' });
  return 'done';
}

export async function openEnquiry(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if (enquiry.opened_at !== null) return 'done';
  await change(tx, doer, id, { opened_at: doer.now });
  await note(tx, doer, id, 'opened it');
  return 'done';
}

/** Out of quarantine, as if it had never been there: its mails are queued now. */
export async function rescueEnquiry(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if ((await releaseWithin(tx, doer.now, id)) !== 'released') return 'changed-meanwhile';
  await note(tx, doer, id, 'took it out of quarantine');
  return 'done';
}

export async function planNextAction(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  plan: { readonly text: string; readonly at: number | null },
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  const planned = plan.text !== '';
  await change(tx, doer, id, {
    next_action: planned ? plan.text : null,
    next_action_at: planned ? plan.at : null,
  });
  await note(tx, doer, id, planned ? 'planned the next step' : 'cleared the next step');
  return 'done';
}

/** An update that changes nothing locks the row on both engines until this transaction ends. */
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
  { now }: Doer,
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
  { actor, now }: Doer,
  enquiryId: string,
  verb: string,
  detail: Action['detail'] = {},
): Promise<void> {
  await record(tx, { at: now, actor, verb, enquiryId, detail });
}
