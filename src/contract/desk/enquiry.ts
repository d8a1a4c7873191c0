import * as z from 'zod/mini';
import type { QuoteSummary } from './quotes.ts';
import type { SampleCard } from './samples.ts';
import { words } from './fields.ts';
import type { InboxLine } from './inbox.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface MailState {
  readonly id: string;
  readonly what: string;
  readonly at: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly error: string | null;
}

export interface Saying {
  readonly id: string;
  readonly author: string;
  readonly at: number;
  readonly body: string;
}

export interface Reply extends Saying {
  readonly subject: string;
  readonly state: MailState['state'];
}

export interface HistoryEntry {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly verb: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

export interface FabricMention {
  readonly slug: string;
  readonly name: string;
  /** Without width and ending. */
  readonly picture: string | null;
}

export interface ChatTurn {
  readonly who: string;
  readonly text: string;
}

export interface EnquiryDetail {
  readonly line: InboxLine;
  readonly facts: readonly Fact[];
  readonly source: readonly Fact[];
  readonly chat: readonly ChatTurn[];
  readonly fabrics: readonly FabricMention[];
  /** `+` and digits; empty when the number cannot be dialled. */
  readonly dial: string;
  readonly canMail: boolean;
  readonly mails: readonly MailState[];
  readonly replies: readonly Reply[];
  readonly notes: readonly Saying[];
  readonly history: readonly HistoryEntry[];
  readonly samePerson: readonly InboxLine[];
  readonly samples: readonly SampleCard[];
  readonly quotes: readonly QuoteSummary[];
}

export interface ReplyTemplate {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

export const noteSchema = z.object({ body: words(4000, 1) });
export const replySchema = z.object({ subject: words(200, 1), body: words(10_000, 1) });
export const nextActionSchema = z.object({
  text: words(200),
  at: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(8.64e15))),
});
