import { createHash } from 'node:crypto';
import type { SiteContent } from '../../../content/site-content.ts';
import { type Lead, sourceLabel } from '../../../domain/conversation/lead.ts';
import { normalisePhone } from '../../../domain/enquiry/phone.ts';
import type { DatabaseTransaction } from '../../db/schema.ts';
import { mailsForEnquiry } from '../../enquiries/enquiry-mails.ts';
import { enquiryRow } from '../../enquiries/enquiry-row.ts';
import { insertWithReference } from '../../enquiries/submit-enquiry.ts';
import { spellTime } from '../../mail-templates/spelling.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import { storeMessage } from './store-message.ts';
import { wasErased } from './was-erased.ts';

export type LeadOutcome =
  | { readonly kind: 'taken'; readonly reference: string }
  /** Told before. No reference where its enquiry was erased since. */
  | { readonly kind: 'known'; readonly reference?: string }
  | { readonly kind: 'erased' };

/**
 * Makes an enquiry of a lead, with its words in the conversation, the mail to the sales desk and the
 * line in the history, in one transaction and once for each lead. The buyer asked on another site and
 * is mailed nothing by a program.
 */
export async function takeInLead(
  tx: DatabaseTransaction,
  lead: Lead,
  { content, now }: { readonly content: SiteContent; readonly now: number },
): Promise<LeadOutcome> {
  const identity = identify(lead);
  const taken = await tx
    .insertInto('lead')
    .values({ identity, source: lead.source, enquiry_id: null, taken_at: now })
    .onConflict((conflict) => conflict.column('identity').doNothing())
    .executeTakeFirstOrThrow();
  if (taken.numInsertedOrUpdatedRows === 0n) return knownLead(tx, identity);
  const askedAt = Math.min(lead.at ?? now, now);
  const person = { address: lead.email, phone: normalisePhone(lead.phone) };
  if (await wasErased(tx, person, askedAt)) return { kind: 'erased' };

  const { name, company, email, phone, product, subject, message, details } = lead;
  const label = sourceLabel(lead.source);
  const isOld = now - askedAt > 3_600_000;
  const enquiry = await insertWithReference(
    tx,
    enquiryRow(
      {
        draft: {
          scope: 'lead',
          kind: 'contact',
          name,
          company,
          email,
          phone,
          product,
          payload: {
            marketplace: label,
            ...(isOld && { asked: spellTime(askedAt) }),
            ...Object.fromEntries(
              Object.entries({ name, company, email, phone, product, subject, message }).filter(
                ([, value]) => value !== '',
              ),
            ),
            ...details,
          },
          hours: content.mill.hours.office,
        },
        client: '',
        source: { utm: { source: label } },
      },
      now,
    ),
  );
  await tx
    .updateTable('lead')
    .set({ enquiry_id: enquiry.id })
    .where('identity', '=', identity)
    .execute();
  await storeMessage(tx, {
    enquiryId: enquiry.id,
    direction: 'in',
    way: 'marketplace',
    sourceId: `lead:${identity}`,
    author: name || company || label,
    address: email.toLowerCase(),
    subject,
    body: message || subject || product,
    at: now,
  });
  const mails = mailsForEnquiry(enquiry).filter(({ topic }) => topic === 'enquiry-to-sales');
  await queueMails(tx, mails, now);
  const actor = { id: 'marketplace', name: label };
  await record(tx, { at: now, actor, verb: 'brought an enquiry', enquiryId: enquiry.id });
  return { kind: 'taken', reference: enquiry.reference };
}

async function knownLead(tx: DatabaseTransaction, identity: string): Promise<LeadOutcome> {
  const row = await tx
    .selectFrom('lead')
    .innerJoin('enquiry', 'enquiry.id', 'lead.enquiry_id')
    .select('enquiry.reference')
    .where('lead.identity', '=', identity)
    .executeTakeFirst();
  return { kind: 'known', ...(row && { reference: row.reference }) };
}

function identify({ source, id }: Lead): string {
  return createHash('sha256')
    .update(JSON.stringify([source, id]))
    .digest('base64url');
}
