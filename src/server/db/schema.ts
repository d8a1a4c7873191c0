import type { Generated, Selectable, Transaction } from 'kysely';
import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import type { EnquiryStatus } from '../../domain/enquiry/status.ts';
import type { DeskTables, QuoteTable, SampleTable } from './desk-tables.ts';
import type { KnittingTables } from './knitting-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { MillTables } from './mill-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { DipRoundTable, RoomLinkTable, RoomTables } from './room-tables.ts';
import type { MessageTable, ThreadTables } from './thread-tables.ts';

/** The tables as `migrations/` makes them. Times are epoch milliseconds; JSON is text. */
export interface Database
  extends
    DeskTables,
    PublishingTables,
    MediaTables,
    KnittingTables,
    MillTables,
    ThreadTables,
    RoomTables {
  enquiry: EnquiryTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  recipient: RecipientTable;
  migration: MigrationTable;
  assistant_spend: AssistantSpendTable;
  erasure: ErasureTable;
}

export type DatabaseTransaction = Transaction<Database>;
export type EnquiryRow = Selectable<EnquiryTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type SampleRow = Selectable<SampleTable>;
export type QuoteRow = Selectable<QuoteTable>;
export type MessageRow = Selectable<MessageTable>;
export type RoomLinkRow = Selectable<RoomLinkTable>;
export type DipRoundRow = Selectable<DipRoundTable>;

export interface EnquiryTable {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  company: string;
  email: string;
  /** As typed. */
  phone: string;
  /** `+` and digits, empty when no number can be read out of it; duplicates are found by it. */
  phone_normal: string;
  product: string;
  /** Everything the visitor sent, as parsed. */
  payload: string;
  source: string;
  consent_version: string | null;
  consent_at: number | null;
  client_hash: string;
  quarantined_at: number | null;
  quarantine_reason: string | null;
  /** By when the visitor was promised an answer. */
  due_at: number;
  /** When the hours were set by which `due_at` was computed; -1 before a scheduled job has done it. */
  hours_version: Generated<number>;
  /** When the desk was reminded that it will soon be late. */
  reminded_at: Generated<number | null>;
  owner_id: string | null;
  /** Empty while nobody has looked at it, and again when the buyer did something. */
  opened_at: number | null;
  /** Since when the buyer waits for an answer to a later word; a new enquiry waits by its status. */
  asked_at: Generated<number | null>;
  /** When the mill first answered, by mail or by changing the status. */
  answered_at: number | null;
  next_action: string | null;
  next_action_at: number | null;
  created_at: number;
  updated_at: number;
  /** When somebody last wrote, answered or worked on it. */
  last_contact_at: number;
  /** Set where a colleague said who the buyer is; otherwise telephone and address tell. */
  buyer_id: Generated<string | null>;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  body_hash: string;
  enquiry_id: string;
  created_at: number;
}

export interface OutboxTable {
  id: string;
  /** One message is queued once, however often its cause is repeated. */
  dedupe_key: string;
  topic: string;
  /** The enquiry it is about; empty for mails to colleagues. */
  enquiry_id: string | null;
  payload: string;
  /**
   * Not before this moment; while leased, the end of the lease. By the database's clock, because
   * the clocks of two instances differ. 0 is at once.
   */
  run_at: number;
  lease: string | null;
  /** Answers of a mail server to this mail; crashes and lost connections are not counted. */
  attempts: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  dead_at: number | null;
  /** Hashes of the recipient's domain and mailbox, as soon as a worker knows them. */
  to_domain: Generated<string | null>;
  to_mailbox: Generated<string | null>;
}

interface RecipientTable {
  /** Hash of the mailbox that an address belongs to. */
  hash: string;
  /** Times of the mails of the last day, by topic. */
  recent: string;
  touched_at: number;
}

interface AssistantSpendTable {
  /** `2026-11-15`, in India. */
  day: string;
  tokens: number;
  /** Requests to the service; an answer with tools takes several. */
  answers: number;
}

export interface ErasureTable {
  /** Of an address, a telephone number or the id of an enquiry; keyed with the salt. */
  hash: string;
  salt: string;
  erased_at: number;
}

interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: number;
}
