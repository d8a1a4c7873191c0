export interface MailMessage {
  /** With angle brackets; the same for every attempt, so that a mailbox can drop a repetition. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  readonly invitation?: Invitation;
}

export interface Mailbox {
  readonly name?: string;
  /** Has passed isMailAddress. */
  readonly address: string;
}

/** Mail programs show it as a date to accept; it is attached for those that cannot. */
export interface Invitation {
  readonly method: 'REQUEST' | 'PUBLISH';
  readonly filename: string;
  readonly text: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array | string;
}

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** This message must wait, and others with it that have the same fault. */
  | { readonly kind: 'deferred'; readonly reason: string; readonly fault: Fault }
  /** Nothing can be sent at the moment: no connection, login refused, disk full. */
  | { readonly kind: 'down'; readonly reason: string; readonly cause: 'connection' | 'login' }
  /** This message will never be accepted (5xx at RCPT or DATA). */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Why a message must wait: its mailbox (full, busy), its domain (any other 4xx, no answer), the
 * server (it refuses the sender, so every message), or the message itself, which could not be written.
 */
export type Fault = 'mailbox' | 'domain' | 'server' | 'message';

/** No transport is given more messages at a time. */
export const mostConnections = 20;

export interface MailTransport {
  send(message: MailMessage): Promise<SendOutcome>;
  /** Where mails go, for the line that `npm run up` prints. */
  readonly describe: string;
  close(): Promise<void>;
}
