import { makeReference } from '../../domain/enquiry/reference.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction, EnquiryRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { mailsForEnquiry } from './enquiry-mails.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { takeAllowance } from './recipient-allowance.ts';
import { enquiryRow } from './enquiry-row.ts';
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
): Promise<SubmitOutcome> {
  const now = clock.now();
  const claim = claimFor(submission, now);
  try {
    return await store.transact((tx) => storeOnce(tx, submission, claim, now));
  } catch (cause) {
    if (store.isUnavailable(cause)) return { kind: 'unavailable', cause };
    throw cause;
  }
}

async function storeOnce(
  tx: DatabaseTransaction,
  submission: Submission,
  claim: IdempotencyClaim,
  now: number,
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

  if (row.quarantined_at !== null) return answer(await insertWithReference(tx, row), false);
  const allowance = await takeAllowance(tx, row, now);
  if (allowance.kind === 'full') {
    await tx.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute();
    return { kind: 'recipient-full', retryAfter: allowance.retryAfter };
  }
  const enquiry = await insertWithReference(tx, row);
  const mails = mailsForEnquiry(enquiry).filter(
    ({ topic }) => topic !== 'enquiry-receipt' || allowance.receipt,
  );
  await queueMails(tx, mails, now);
  return answer(enquiry, false);
}

interface EarlierAnswer {
  readonly body_hash: string;
  readonly reference: string;
  readonly quarantined_at: number | null;
}

function findAnswer(
  tx: DatabaseTransaction,
  scope: string,
  keys: readonly string[],
  since = 0,
): Promise<EarlierAnswer | undefined> {
  return tx
    .selectFrom('idempotency')
    .innerJoin('enquiry', 'enquiry.id', 'idempotency.enquiry_id')
    .select(['idempotency.body_hash', 'enquiry.reference', 'enquiry.quarantined_at'])
    .where('idempotency.scope', '=', scope)
    .where('idempotency.key', 'in', keys)
    .where('idempotency.created_at', '>', since)
    .executeTakeFirst();
}

function replay(before: EarlierAnswer, bodyHash: string): SubmitOutcome {
  return before.body_hash === bodyHash ? answer(before, true) : { kind: 'key-reused' };
}

function answer(
  enquiry: Pick<EnquiryRow, 'reference' | 'quarantined_at'>,
  replayed: boolean,
): SubmitOutcome {
  const kind = enquiry.quarantined_at === null ? 'accepted' : 'quarantined';
  return { kind, reference: enquiry.reference, replayed };
}

async function insertWithReference(
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
