import type { SiteContent } from '../../../content/site-content.ts';
import { isMailAddress } from '../../../domain/enquiry/mail-address.ts';
import type { DatabaseTransaction, MessageRow } from '../../db/schema.ts';
import { enquiryRow } from '../../enquiries/enquiry-row.ts';
import { insertWithReference } from '../../enquiries/submit-enquiry.ts';
import { eraseRaw } from '../../mail-in/raw-mails.ts';
import { lockDesk, record } from '../audit.ts';
import { type ActionOutcome, type Doer, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { hearWord } from './hear-word.ts';

/** What colleagues do with a mail that nobody could place, or that stands in the wrong place. */

/** Into this conversation, out of the hold or out of another one. Its sender has a voice there now. */
export async function placeMail(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  id: string,
  { enquiryId, content }: { readonly enquiryId: string; readonly content: SiteContent },
): Promise<ActionOutcome> {
  const enquiry = await lockEnquiry(tx, enquiryId);
  if (!enquiry) return 'enquiry-gone';
  const mail = await lockMail(tx, id);
  if (!mail) return 'mail-gone';
  if (mail.enquiry_id === enquiryId) return 'done';
  await tx
    .updateTable('message')
    .set({ enquiry_id: enquiryId, held_at: null, suggested_id: mail.enquiry_id })
    .where('id', '=', id)
    .execute();
  if (mail.sort === 'word') await hearWord(tx, enquiry, { mill: content.mill, now });
  await record(tx, { at: now, actor, verb: 'placed a mail', enquiryId });
  return 'done';
}

/** Into an enquiry of its own. Nothing is mailed to the sender: a mail is never answered by a program. */
export async function splitMail(
  tx: DatabaseTransaction,
  doer: Doer,
  id: string,
  content: SiteContent,
): Promise<{ readonly enquiryId: string } | Exclude<ActionOutcome, 'done'>> {
  const { actor, now } = doer;
  const mail = await lockMail(tx, id);
  if (!mail) return 'mail-gone';
  const email = isMailAddress(mail.address) ? mail.address : '';
  const row = enquiryRow(
    {
      draft: {
        scope: 'mail',
        kind: 'contact',
        name: mail.author === mail.address ? '' : mail.author.slice(0, 160),
        company: '',
        email,
        phone: '',
        product: mail.subject.slice(0, 160),
        payload: { subject: mail.subject },
        hours: content.mill.hours.office,
      },
      client: '',
      source: { utm: { source: 'E-mail' } },
    },
    now,
  );
  const enquiry = await insertWithReference(tx, row);
  await tx
    .updateTable('message')
    .set({ enquiry_id: enquiry.id, held_at: null, suggested_id: mail.enquiry_id })
    .where('id', '=', id)
    .execute();
  await record(tx, { at: now, actor, verb: 'began an enquiry with a mail', enquiryId: enquiry.id });
  return { enquiryId: enquiry.id };
}

/** Back to the mails without a place; the enquiry it was taken from is offered again. */
export async function holdMail(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  id: string,
): Promise<ActionOutcome> {
  const mail = await lockMail(tx, id);
  if (!mail) return 'mail-gone';
  if (mail.enquiry_id === null) return 'done';
  await tx
    .updateTable('message')
    .set({ enquiry_id: null, held_at: now, suggested_id: mail.enquiry_id })
    .where('id', '=', id)
    .execute();
  await record(tx, { at: now, actor, verb: 'took a mail out', enquiryId: mail.enquiry_id });
  return 'done';
}

/** Not for us. It stays in the mailbox, and nothing of it stays here. */
export async function dismissMail(
  tx: DatabaseTransaction,
  { actor, now }: Doer,
  id: string,
): Promise<ActionOutcome> {
  const mail = await lockMail(tx, id);
  if (!mail) return 'mail-gone';
  // A word in a conversation is taken out first, so that nobody removes one by a slip.
  if (mail.held_at === null) return 'changed-meanwhile';
  await tx.deleteFrom('message').where('id', '=', id).execute();
  if (mail.raw_id !== null) await eraseRaw(tx, [mail.raw_id]);
  await record(tx, { at: now, actor, verb: 'dismissed a mail' });
  return 'done';
}

/** Only mails that came in can be moved. The history is locked first, as nothing else orders these. */
async function lockMail(tx: DatabaseTransaction, id: string): Promise<MessageRow | undefined> {
  await lockDesk(tx);
  return tx
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .where('direction', '=', 'in')
    .where('way', '=', 'mail')
    .executeTakeFirst();
}
