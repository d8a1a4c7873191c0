import type { Mill } from '../../../content/mill.ts';
import { bareSubject } from '../../../domain/conversation/bare-subject.ts';
import { fold } from '../../../domain/conversation/fold.ts';
import type { HeldReason, MessageFacts } from '../../../domain/conversation/message.ts';
import { sortOfMail } from '../../../domain/conversation/sort-of-mail.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { eraseRaw } from '../../mail-in/raw-mails.ts';
import { buyer, record, scheduledJob } from '../audit.ts';
import { advanceEnquiry, lockEnquiry } from '../inbox/enquiry-actions.ts';
import { findColleague } from './find-colleague.ts';
import {
  findThread,
  type FoundThread,
  isInThread,
  sentMails,
  suggestThread,
} from './find-thread.ts';
import { hearWord } from './hear-word.ts';
import type { MailOutcome, ReadMail } from './read-mail.ts';
import { takeInBounce } from './take-in-bounce.ts';
import { type NewMessage, storeMessage } from './store-message.ts';
import { wasErased } from './was-erased.ts';

/** Puts a mail into its conversation, with everything that follows from it, in one transaction. */
export async function takeInMail(
  tx: DatabaseTransaction,
  mail: ReadMail,
  {
    mill,
    own,
    now,
  }: { readonly mill: Mill; readonly own: readonly string[]; readonly now: number },
): Promise<MailOutcome> {
  const { arrived } = mail.parsed;
  const address = arrived.from.address.toLowerCase();
  const sentAt = Math.min(mail.parsed.date ?? now, now);
  if (mail.folder === 'inbox' && (await wasErased(tx, { address }, sentAt))) {
    return drop(tx, mail, 'erased');
  }
  // Notices to the sales desk land in this very mailbox, and replies in the folder of sent mails.
  const isOwn = mail.folder === 'sent' || own.includes(address);
  if (isOwn && (await sentMails(tx, [arrived.messageId])).size > 0) {
    return drop(tx, mail, 'not-ours');
  }
  const colleague = await findColleague(tx, mail, own);

  const sort = mail.folder === 'sent' ? 'word' : sortOfMail(arrived);
  if (sort === 'bounce') {
    return takeInBounce(tx, { mail, message: messageOf(mail, { sort, at: now }), now });
  }
  const found = await findThread(tx, arrived);
  const enquiry = found.kind === 'found' ? await lockEnquiry(tx, found.enquiryId) : undefined;
  if (colleague) {
    // What colleagues write to others is none of the desk's business.
    if (!enquiry) return drop(tx, mail, 'not-ours');
    return takeInAnswer(tx, { mail, enquiry, author: colleague.name, now });
  }
  const held = await whyHeld(tx, mail, found, enquiry);
  if (held) return hold(tx, { mail, held, enquiry, now, sort });

  const message = {
    ...messageOf(mail, { sort, at: now, sent: await sentTexts(tx, enquiry!.id) }),
    enquiryId: enquiry!.id,
  };
  const facts = { ...message.facts, ...(await otherSubject(tx, enquiry!, found, arrived.subject)) };
  if (!(await storeMessage(tx, { ...message, facts }))) return 'word';
  if (sort === 'word') await hearWord(tx, enquiry!, { mill, now });
  const actor = sort === 'word' ? buyer : scheduledJob;
  const verb = sort === 'word' ? 'wrote by e-mail' : 'received an automatic mail';
  await record(tx, { at: now, actor, verb, enquiryId: enquiry!.id });
  return sort === 'word' ? 'word' : 'automatic';
}

/** A colleague answered from a mail program; for the buyer that is the mill's answer like any other. */
async function takeInAnswer(
  tx: DatabaseTransaction,
  {
    mail,
    enquiry,
    author,
    now,
  }: {
    readonly mail: ReadMail;
    readonly enquiry: EnquiryRow;
    readonly author: string;
    readonly now: number;
  },
): Promise<MailOutcome> {
  const message = messageOf(mail, { sort: 'word', at: now });
  const stored = await storeMessage(tx, {
    ...message,
    enquiryId: enquiry.id,
    direction: 'out',
    author,
  });
  if (!stored) return 'answer';
  const actor = { id: 'mail', name: author };
  await record(tx, { at: now, actor, verb: 'answered from the mailbox', enquiryId: enquiry.id });
  await advanceEnquiry(tx, { actor, now }, enquiry.id, 'contacted');
  return 'answer';
}

/** A right key is not enough: who is not in the conversation is let in by a person. */
async function whyHeld(
  tx: DatabaseTransaction,
  { parsed, verdict }: ReadMail,
  found: FoundThread,
  enquiry: EnquiryRow | undefined,
): Promise<HeldReason | undefined> {
  if (found.kind === 'several') return 'two-threads';
  if (found.kind === 'none' || !enquiry) {
    const known = await suggestThread(tx, parsed.arrived.from.address);
    return known ? 'known-sender' : 'unknown-sender';
  }
  if (!(await isInThread(tx, enquiry, parsed.arrived.from.address))) return 'stranger';
  // References are printed on papers and can be guessed; a forged sender must not pass with one.
  return verdict === 'failed' && found.by !== 'address' ? 'stranger' : undefined;
}

async function hold(
  tx: DatabaseTransaction,
  {
    mail,
    held,
    enquiry,
    now,
    sort,
  }: {
    readonly mail: ReadMail;
    readonly held: HeldReason;
    readonly enquiry: EnquiryRow | undefined;
    readonly now: number;
    readonly sort: NewMessage['sort'];
  },
): Promise<MailOutcome> {
  const message = messageOf(mail, { sort, at: now });
  const suggested = enquiry?.id ?? (await suggestThread(tx, mail.parsed.arrived.from.address));
  const stored = await storeMessage(tx, {
    ...message,
    heldAt: now,
    facts: { ...message.facts, held },
    ...(suggested && { suggestedId: suggested }),
  });
  if (stored) await record(tx, { at: now, actor: scheduledJob, verb: 'held a mail' });
  return 'held';
}

function messageOf(
  { rawId, parsed, verdict, cut }: ReadMail,
  given: {
    readonly sort: NewMessage['sort'];
    readonly at: number;
    readonly sent?: readonly string[];
  },
): NewMessage {
  const { arrived, text, plain, files, isLong } = parsed;
  const folded = fold(text, given.sent);
  // Some programs write their HTML so that nothing but quotes is left of it.
  const { said, quoted } = folded.said === '' && plain !== '' ? fold(plain, given.sent) : folded;
  const facts: MessageFacts = {
    ...(verdict === 'failed' && { doubt: true }),
    ...(files.length > 0 && { files }),
    ...((cut || isLong) && { cut: true }),
  };
  return {
    enquiryId: null,
    direction: 'in',
    way: 'mail',
    sourceId: `mail:${rawId}`,
    rawId,
    author: arrived.from.name || arrived.from.address,
    address: arrived.from.address.toLowerCase(),
    subject: arrived.subject,
    body: said,
    quoted,
    ...(given.sort && { sort: given.sort }),
    ...(arrived.messageId && { messageId: arrived.messageId }),
    facts,
    at: given.at,
  };
}

/** What we know to be ours in what comes back quoted. */
async function sentTexts(tx: DatabaseTransaction, enquiryId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('message')
    .select('body')
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'out')
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ body }) => body);
}

/** An answer to an old mail with a new subject is often a new matter; the desk offers to split it. */
async function otherSubject(
  tx: DatabaseTransaction,
  { id, reference }: Pick<EnquiryRow, 'id' | 'reference'>,
  found: FoundThread,
  subject: string,
): Promise<Pick<MessageFacts, 'otherSubject'>> {
  const bare = bareSubject(subject);
  if (bare === '' || bare.includes(reference.toLowerCase())) return {};
  if (found.kind !== 'found' || found.by === 'subject') return {};
  const before = await tx
    .selectFrom('message')
    .select('subject')
    .where('enquiry_id', '=', id)
    .execute();
  const isKnown = before.some((one) => one.subject !== '' && bareSubject(one.subject) === bare);
  return isKnown ? {} : { otherSubject: true };
}

async function drop<Outcome extends MailOutcome>(
  tx: DatabaseTransaction,
  { rawId }: ReadMail,
  outcome: Outcome,
): Promise<Outcome> {
  await eraseRaw(tx, [rawId]);
  return outcome;
}
