import type { MessageFacts, Sort } from '../../../domain/conversation/message.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

/** A mail that nobody could place. */
export interface HeldMail {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly sort: Sort;
  readonly facts: MessageFacts;
  /** The enquiry where it may belong. */
  readonly offer: {
    readonly id: string;
    readonly reference: string;
    readonly name: string;
  } | null;
}

export const mailEndpoints = {
  heldMails: {
    method: 'GET',
    path: '/arrived-mails',
    access: 'look',
    answer: json<readonly HeldMail[]>(),
  },
  placeMail: {
    method: 'POST',
    path: '/arrived-mails/:id/place',
    access: 'work',
    body: body<typeof bodySchemas.placeMail>(),
    answer: json<{ readonly enquiryId: string }>(),
  },
  /** Makes an enquiry of it. */
  splitMail: {
    method: 'POST',
    path: '/arrived-mails/:id/split',
    access: 'work',
    answer: json<{ readonly enquiryId: string }>(),
  },
  holdMail: { method: 'POST', path: '/arrived-mails/:id/hold', access: 'work', answer: done },
  dismissMail: { method: 'POST', path: '/arrived-mails/:id/dismiss', access: 'work', answer: done },
  /** Never shown, only saved: what a stranger sent must not run on the desk's pages. */
  originalMail: {
    method: 'GET',
    path: '/arrived-mails/:id/original',
    access: 'look',
    answer: { kind: 'file', mediaType: 'application/octet-stream', disposition: 'attachment' },
  },
  mailFile: {
    method: 'GET',
    path: '/arrived-mails/:id/files/:n',
    access: 'look',
    answer: { kind: 'file', mediaType: 'application/octet-stream', disposition: 'attachment' },
  },
} as const satisfies Endpoints;
