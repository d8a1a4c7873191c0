import type { DatabaseTransaction, EnquiryRow, OutboxRow } from '../db/schema.ts';
import { secretsOf } from '../db/secrets-of.ts';
import type { EnquiryTopic } from '../enquiries/enquiry-mails.ts';
import type { Mailbox } from '../mail/transport.ts';
import type { QueuedMail } from '../outbox/queue-mails.ts';
import { hashToken, sealText } from '../secret-key.ts';
import { writeAnchorMail } from './anchor-mail.ts';
import { writeLinkMail } from './link-mail.ts';
import { writePlanStopped } from './plan-stopped-mail.ts';
import { writeQuoteAnswerMail, writeQuoteMail } from './quote-mails.ts';
import { writeReceipt } from './receipt-mail.ts';
import { invitedPerson, ownerOrSales, quoteAuthorOrSales, sales, visitor } from './recipients.ts';
import {
  holderOfLink,
  type RoomNews,
  writeCodeMail,
  writeRoomLink,
  writeRoomNews,
} from './room-mails.ts';
import { writeReminder } from './reminder-mail.ts';
import { writeReply } from './reply-mail.ts';
import { writeSalesMail } from './sales-mail.ts';
import { writeSecurityNotice } from './security-notice.ts';
import type { EnquiryMailContext, MailContext, WrittenMail } from './template.ts';

/** Every mail the mill sends, by the topic under which it is queued. */
export const mails = {
  'enquiry-to-sales': {
    about: 'enquiry',
    name: 'Notice to the sales desk',
    to: sales,
    write: writeSalesMail,
    messageId: referenceTopicAndId,
    triedUntil: 'accepted',
  },
  'enquiry-receipt': {
    about: 'enquiry',
    name: 'Receipt to the visitor',
    to: visitor,
    beginsThread: true,
    write: writeReceipt,
    messageId: referenceTopicAndId,
    triedUntil: 'refused',
  },
  'desk-reply': {
    about: 'enquiry',
    name: 'Reply',
    to: visitor,
    write: writeReply,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-quote': {
    about: 'enquiry',
    name: 'Quote',
    to: visitor,
    write: writeQuoteMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-quote-answer': {
    about: 'enquiry',
    name: 'Answer to a quote',
    to: quoteAuthorOrSales,
    write: writeQuoteAnswerMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'room-code': {
    about: 'enquiry',
    name: 'Code for the room',
    to: visitor,
    write: writeCodeMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'room-link': {
    about: 'enquiry',
    name: 'Link to the room',
    to: holderOfLink,
    write: writeRoomLink,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'room-news': {
    about: 'enquiry',
    name: 'News in the room',
    to: visitor,
    write: writeRoomNews,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-reminder': {
    about: 'enquiry',
    name: 'Reminder',
    to: ownerOrSales,
    write: writeReminder,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-invitation': {
    about: 'colleague',
    name: 'Invitation',
    to: invitedPerson,
    write: writeLinkMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-password': {
    about: 'colleague',
    name: 'New password',
    to: invitedPerson,
    write: writeLinkMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-notice': {
    about: 'colleague',
    name: 'Notice about an account',
    to: invitedPerson,
    write: writeSecurityNotice,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-audit-anchor': {
    about: 'colleague',
    name: 'Weekly record of the audit log',
    to: invitedPerson,
    write: writeAnchorMail,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
  'desk-plan-stopped': {
    about: 'colleague',
    name: 'Planned publication that was stopped',
    to: invitedPerson,
    write: writePlanStopped,
    messageId: topicAndId,
    triedUntil: 'refused',
  },
} as const satisfies Readonly<Record<EnquiryTopic, Mail>> & Readonly<Record<string, Mail>>;

export type MailTopic = keyof typeof mails;
type TopicAbout<About> = {
  [Topic in MailTopic]: (typeof mails)[Topic]['about'] extends About ? Topic : never;
}[MailTopic];

export type Mail = EnquiryMail | ColleagueMail;

export interface EnquiryMail extends MailEntry<EnquiryMailContext> {
  readonly about: 'enquiry';
  readonly messageId: (row: RowName, enquiry: Pick<EnquiryRow, 'reference'>) => string;
  /** Mails to the visitor are one conversation; this one refers to none before it. */
  readonly beginsThread?: true;
}

interface ColleagueMail extends MailEntry<MailContext> {
  readonly about: 'colleague';
  readonly messageId: (row: RowName) => string;
}

export interface MailEntry<Context> {
  /** What the desk calls it. */
  readonly name: string;
  readonly to: (context: Context) => Mailbox | Promise<Mailbox>;
  /** Nothing when what it was about has been erased, or when it is no longer needed. */
  readonly write: (context: Context) => WrittenMail | undefined | Promise<WrittenMail | undefined>;
  /**
   * A mail server that refuses for good ends the attempts. The mailbox of the sales desk exists,
   * whatever its server says of it today, so a mail to it is tried until it is accepted.
   */
  readonly triedUntil: 'accepted' | 'refused';
}

type RowName = Pick<OutboxRow, 'id' | 'topic'>;

/**
 * What stands before the `@` of a Message-ID. A format never changes: later mails of a conversation
 * refer to earlier ones by it, and a mailbox knows a repetition by it.
 */
function referenceTopicAndId(row: RowName, { reference }: Pick<EnquiryRow, 'reference'>): string {
  return `${reference}.${row.topic}.${row.id}`;
}

function topicAndId({ topic, id }: RowName): string {
  return `${topic}.${id}`;
}

/** Nothing for a topic of another release, whose rows may be in the outbox. */
export function findMail(topic: string): Mail | undefined {
  return Object.hasOwn(mails, topic) ? mails[topic as MailTopic] : undefined;
}

export function nameTopic(topic: string): string {
  return findMail(topic)?.name ?? topic;
}

/** A mail of the desk about an enquiry, to be queued. `aboutId` names the reply, the quote or the occasion. */
export function enquiryMail(
  topic: TopicAbout<'enquiry'>,
  enquiryId: string,
  aboutId: string,
): QueuedMail {
  return {
    topic,
    enquiryId,
    dedupeKey: `${topic}:${enquiryId}:${aboutId}`,
    payload: { enquiryId, aboutId },
  };
}

/** Something new in the room, to be mailed; `id` names the quote, the round or the parcel. */
export function newsMail(enquiryId: string, what: RoomNews, id: string, now: number): QueuedMail {
  return enquiryMail('room-news', enquiryId, `${what}:${id}:${now}`);
}

/** The digits lie sealed in the outbox. */
export function codeMail(
  tx: DatabaseTransaction,
  enquiryId: string,
  { id, code, words }: { readonly id: string; readonly code: string; readonly words: string },
): QueuedMail {
  const mail = enquiryMail('room-code', enquiryId, id);
  const sealed = sealText(secretsOf(tx), 'link-seal', code);
  return { ...mail, payload: { ...mail.payload, sealed, words } };
}

const linkTopics = ['desk-invitation', 'desk-password'] as const;

export function isLinkMail(topic = ''): boolean {
  return linkTopics.some((one) => one === topic);
}

/** A mail with a one-time link, to be queued. Its token lies sealed in the outbox. */
export function linkMail(
  tx: DatabaseTransaction,
  topic: (typeof linkTopics)[number],
  {
    token,
    ...person
  }: {
    readonly email: string;
    readonly name: string;
    readonly by: string;
    readonly token: string;
  },
): QueuedMail {
  const sealed = sealText(secretsOf(tx), 'link-seal', token);
  return { topic, dedupeKey: `${topic}:${hashToken(token)}`, payload: { ...person, sealed } };
}

/** One for each owner and week. */
export function anchorMail(
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
  { seq, hash }: { readonly seq: number; readonly hash: string },
  week: number,
): QueuedMail {
  const topic = 'desk-audit-anchor';
  return { topic, dedupeKey: `${topic}:${id}:${week}`, payload: { email, name, seq, hash } };
}
