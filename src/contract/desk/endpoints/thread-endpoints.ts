import type * as z from 'zod/mini';
import type { Direction, MessageFacts, Sort, Way } from '../../../domain/conversation/message.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { done, type Endpoints } from '../endpoint.ts';

/** What became of a mail of ours. */
export type MailProgress = 'waiting' | 'sent' | 'refused';

/** One word of a conversation. All of it is plain text. */
export interface ThreadMessage {
  readonly id: string;
  readonly at: number;
  readonly direction: Direction;
  readonly way: Way;
  readonly author: string;
  /** The sender of a mail; empty otherwise. */
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly quoted: string;
  readonly sort: Sort;
  readonly facts: MessageFacts;
  /** Ids of the photographs that were sent with it in the room. */
  readonly photos: readonly string[];
  /** The mail itself is kept and can be downloaded. */
  readonly hasOriginal: boolean;
  /** What became of a reply that we mailed. */
  readonly state: MailProgress | null;
  readonly error: string | null;
}

/** Who said it, and in which way. */
export type HeardWord = NonNullable<z.output<typeof bodySchemas.addNote>['heard']>;

export const threadEndpoints = {
  needsNoAnswer: {
    method: 'POST',
    path: '/enquiries/:id/no-answer',
    access: 'work',
    answer: done,
  },
} as const satisfies Endpoints;
