import { readReport } from '../../../domain/conversation/read-report.ts';
import { mailboxKey } from '../../../domain/enquiry/mailbox-key.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { eraseRaw } from '../../mail-in/raw-mails.ts';
import { record, scheduledJob } from '../audit.ts';
import { lockEnquiry } from '../inbox/enquiry-actions.ts';
import { findThread, sentMails } from './find-thread.ts';
import { type NewMessage, storeMessage } from './store-message.ts';
import type { MailOutcome, ReadMail } from './read-mail.ts';

/**
 * A mail of ours came back: the desk shows it as not delivered. It counts only for a mail that we
 * sent, to the recipient that we sent it to; anybody can write a bounce.
 */
export async function takeInBounce(
  tx: DatabaseTransaction,
  {
    mail,
    message,
    now,
  }: { readonly mail: ReadMail; readonly message: NewMessage; readonly now: number },
): Promise<MailOutcome> {
  const { arrived } = mail.parsed;
  const report = readReport(arrived);
  const sent = await sentMails(tx, report.ids);
  const failed = report.ids.flatMap((id) => sent.get(id) ?? [])[0];
  const found = failed ? undefined : await findThread(tx, arrived);
  const enquiryId = failed?.enquiryId ?? (found?.kind === 'found' ? found.enquiryId : undefined);
  const enquiry = enquiryId === undefined ? undefined : await lockEnquiry(tx, enquiryId);
  if (!enquiry) {
    // Backscatter: somebody used our address as the sender of a mail that is not ours.
    await eraseRaw(tx, [mail.rawId]);
    return 'not-ours';
  }
  if (!(await storeMessage(tx, { ...message, enquiryId: enquiry.id }))) return 'bounce';
  const isToBuyer =
    report.recipient === '' || mailboxKey(report.recipient) === mailboxKey(enquiry.email);
  const marks = failed && report.isFinal && isToBuyer;
  if (marks) {
    const reason = `It came back${report.status && ` (${report.status})`}.`;
    await tx
      .updateTable('outbox')
      .set({ sent_at: null, dead_at: now, last_error: reason })
      .where('id', '=', failed.outboxId)
      .where('sent_at', 'is not', null)
      .execute();
    await tx.updateTable('enquiry').set({ opened_at: null }).where('id', '=', enquiry.id).execute();
  }
  const verb = marks ? 'learned that a mail came back' : 'received a report about a mail';
  await record(tx, { at: now, actor: scheduledJob, verb, enquiryId: enquiry.id });
  return 'bounce';
}
