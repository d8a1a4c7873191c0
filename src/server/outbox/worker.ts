import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Settings } from '../env.ts';
import type { MailTransport } from '../mail/transport.ts';

/** A line of the structured log; never carries what a visitor typed. */
export type OutboxLog = (event: string, fields: Readonly<Record<string, unknown>>) => void;

export interface Outbox {
  /** Takes nothing new, lets what is being sent finish. */
  stop(): Promise<void>;
}

export declare function startOutbox(parts: {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly log: OutboxLog;
  readonly settings: Pick<Settings, 'mailFrom' | 'salesTo' | 'siteUrl'>;
}): Outbox;
