/**
 * Mails as buyers' programs write them, with what must become of each. Written for this project, not
 * collected; programs, languages, quoting and ways of answering are combined so that each rule meets
 * each other one.
 */
export interface CorpusMail {
  readonly name: string;
  readonly source: string;
  readonly folder?: 'sent';
  /** Which of the world's enquiries it belongs to; nothing when no conversation may take it. */
  readonly thread: number | undefined;
  readonly sort: 'word' | 'automatic' | 'list' | 'bounce';
  /** What the buyer newly said; nothing where folding is not judged. */
  readonly said?: string;
  readonly hasQuote?: true;
  readonly held?: 'stranger' | 'known-sender' | 'unknown-sender' | 'two-threads';
}

export interface World {
  readonly enquiries: readonly WorldEnquiry[];
  /** What the mill wrote, in each conversation. */
  readonly ourText: string;
}

export interface WorldEnquiry {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  /** `sales+…@`, which only mails to this buyer carry. */
  readonly replyTo: string;
  readonly sentId: string;
  readonly subject: string;
}
