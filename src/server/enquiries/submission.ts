import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import type { WorkingHours } from '../../domain/enquiry/promise.ts';

/** What a server function makes of a parsed request: an enquiry, before it is stored. */
export interface Draft {
  /** Name of the function that was called; two functions never share an idempotency key. */
  readonly scope: string;
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
  /** Every field as parsed, for the desk and the mails. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Set when the enquiry must be kept, but nobody is mailed. */
  readonly quarantine?: 'spam-trap' | 'too-fast';
  readonly consentVersion?: string;
  /** The mill's hours at this moment, within which the answer is promised. */
  readonly hours: WorkingHours;
}

/** Where the visitor came from, as our own pages report it; nothing third-party. */
export interface Source {
  readonly page?: string;
  readonly landing?: string | undefined;
  readonly referrer?: string | undefined;
  readonly utm?: Readonly<Record<string, string | undefined>>;
}

export interface Submission {
  readonly draft: Draft;
  /** The same string for the same visitor (address, or its /64); only a short hash is stored. */
  readonly client: string;
  /** The Idempotency-Key header; absent for a plain form post, which gets a derived one. */
  readonly idempotencyKey?: string;
  readonly source?: Source;
}

export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly reference: string; readonly replayed: boolean }
  /** Kept, never mailed; the visitor is shown success. */
  | { readonly kind: 'quarantined'; readonly reference: string; readonly replayed: boolean }
  | { readonly kind: 'key-reused' }
  /** Kept and mailed to sales, but no catalogue was mailed: the limit of the day is reached. */
  | { readonly kind: 'recipient-full' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };
