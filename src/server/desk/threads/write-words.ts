import type { Mill } from '../../../content/mill.ts';
import type { HeardWord } from '../../../contract/desk/endpoints/thread-endpoints.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { timeOrderedId } from '../../db/time-ordered-id.ts';
import { enquiryMail } from '../../mail-templates/mails.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import {
  type ActionOutcome,
  advanceEnquiry,
  type Doer,
  lockEnquiry,
} from '../inbox/enquiry-actions.ts';
import { attachPhotos } from '../room/hear-in-room.ts';
import { hearWord } from './hear-word.ts';
import { storeMessage } from './store-message.ts';

/** What colleagues add to a conversation, each together with its line in the history. */

/** A note for colleagues, or what was said on the telephone or on WhatsApp. */
export async function addNote(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  {
    body,
    heard,
    mill,
  }: { readonly body: string; readonly heard?: HeardWord | undefined; readonly mill: Mill },
): Promise<ActionOutcome> {
  const { actor, now } = doer;
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  const noteId = timeOrderedId(now);
  const common = { enquiryId: id, staffId: actor.id, author: actor.name, body, at: now };
  if (!heard) {
    await tx
      .insertInto('note')
      .values({
        id: noteId,
        enquiry_id: id,
        staff_id: actor.id,
        author: actor.name,
        body,
        created_at: now,
      })
      .execute();
  }
  await storeMessage(tx, {
    ...common,
    id: noteId,
    sourceId: `note:${noteId}`,
    direction: heard ? (heard.by === 'buyer' ? 'in' : 'out') : 'note',
    way: heard?.way ?? 'note',
    ...(heard?.by === 'buyer' && { author: enquiry.name }),
  });
  if (heard?.by === 'buyer') await hearWord(tx, enquiry, { mill, now });
  await record(tx, {
    at: now,
    actor,
    verb: heard ? verbs[heard.by][heard.way] : 'wrote a note',
    enquiryId: id,
  });
  if (heard?.by === 'mill') await advanceEnquiry(tx, doer, id, 'contacted');
  return 'done';
}

const verbs = {
  buyer: { whatsapp: 'noted a WhatsApp message', phone: 'noted a call' },
  mill: { whatsapp: 'answered on WhatsApp', phone: 'answered by telephone' },
} as const;

export async function reply(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  {
    photos = [],
    ...written
  }: {
    readonly subject: string;
    readonly body: string;
    readonly photos?: readonly string[] | undefined;
  },
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if (!isMailAddress(enquiry.email)) return 'no-mail-address';
  const { actor, now } = doer;
  const replyId = timeOrderedId(now);
  // The mail is written from this row, also by the release before this one while both run.
  await tx
    .insertInto('reply')
    .values({
      ...written,
      id: replyId,
      enquiry_id: id,
      staff_id: actor.id,
      author: actor.name,
      created_at: now,
    })
    .execute();
  await storeMessage(tx, {
    ...written,
    id: replyId,
    enquiryId: id,
    sourceId: `reply:${replyId}`,
    direction: 'out',
    way: 'mail',
    staffId: actor.id,
    author: actor.name,
    at: now,
  });
  await attachPhotos(tx, { enquiryId: id, messageId: replyId }, photos);
  await queueMails(tx, [enquiryMail('desk-reply', id, replyId)], now);
  await record(tx, { at: now, actor, verb: 'replied by e-mail', enquiryId: id });
  await advanceEnquiry(tx, doer, id, 'contacted');
  return 'done';
}

/** A "thank you" needs no answer: the clock stops, and nothing else changes. */
export async function needsNoAnswer(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  id: string,
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return 'enquiry-gone';
  if (enquiry.asked_at === null) return 'changed-meanwhile';
  await tx
    .updateTable('enquiry')
    .set({ asked_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  await record(tx, { at: now, actor, verb: 'said that no answer is needed', enquiryId: id });
  return 'done';
}
