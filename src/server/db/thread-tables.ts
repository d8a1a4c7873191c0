import type { Direction, Sort, Way } from '../../domain/conversation/message.ts';

/** The conversations, and the mails they were read from. */
export interface ThreadTables {
  message: MessageTable;
  mail_folder: MailFolderTable;
  mail_raw: MailRawTable;
  /** Base64, a megabyte of the mail at most. */
  mail_raw_chunk: { raw_id: string; n: number; bytes: string };
  mail_place: { mailbox: string; uidvalidity: number; uid: number; raw_id: string };
  sent_mail: { outbox_id: string; enquiry_id: string };
  lead: LeadTable;
  lead_call: { signature: string; came_at: number };
  buyer_change: BuyerChangeTable;
  buyer_move: { change_id: string; enquiry_id: string; before: string | null; after: string };
}

interface BuyerChangeTable {
  id: string;
  what: 'together' | 'apart';
  staff_id: string;
  actor: string;
  changed_at: number;
  undone_at: number | null;
}

interface LeadTable {
  /** Stays when the enquiry is erased, so that the lead does not come back. */
  identity: string;
  source: string;
  enquiry_id: string | null;
  taken_at: number;
}

interface MailFolderTable {
  mailbox: string;
  uidvalidity: number;
  last_uid: number;
  swept_at: number;
}

interface MailRawTable {
  id: string;
  /** Stays when the mail is erased, so that it does not come back. */
  identity: string;
  folder: 'inbox' | 'sent';
  size: number;
  cut: number;
  state: 'stored' | 'read' | 'unreadable' | 'erased';
  attempts: number;
  trouble: string;
  stored_at: number;
}

export interface MessageTable {
  id: string;
  /** Empty while it is held. */
  enquiry_id: string | null;
  direction: Direction;
  way: Way;
  /** What the source itself calls it: `reply:…`, `mail:…`. */
  source_id: string;
  author: string;
  staff_id: string | null;
  address: string;
  subject: string;
  body: string;
  quoted: string;
  sort: Sort;
  message_id: string | null;
  raw_id: string | null;
  /** `MessageFacts` as JSON. */
  facts: string;
  suggested_id: string | null;
  held_at: number | null;
  created_at: number;
}
