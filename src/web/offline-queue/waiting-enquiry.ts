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
  text: 'It is kept on this device and sent once, by itself, when the mill can be reached.',
  discard: 'Do not send it',
  sentTitle: 'Sent',
  sent: 'Your waiting request has reached the mill.',
} as const;

export const storage = { database: 'waiting-enquiries', enquiries: 'enquiries' } as const;

export const syncTag = 'send-waiting';
