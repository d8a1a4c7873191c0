import { makeReference } from '../../domain/enquiry/reference.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction, EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type EnquiryTopic, mailsForEnquiry } from './enquiry-mails.ts';
import { mailRow, queueMails } from '../outbox/queue-mails.ts';
import { receiptAllowance, takeAllowance } from './recipient-allowance.ts';
import { enquiryRow } from './enquiry-row.ts';
import { hasRoom, linkRow, openRoom } from './open-room.ts';
import { claimFor, type IdempotencyClaim } from './idempotency.ts';
import type { Submission, SubmitOutcome } from './submission.ts';

/**
 * Stores the enquiry, its idempotency key and its mails in one transaction. Whatever the outcome
 * says has reached the disk; the mails are sent later, by the outbox.
 */
export async function submitEnquiry(
  store: Store,
  clock: Clock,
  submission: Submission,
  { catalogueMailsADay }: SubmitSettings = {},
): Promise<SubmitOutcome> {
  const now = clock.now();
  const claim = claimFor(submission, now);
  try {
    return (
      (await storeAtOnce(store, submission, claim, now)) ??
      (await store.transact((tx) => storeOnce(tx, submission, claim, { now, catalogueMailsADay })))
    );
  } catch (cause) {
    if (store.isUnavailable(cause)) return { kind: 'unavailable', cause };
    throw cause;
  }
}

interface SubmitSettings {
  readonly catalogueMailsADay?: number | undefined;
}

/** The ordinary case; anything else is found out and answered by `storeOnce`. */
async function storeAtOnce(
  store: Store,
  submission: Submission,
  { key, bodyHash, near = { keys: [], since: 0 } }: IdempotencyClaim,
  now: number,
): Promise<SubmitOutcome | undefined> {
  const { kind, quarantine, scope } = submission.draft;
  // A catalogue is limited by mailbox and by day, and what is held back has no mails.
  if (kind === 'catalog' || quarantine !== undefined) return undefined;
  const row = enquiryRow(submission, now);
  const mails = mailsForEnquiry(row).map((mail) => mailRow(mail, now));
  const receipt = mails.find(({ topic }) => topic === receiptTopic);
  const rest = {
    claim: { scope, key, body_hash: bodyHash, enquiry_id: row.id, created_at: now },
    near,
    mails: mails.filter((mail) => mail !== receipt),
    ...(receipt && {
      receipt: {
        ...receiptAllowance(row.email, now),
        mail: receipt,
        ...(hasRoom(row) && {
          room: linkRow(store.db, { enquiryId: row.id, kind: 'buyer', address: '' }, now),
        }),
      },
    }),
  };
  for (const length of referenceLengths) {
    const reference = makeReference(kind, now, Math.random, length);
    const stored = await store.storeAtOnce({ ...rest, enquiry: { ...row, reference } });
    if (stored !== 'not-stored') return { kind: 'accepted', reference, replayed: false };
  }
  return undefined;
}

/** Of a day's thousands one in a hundred draws a short reference that is taken; the next is longer. */
const referenceLengths = [4, 5];

const receiptTopic = 'enquiry-receipt' satisfies EnquiryTopic;

async function storeOnce(
  tx: DatabaseTransaction,
  submission: Submission,
  claim: IdempotencyClaim,
  { now, catalogueMailsADay }: SubmitSettings & { readonly now: number },
): Promise<SubmitOutcome> {
  const { scope } = submission.draft;
  const { key, bodyHash, near } = claim;
  if (near) {
    const before = await findAnswer(tx, scope, near.keys, near.since);
    if (before) return replay(before, bodyHash);
  }

  const row = enquiryRow(submission, now);
  const taken = await tx
    .insertInto('idempotency')
    .values({ scope, key, body_hash: bodyHash, enquiry_id: row.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const before = await findAnswer(tx, scope, [key]);
    if (!before) throw new Error('An idempotency key is taken by an enquiry that does not exist.');
    return replay(before, bodyHash);
  }

  const enquiry = await insertWithReference(tx, row);
  if (row.quarantined_at !== null) return answer({ ...enquiry, receipt: null }, false);
  const mayWrite = await takeAllowance(tx, row, now, catalogueMailsADay);
  const mails = mailsForEnquiry(enquiry).filter(({ topic }) => topic !== receiptTopic || mayWrite);
  // The receipt carries the link to it.
  if (mayWrite) await openRoom(tx, enquiry, now);
  await queueMails(tx, mails, now);
  return answer({ ...enquiry, receipt: mayWrite ? enquiry.id : null }, false);
}

type Answered = Pick<EnquiryRow, 'kind' | 'reference' | 'quarantined_at'> & {
  /** Null when no receipt was mailed for it. */
  readonly receipt: string | null;
};
type EarlierAnswer = Answered & { readonly body_hash: string };

function findAnswer(
  tx: DatabaseTransaction,
  scope: string,
  keys: readonly string[],
  since = 0,
): Promise<EarlierAnswer | undefined> {
  return tx
    .selectFrom('idempotency')
    .innerJoin('enquiry', 'enquiry.id', 'idempotency.enquiry_id')
    .leftJoin('outbox as receipt', (join) =>
      join.onRef('receipt.enquiry_id', '=', 'enquiry.id').on('receipt.topic', '=', receiptTopic),
    )
    .select([
      'idempotency.body_hash',
      'enquiry.kind',
      'enquiry.reference',
      'enquiry.quarantined_at',
      'receipt.id as receipt',
    ])
    .where('idempotency.scope', '=', scope)
    .where('idempotency.key', 'in', keys)
    .where('idempotency.created_at', '>', since)
    .executeTakeFirst();
}

function replay(before: EarlierAnswer, bodyHash: string): SubmitOutcome {
  return before.body_hash === bodyHash ? answer(before, true) : { kind: 'key-reused' };
}

function answer(
  { kind, reference, quarantined_at, receipt }: Answered,
  replayed: boolean,
): SubmitOutcome {
  if (quarantined_at !== null) return { kind: 'quarantined', reference, replayed };
  // Sending the catalogue is what was asked for, so "accepted" would be untrue.
  if (kind === 'catalog' && receipt === null) return { kind: 'recipient-full' };
  return { kind: 'accepted', reference, replayed };
}

/** Gives a new enquiry a reference that no other has. */
export async function insertWithReference(
  tx: DatabaseTransaction,
  row: Omit<EnquiryRow, 'reference'>,
): Promise<EnquiryRow> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // A day with very many enquiries gets longer numbers instead of an endless search.
    const length = 4 + Math.floor(attempt / 4);
    const reference = makeReference(row.kind, row.created_at, Math.random, length);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('enquiry')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { ...row, reference };
  }
  throw new Error('No free reference number was found.');
}
