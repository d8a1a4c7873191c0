import type { BuyerChange } from '../../../contract/desk/endpoints/buyer-endpoints.ts';
import type { Database, DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import type { Kysely } from 'kysely';
import { lockDesk, record } from '../audit.ts';
import { type ActionOutcome, type Doer, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { findBuyer } from './find-buyer.ts';

/** Who is one person, as far as telephone and address do not tell. Each change can be taken back. */

/** The buyers of two enquiries are one person. */
export async function putTogether(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  otherId: string,
): Promise<ActionOutcome> {
  const locked = await lockAll(tx, [id, otherId]);
  if (locked === 'changed-meanwhile') return locked;
  const enquiry = locked.get(id);
  const other = locked.get(otherId);
  if (!enquiry || !other) return 'enquiry-gone';
  const mine = await findBuyer(tx, enquiry);
  if (id === otherId || mine.some((one) => one.id === otherId)) return 'same-buyer';
  const all = new Map([...mine, ...(await findBuyer(tx, other))].map((one) => [one.id, one]));
  all.set(id, enquiry).set(otherId, other);
  const after = timeOrderedId(doer.now);
  await write(
    tx,
    doer,
    'together',
    [...all.values()].map((one) => ({ one, after })),
  );
  const verb = 'said that it is the same buyer as';
  await note(tx, doer, verb, id, other.reference);
  await note(tx, doer, verb, otherId, enquiry.reference);
  return 'done';
}

/** This enquiry is somebody else's than those it stands with, although telephone or address agree. */
export async function takeApart(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
): Promise<ActionOutcome> {
  const locked = await lockAll(tx, [id]);
  if (locked === 'changed-meanwhile') return locked;
  const enquiry = locked.get(id);
  if (!enquiry) return 'enquiry-gone';
  const others = await findBuyer(tx, enquiry);
  if (others.length === 0) return 'no-other-enquiries';
  const own = timeOrderedId(doer.now);
  // The others are named as well: by telephone alone they would find back to this one.
  const theirs = timeOrderedId(doer.now);
  await write(tx, doer, 'apart', [
    { one: enquiry, after: own },
    ...others.map((one) => ({ one, after: theirs })),
  ]);
  await note(tx, doer, 'said that it is another buyer than', id, others[0]!.reference);
  return 'done';
}

export async function undoBuyerChange(
  tx: DatabaseTransaction,
  doer: Doer,
  changeId: string,
): Promise<ActionOutcome> {
  const moved = () =>
    tx.selectFrom('buyer_move').selectAll().where('change_id', '=', changeId).execute();
  for (const { enquiry_id } of sorted(await moved())) await lockEnquiry(tx, enquiry_id);
  await lockDesk(tx);
  const undone = await tx
    .updateTable('buyer_change')
    .set({ undone_at: doer.now })
    .where('id', '=', changeId)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const moves = sorted(await moved());
  if (!undone || moves.length === 0) return 'changed-meanwhile';
  for (const { enquiry_id, before, after } of moves) {
    const back = await tx
      .updateTable('enquiry')
      .set({ buyer_id: before })
      .where('id', '=', enquiry_id)
      .where('buyer_id', '=', after)
      .returning('id')
      .executeTakeFirst();
    // A later change stands on this one and is taken back first.
    if (!back) throw new LaterChange();
  }
  await note(tx, doer, 'took back who the buyer is', moves[0]!.enquiry_id);
  return 'done';
}

/** Thrown, so that the transaction leaves nothing of the half that was done. */
export class LaterChange extends Error {}

/** The last change that touched this enquiry, as long as it can be taken back. */
export async function lastChange(
  db: Kysely<Database>,
  { id, buyer_id }: Pick<EnquiryRow, 'id' | 'buyer_id'>,
): Promise<BuyerChange | null> {
  if (buyer_id === null) return null;
  const found = await db
    .selectFrom('buyer_move')
    .innerJoin('buyer_change', 'buyer_change.id', 'buyer_move.change_id')
    .select(['buyer_change.id', 'what', 'actor', 'changed_at'])
    .where('enquiry_id', '=', id)
    .where('after', '=', buyer_id)
    .where('undone_at', 'is', null)
    .orderBy('buyer_change.id', 'desc')
    .executeTakeFirst();
  if (!found) return null;
  return { id: found.id, what: found.what, actor: found.actor, at: Number(found.changed_at) };
}

/**
 * Locks these enquiries and all that belong to their buyers, always in the order of their ids, and
 * only then the history. If somebody changed the buyers meanwhile, nothing is done.
 */
async function lockAll(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EnquiryRow> | 'changed-meanwhile'> {
  const wanted = await around(tx, ids);
  const locked = new Map<string, EnquiryRow>();
  for (const id of [...wanted].toSorted()) {
    const row = await lockEnquiry(tx, id);
    if (row) locked.set(id, row);
  }
  await lockDesk(tx);
  for (const id of await around(tx, ids)) if (!wanted.has(id)) return 'changed-meanwhile';
  return locked;
}

async function around(tx: DatabaseTransaction, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set(ids);
  const rows = await tx.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute();
  for (const row of rows) for (const { id } of await findBuyer(tx, row)) found.add(id);
  return found;
}

async function write(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  what: BuyerChange['what'],
  moves: readonly {
    readonly one: Pick<EnquiryRow, 'id' | 'buyer_id'>;
    readonly after: string;
  }[],
): Promise<void> {
  const changeId = timeOrderedId(now);
  await tx
    .insertInto('buyer_change')
    .values({
      id: changeId,
      what,
      staff_id: actor.id,
      actor: actor.name,
      changed_at: now,
      undone_at: null,
    })
    .execute();
  // A buyer may have hundreds of enquiries: one statement for all of them, not two for each.
  await tx
    .insertInto('buyer_move')
    .values(
      moves.map(({ one, after }) => ({
        change_id: changeId,
        enquiry_id: one.id,
        before: one.buyer_id,
        after,
      })),
    )
    .execute();
  for (const [after, together] of Map.groupBy(moves, (move) => move.after)) {
    const ids = together.map(({ one }) => one.id);
    await tx.updateTable('enquiry').set({ buyer_id: after }).where('id', 'in', ids).execute();
  }
}

function sorted<Move extends { readonly enquiry_id: string }>(moves: readonly Move[]): Move[] {
  return moves.toSorted((a, b) => (a.enquiry_id < b.enquiry_id ? -1 : 1));
}

async function note(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  verb: string,
  enquiryId: string,
  reference?: string,
): Promise<void> {
  await record(tx, {
    at: now,
    actor,
    verb,
    enquiryId,
    ...(reference && { detail: { to: reference } }),
  });
}
