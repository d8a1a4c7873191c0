import type { Mill } from '../../../content/mill.ts';
import { isOpen } from '../../../domain/desk/quote-state.ts';
import type { DatabaseTransaction, QuoteRow } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { hashToken } from '../../secret-key.ts';
import { buyer, record } from '../audit.ts';
import { isKeyTaken, takeKey } from '../desk-requests.ts';
import { hearWord } from '../threads/hear-word.ts';
import { storeMessage } from '../threads/store-message.ts';
import { lockEnquiry } from '../inbox/enquiry-actions.ts';

export interface BuyerAnswer {
  readonly answer: 'decline' | 'ask';
  readonly message: string;
  /** Made with the form, so that pressing twice sends once; empty in a form of an earlier release. */
  readonly key: string;
}

/** Whoever has the link can ask; without a limit also without end, each time with a mail. */
export const answersADay = 10;
const dayMs = 86_400_000;

/** What the buyer sent from the quote page, exactly once. Accepting is done as in the room. */
export async function answerQuote(
  tx: DatabaseTransaction,
  { id, enquiry_id: enquiryId }: Pick<QuoteRow, 'id' | 'enquiry_id'>,
  given: BuyerAnswer,
  { now, mill }: { readonly now: number; readonly mill: Mill },
): Promise<'done' | 'too-many'> {
  const { answer, message } = given;
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (!enquiry) return 'done';
  const quote = await lockQuote(tx, id);
  const open = quote && isOpen({ state: quote.state, validUntil: quote.valid_until }, now);
  // Answered in another tab, withdrawn or expired: the page says which.
  if (!quote || quote.state === 'revoked' || (!open && answer !== 'ask')) return 'done';
  const actorId = `quote:${id}`;
  const content = hashToken(JSON.stringify([answer, message]));
  const row = { actor_id: actorId, key: hashToken(given.key || content), body_hash: content };
  if (await isKeyTaken(tx, row)) return 'done';
  if (answer === 'ask' && (await answersToday(tx, actorId, now)) >= answersADay) return 'too-many';
  await takeKey(tx, row, now);

  await tx
    .updateTable('quote')
    .set({
      seen_at: quote.seen_at ?? now,
      ...(answer === 'decline' && { state: 'declined' }),
      // A question after the decision must not replace the words of the decision.
      ...((answer !== 'ask' || quote.state === 'sent') && { answer: message, answered_at: now }),
    })
    .where('id', '=', id)
    .execute();
  const noteId = timeOrderedId(now);
  if (message !== '') await keepWords(tx, { noteId, enquiryId, message, now });
  const detail = { number: quote.number };
  await record(tx, { at: now, actor: buyer, verb: verbs[answer], enquiryId, detail });
  // A decision is an end, a question wants an answer.
  if (answer === 'ask') await hearWord(tx, enquiry, { mill, now });
  else
    await tx.updateTable('enquiry').set({ opened_at: null }).where('id', '=', enquiryId).execute();
  const occasion = answer === 'ask' ? `ask:${noteId}` : String(now);
  await queueMails(tx, [enquiryMail('desk-quote-answer', enquiryId, `${id}:${occasion}`)], now);
  return 'done';
}

/** What a buyer writes beside an answer is read with it. */
export async function keepWords(
  tx: DatabaseTransaction,
  words: {
    readonly noteId: string;
    readonly enquiryId: string;
    readonly message: string;
    readonly now: number;
  },
): Promise<void> {
  const { noteId, enquiryId, message, now } = words;
  await tx
    .insertInto('note')
    .values({
      id: noteId,
      enquiry_id: enquiryId,
      staff_id: buyer.id,
      author: buyer.name,
      body: message,
      created_at: now,
    })
    .execute();
  await storeMessage(tx, {
    id: noteId,
    enquiryId,
    direction: 'in',
    way: 'room',
    sourceId: `note:${noteId}`,
    author: buyer.name,
    body: message,
    at: now,
  });
}

const verbs = {
  decline: 'declined the quote',
  ask: 'asked about the quote',
} as const;

/** A person has looked at the page; only the first time counts. */
export async function markSeen(
  tx: DatabaseTransaction,
  { id, number, enquiry_id: enquiryId }: Pick<QuoteRow, 'id' | 'number' | 'enquiry_id'>,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('quote')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const detail = { number };
  await record(tx, { at: now, actor: buyer, verb: 'opened the quote', enquiryId, detail });
}

function lockQuote(tx: DatabaseTransaction, id: string): Promise<QuoteRow | undefined> {
  return tx
    .updateTable('quote')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

async function answersToday(
  tx: DatabaseTransaction,
  actorId: string,
  now: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('desk_request')
    .select('key')
    .where('actor_id', '=', actorId)
    .where('created_at', '>', now - dayMs)
    .execute();
  return rows.length;
}
