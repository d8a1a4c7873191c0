import type { Answer } from '../../contract/answer.ts';

/** An enquiry that could not be sent yet. It is stored on the visitor's own device and nowhere else. */
export interface WaitingEnquiry {
  /** Its idempotency key: however often it is sent, by the page or the worker, it counts once. */
  readonly key: string;
  readonly fn: string;
  readonly payload: object;
  /** The name under which its form keeps what was typed. */
  readonly form: string;
  readonly keptAt: number;
  /** Set by the service worker, which has no page to show it; the next page does. */
  readonly answer?: Answer;
}

export const waitingTexts = {
  title: 'Not sent yet',
  text: 'Your request is kept on this device and is sent by itself, once, as soon as the mill can be reached.',
  discard: 'Do not send it',
  sentTitle: 'Sent',
  sent: 'The request that was waiting has reached the mill.',
  refusedTitle: 'Not sent',
  refused: 'The request that was waiting was not accepted. Please send it again.',
} as const;

export const storage = { database: 'waiting-enquiries', enquiries: 'enquiries' } as const;

export const syncTag = 'send-waiting';
