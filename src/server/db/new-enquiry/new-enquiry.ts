import type { EnquiryRow, OutboxRow, RoomLinkRow } from '../schema.ts';

/** A new enquiry with everything that is stored together with it. */
export interface NewEnquiry {
  readonly claim: {
    readonly scope: string;
    readonly key: string;
    readonly body_hash: string;
    readonly enquiry_id: string;
    readonly created_at: number;
  };
  /** Keys under which the same was perhaps sent a moment ago. */
  readonly near: { readonly keys: readonly string[]; readonly since: number };
  readonly enquiry: EnquiryRow;
  /** Absent where no receipt can be mailed. */
  readonly receipt?: {
    /** Of the mailbox, which gets so many receipts from one moment on. */
    readonly hash: string;
    readonly limit: number;
    readonly since: number;
    readonly mail: MailOfEnquiry;
    readonly room?: RoomLinkRow;
  };
  readonly mails: readonly MailOfEnquiry[];
}

export type NewMail = Omit<OutboxRow, 'to_domain' | 'to_mailbox'>;
export type MailOfEnquiry = NewMail & { readonly enquiry_id: string };

/** `not-stored`: something speaks against it, and nothing was changed. */
export type StoredAtOnce = 'stored' | 'stored-without-receipt' | 'not-stored';

/** Calls are counted in tenths of a second. */
export const windowMs = 100;

/** The same, and how many of its calls began in this tenth and the one before. */
export function countStoring(store: (given: NewEnquiry) => Promise<StoredAtOnce>) {
  let window = 0;
  let begun = 0;
  let begunBefore = 0;
  function turn(): void {
    const now = Math.floor(performance.now() / windowMs);
    if (now === window) return;
    begunBefore = now === window + 1 ? begun : 0;
    begun = 0;
    window = now;
  }
  return {
    begunJustNow(): number {
      turn();
      return begunBefore + begun;
    },
    async storeAtOnce(given: NewEnquiry): Promise<StoredAtOnce> {
      turn();
      begun += 1;
      return store(given);
    },
  };
}
