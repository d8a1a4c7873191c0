import type { Mill } from '../../../content/mill.ts';
import type { DatabaseTransaction, QuoteRow } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { actInRoom, type RoomOutcome } from '../room/act-in-room.ts';
import { keepWords } from './answer-quote.ts';

interface GivenAcceptance {
  readonly message: string;
  readonly key: string;
  /** Six digits from the mail, or nothing yet. */
  readonly code: string;
}

/** A quote of fixed lines is accepted here as in the room: once, and with the code from the mail. */
export async function acceptWhole(
  tx: DatabaseTransaction,
  quote: QuoteRow,
  { message, key, code }: GivenAcceptance,
  setting: { readonly now: number; readonly mill: Mill },
): Promise<RoomOutcome> {
  const { enquiry_id: enquiryId, buyer: name, company } = quote;
  const by = { name, company, gst: '' };
  const act = { act: 'accept', quote: quote.id, metres: null, by } as const;
  const outcome = await actInRoom(tx, enquiryId, { act, key, code, photos: [] }, setting);
  if (outcome === 'done' && message !== '') {
    const { now } = setting;
    await tx.updateTable('quote').set({ answer: message }).where('id', '=', quote.id).execute();
    await keepWords(tx, { noteId: timeOrderedId(now), enquiryId, message, now });
  }
  return outcome;
}
