/** What keeps the house in order: mails on their way, the log of deeds. */
export interface QueuedMailLine {
  readonly id: string;
  readonly what: string;
  readonly enquiryId: string | null;
  readonly createdAt: number;
  readonly state: 'waiting' | 'refused';
  readonly attempts: number;
  readonly error: string | null;
}

export interface AuditLine {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly verb: string;
  readonly enquiryId: string | null;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly before?: number;
}

export type ChainCheck =
  | { readonly whole: true; readonly entries: number }
  | { readonly whole: false; readonly brokenAt: number };

export interface EraseAnswer {
  readonly erased: boolean;
  /** Of the enquiries that are, or would be, taken away. */
  readonly references: readonly string[];
}
