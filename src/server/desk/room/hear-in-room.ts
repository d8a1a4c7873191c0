import type { Mill } from '../../../content/mill.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import type { MessagePhoto } from '../../media/photo-child.ts';
import { hearWord } from '../threads/hear-word.ts';
import { storeMessage } from '../threads/store-message.ts';

/** The buyer's words in the conversation, with what they set in motion. The caller writes the history. */
export async function hearInRoom(
  tx: DatabaseTransaction,
  enquiry: EnquiryRow,
  { words, photos }: { readonly words: string; readonly photos: readonly MessagePhoto[] },
  { mill, now }: { readonly mill: Mill; readonly now: number },
): Promise<void> {
  const id = timeOrderedId(now);
  await storeMessage(tx, {
    id,
    enquiryId: enquiry.id,
    direction: 'in',
    way: 'room',
    sourceId: `room:${id}`,
    author: enquiry.name,
    body: words,
    at: now,
  });
  await keepPhotos(tx, { enquiryId: enquiry.id, messageId: id }, photos, now);
  await hearWord(tx, enquiry, { mill, now });
}

/** Returns their ids. */
export async function keepPhotos(
  tx: DatabaseTransaction,
  { enquiryId, messageId }: { readonly enquiryId: string; readonly messageId: string | null },
  photos: readonly MessagePhoto[],
  now: number,
): Promise<string[]> {
  const rows = photos.map(({ jpeg, width, height }) => ({
    id: timeOrderedId(now),
    enquiry_id: enquiryId,
    message_id: messageId,
    width,
    height,
    bytes: jpeg,
    created_at: now,
  }));
  if (rows.length > 0) await tx.insertInto('room_photo').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Only photographs of this conversation that belong to no words yet. */
export async function attachPhotos(
  tx: DatabaseTransaction,
  { enquiryId, messageId }: { readonly enquiryId: string; readonly messageId: string },
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .updateTable('room_photo')
    .set({ message_id: messageId })
    .where('id', 'in', photos)
    .where('enquiry_id', '=', enquiryId)
    .where('message_id', 'is', null)
    .execute();
}
