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
    readonly mail: NewMail;
    readonly room?: RoomLinkRow;
  };
  readonly mails: readonly NewMail[];
}

export type NewMail = Omit<OutboxRow, 'to_domain' | 'to_mailbox'>;

/** `not-stored`: something speaks against it, and nothing was changed. */
export type StoredAtOnce = 'stored' | 'stored-without-receipt' | 'not-stored';

/** Enquiries are stored in groups, so that how many wait in one moment says little. */
export const lookBackMs = 100;

/** The same, and the most of its calls that were under way at once just now. */
export function countStoring(store: (given: NewEnquiry) => Promise<StoredAtOnce>) {
  let underWay = 0;
  let most = 0;
  let mostAt = Number.NEGATIVE_INFINITY;
  const recentMost = () => (performance.now() - mostAt < lookBackMs ? most : 0);
  return {
    storing: () => Math.max(underWay, recentMost()),
    async storeAtOnce(given: NewEnquiry): Promise<StoredAtOnce> {
      underWay += 1;
      if (underWay >= recentMost()) {
        most = underWay;
        mostAt = performance.now();
      }
      try {
        return await store(given);
      } finally {
        underWay -= 1;
      }
    },
  };
}
