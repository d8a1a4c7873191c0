import type { Currency } from '../../domain/desk/quote-total.ts';
import type { QuoteState } from '../../domain/desk/quote-state.ts';
import type { Role } from '../../domain/desk/roles.ts';
import type { SampleStep } from '../../domain/desk/sample-steps.ts';

/** The tables that only the desk writes. */
export interface DeskTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_account: StaffAccountTable;
  staff_two_factor: { id: string; user_id: string; secret: string; backup_codes: string };
  staff_used_code: { staff_id: string; code: string; used_at: number };
  staff_device: StaffDeviceTable;
  guess_count: GuessCountTable;
  sign_in_refusal: { staff_id: string; event: string; times: number; since: number };
  staff_link: StaffLinkTable;
  staff_calendar: { staff_id: string; token_hash: string; created_at: number };
  desk_setting: { name: string; value: string; updated_at: number };
  audit: AuditTable;
  audit_head: { id: number; seq: number; hash: string };
  note: NoteTable;
  reply: ReplyTable;
  sample: SampleTable;
  quote: QuoteTable;
  desk_request: DeskRequestTable;
}

interface StaffTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean | number;
  image: string | null;
  role: Role;
  two_factor_enabled: boolean | number | null;
  /** When they left; their name stays in the history. */
  removed_at: number | null;
  created_at: string | Date;
  updated_at: string | Date;
}

interface StaffSessionTable {
  id: string;
  user_id: string;
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: string | Date;
  created_at: string | Date;
  /** When the password or a code was last given in this session. */
  confirmed_at: number | null;
}

interface StaffDeviceTable {
  token_hash: string;
  staff_id: string;
  created_at: number;
  /** When it last signed in; the release before this one wrote none. */
  used_at: number | null;
}

interface GuessCountTable {
  what: 'password' | 'code' | 'password-in-a-row' | 'code-in-a-row' | 'camera';
  /** Who shares the count: strangers at one account, one known browser, one session, one camera link. */
  lane: string;
  points: number;
  ends_at: number;
}

interface StaffAccountTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}

interface StaffLinkTable {
  id: string;
  token_hash: string;
  purpose: 'owner' | 'invitation' | 'password';
  email: string;
  name: string;
  role: Role;
  staff_id: string | null;
  /** The invitation ends when this person does or is no longer an owner. */
  invited_by: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

interface AuditTable {
  seq: number;
  at: number;
  actor_id: string;
  actor: string;
  verb: string;
  enquiry_id: string | null;
  detail: string;
  previous: string;
  hash: string;
}

interface NoteTable {
  id: string;
  enquiry_id: string;
  staff_id: string;
  author: string;
  body: string;
  created_at: number;
}

interface ReplyTable extends NoteTable {
  subject: string;
}

export interface SampleTable {
  id: string;
  enquiry_id: string;
  step: SampleStep;
  fabrics: string;
  recipient: string;
  address: string;
  courier: string;
  tracking: string;
  feedback: string;
  /** When it reached each of its steps; `SampleTimes` as JSON. */
  times: string;
  created_at: number;
  updated_at: number;
}

export interface QuoteTable {
  id: string;
  number: string;
  enquiry_id: string;
  staff_id: string;
  author: string;
  buyer: string;
  company: string;
  currency: Currency;
  lines: string;
  terms: string;
  /** The mill's paper as it was when the quote was sent; JSON, see print/quote-paper.ts. */
  letterhead: string | null;
  /** `Offer` as JSON: a price that follows the metres; quotes of fixed lines have none. */
  offer: string | null;
  /** `Acceptance` as JSON. */
  accepted: string | null;
  /** `TargetPrice` as JSON: what the buyer hopes for. */
  target: string | null;
  /** `2026-12-31` */
  valid_until: string;
  token_hash: string;
  /** The token under the secret key, for the desk and its mails. */
  token_sealed: string | null;
  state: QuoteState;
  /** What the buyer wrote when answering or asking. */
  answer: string;
  created_at: number;
  sent_at: number | null;
  seen_at: number | null;
  answered_at: number | null;
}

interface DeskRequestTable {
  /** A colleague; or `quote:` and its id, or `room:` and the enquiry, where the buyer acted. */
  actor_id: string;
  key: string;
  body_hash: string;
  /** Sealed; null until the action is committed and answered. */
  answer: string | null;
  created_at: number;
}
