import type { Direction, MessageFacts, Sort, Way } from '../../../domain/conversation/message.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';

/** One word of a conversation, before it is stored. */
export interface NewMessage {
  readonly id?: string;
  readonly enquiryId: string | null;
  readonly direction: Direction;
  readonly way: Way;
  readonly sourceId: string;
  readonly author: string;
  readonly staffId?: string;
  readonly address?: string;
  readonly subject?: string;
  readonly body: string;
  readonly quoted?: string;
  readonly sort?: Sort;
  readonly messageId?: string;
  readonly rawId?: string;
  readonly facts?: MessageFacts;
  readonly suggestedId?: string;
  readonly heldAt?: number;
  readonly at: number;
}

/** False when the source has told of it before: whatever follows from it was done then. */
export async function storeMessage(tx: DatabaseTransaction, given: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message')
    .values({
      id: given.id ?? timeOrderedId(given.at),
      enquiry_id: given.enquiryId,
      direction: given.direction,
      way: given.way,
      source_id: given.sourceId,
      author: given.author,
      staff_id: given.staffId ?? null,
      address: given.address ?? '',
      subject: given.subject ?? '',
      body: given.body,
      quoted: given.quoted ?? '',
      sort: given.sort ?? 'word',
      message_id: given.messageId ?? null,
      raw_id: given.rawId ?? null,
      facts: JSON.stringify(given.facts ?? {}),
      suggested_id: given.suggestedId ?? null,
      held_at: given.heldAt ?? null,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.column('source_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
