import type { ChatLine } from '../../enquiry/chat-lines.ts';
import type { bodySchemas } from '../body-schemas.ts';
import type { BuyerChange } from './buyer-endpoints.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';
import type { InboxLine } from './inbox-endpoints.ts';
import type { QuoteSummary } from './quote-endpoints.ts';
import type { SampleCard } from './sample-endpoints.ts';
import type { MailProgress, ThreadMessage } from './thread-endpoints.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface MailState {
  readonly id: string;
  readonly what: string;
  readonly at: number;
  readonly state: MailProgress;
  readonly error: string | null;
  /** Its words stand in the conversation. */
  readonly isReply: boolean;
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

export interface EnquiryDetail {
  readonly line: InboxLine;
  readonly facts: readonly Fact[];
  readonly source: readonly Fact[];
  readonly chat: readonly ChatLine[];
  readonly fabrics: readonly FabricMention[];
  /** Address of the cloth that the visitor designed. */
  readonly design?: string;
  /** `+` and digits; empty when the number cannot be dialled. */
  readonly dial: string;
  readonly canMail: boolean;
  readonly mails: readonly MailState[];
  /** Oldest first. What the visitor asked at first is in `facts`. */
  readonly thread: readonly ThreadMessage[];
  readonly history: readonly HistoryEntry[];
  readonly samePerson: readonly InboxLine[];
  /** What a colleague last said about who the buyer is; nothing where nobody did. */
  readonly buyerChange: BuyerChange | null;
  readonly samples: readonly SampleCard[];
  readonly quotes: readonly QuoteSummary[];
}

export const enquiryEndpoints = {
  enquiry: { method: 'GET', path: '/enquiries/:id', access: 'look', answer: json<EnquiryDetail>() },
  openEnquiry: { method: 'POST', path: '/enquiries/:id/open', access: 'work', answer: done },
  rescueEnquiry: { method: 'POST', path: '/enquiries/:id/rescue', access: 'work', answer: done },
  moveEnquiry: {
    method: 'POST',
    path: '/enquiries/:id/move',
    access: 'work',
    body: body<typeof bodySchemas.moveEnquiry>(),
    answer: done,
  },
  assignEnquiry: {
    method: 'POST',
    path: '/enquiries/:id/assign',
    access: 'work',
    body: body<typeof bodySchemas.assignEnquiry>(),
    answer: done,
  },
  planNextAction: {
    method: 'POST',
    path: '/enquiries/:id/next-action',
    access: 'work',
    body: body<typeof bodySchemas.planNextAction>(),
    answer: done,
  },
  addNote: {
    method: 'POST',
    path: '/enquiries/:id/notes',
    access: 'work',
    body: body<typeof bodySchemas.addNote>(),
    answer: done,
  },
  reply: {
    method: 'POST',
    path: '/enquiries/:id/replies',
    access: 'work',
    body: body<typeof bodySchemas.reply>(),
    answer: done,
  },
} as const satisfies Endpoints;
