import type { Verdict } from '../../mail-in/authenticity.ts';
import type { ParsedMail } from '../../mail-in/parse-mail.ts';

/** A mail that was stored and parsed. */
export interface ReadMail {
  readonly rawId: string;
  readonly folder: 'inbox' | 'sent';
  readonly cut: boolean;
  readonly parsed: ParsedMail;
  readonly verdict: Verdict;
}

export type MailOutcome =
  | 'word'
  | 'answer'
  | 'automatic'
  | 'bounce'
  | 'held'
  /** A copy of our own, or a mail of a colleague to somebody else: nothing of it is kept. */
  | 'not-ours'
  | 'erased';
