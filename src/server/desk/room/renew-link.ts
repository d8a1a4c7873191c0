import { dayMs } from '../../../domain/enquiry/indian-time.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import { roomLimits } from '../../../domain/room/room-link.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { addLink } from '../../enquiries/open-room.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { type Actor, buyer, record } from '../audit.ts';
import { lockEnquiry } from '../inbox/enquiry-actions.ts';
import { closeLinks } from './act-in-room.ts';

export type Renewed = 'renewed' | 'too-many' | 'gone';

/** From a closed room: the new link goes to the mail first given, never to whoever asks. */
export function renewLink(store: Store, enquiryId: string, now: number): Promise<Renewed> {
  return store.transact((tx) => renewWithin(tx, enquiryId, { actor: buyer, now }));
}

/** Earlier links end with it, also those that were sent on. */
export async function renewWithin(
  tx: DatabaseTransaction,
  enquiryId: string,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<Renewed> {
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (!enquiry) return 'gone';
  const today = await tx
    .selectFrom('room_link')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('created_at', '>', now - dayMs)
    .execute();
  if (actor === buyer && today.length >= roomLimits.links) return 'too-many';
  await closeLinks(tx, enquiryId, now);
  const id = await addLink(tx, { enquiryId, kind: 'buyer', address: '' }, now);
  if (isMailAddress(enquiry.email)) {
    await queueMails(tx, [enquiryMail('room-link', enquiryId, id)], now);
  }
  const verb = actor === buyer ? 'asked for a new link to the room' : 'made a new link to the room';
  await record(tx, { at: now, actor, verb, enquiryId });
  return 'renewed';
}
