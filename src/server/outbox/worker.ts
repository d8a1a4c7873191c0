import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { OutboxRow, OutboxTable } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage, MailTransport, SendOutcome } from '../mail/transport.ts';
import { leaseMs, renewLeases, renewMs, settle } from './leases.ts';
import { createServerHealth, messageBackoff, Wake } from './pace.ts';

/** Writes a line of the structured log; it never contains what a visitor typed. */
type OutboxLog = (event: string, fields: Readonly<Record<string, unknown>>) => void;

interface Outbox {
  /** Takes no new mail and waits for those being sent. */
  stop(): Promise<void>;
}

/** What the outbox does not know of the mails that it sends. */
export interface MailWriter {
  /** Nothing when what the mail was about has been erased. */
  compose(row: OutboxRow): Promise<MailMessage | undefined>;
  /** Whether a final refusal ends the attempts. */
  triedUntil(topic: string): 'accepted' | 'refused';
}

export interface OutboxParts {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly log: OutboxLog;
  readonly mails: MailWriter;
  readonly pollMs?: number;
  /** Called after every attempt. */
  readonly count?: (outcome: SendOutcome['kind']) => void;
}

const atOnce = 5;

/** Sends what is queued, at least once, for as long as it takes. Any number may run at a time. */
export function startOutbox(parts: OutboxParts): Outbox {
  const { store, transport, clock, log, mails, pollMs = 1_000 } = parts;
  const wake = new Wake();
  const sending = new Map<string, { row: OutboxRow; done: Promise<void> }>();
  const stopping = new AbortController();
  const health = createServerHealth(clock);
  const wakeUp = () => wake.call();
  store.queueListeners.add(wakeUp);
  const renewing = setInterval(() => {
    const leased = [...sending.values()].map(({ row }) => row);
    if (leased.length > 0) renewLeases(store, clock, leased).catch(() => {});
  }, renewMs);
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = (health.isFailing() ? 1 : atOnce) - sending.size;
      const pause = health.pauseLeft();
      const rows = free > 0 && pause <= 0 ? await claim(free) : [];
      for (const row of rows) {
        const done = deliver(row).finally(() => {
          sending.delete(row.id);
          wakeUp();
        });
        sending.set(row.id, { row, done });
      }
      if (rows.length === 0) await wake.sleep(pause > 0 ? Math.min(pause, pollMs) : pollMs);
    }
  }

  async function claim(limit: number): Promise<OutboxRow[]> {
    try {
      return await store.claimOutbox({ now: clock.now(), limit, lease: randomUUID(), leaseMs });
    } catch (error) {
      log('outbox-claim-failed', { unavailable: store.isUnavailable(error), error: nameOf(error) });
      await delay(stopping.signal.aborted ? 0 : pollMs);
      return [];
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const outcome = await attempt(row);
    const { id, topic } = row;
    const attempts = row.attempts + 1;
    const reason = outcome.kind === 'sent' ? undefined : outcome.reason;
    parts.count?.(outcome.kind);
    log(`mail-${outcome.kind}`, { id, topic, attempts, ...(reason && { reason }) });
    await record(row, resultOf(outcome, row));
  }

  async function attempt(row: OutboxRow): Promise<SendOutcome> {
    try {
      const message = await mails.compose(row);
      if (!message) return { kind: 'refused', reason: 'What it was about has been erased.' };
      const outcome = await transport.send(message);
      health.note(outcome);
      const isRetried = outcome.kind === 'refused' && mails.triedUntil(row.topic) === 'accepted';
      return isRetried ? { ...outcome, kind: 'deferred' } : outcome;
    } catch (error) {
      return { kind: 'deferred', reason: `Could not be written: ${nameOf(error)}` };
    }
  }

  function resultOf(outcome: SendOutcome, row: OutboxRow): Partial<OutboxTable> {
    const now = clock.now();
    const attempts = row.attempts + 1;
    const age = now - row.created_at;
    switch (outcome.kind) {
      case 'sent':
        return { attempts, sent_at: now, last_error: null };
      case 'refused':
        return { attempts, dead_at: now, last_error: outcome.reason };
      case 'deferred':
        return {
          attempts,
          run_at: now + messageBackoff(attempts, age),
          last_error: outcome.reason,
        };
      case 'down':
        // The mail is not at fault: it keeps its place in the queue and its count of attempts.
        return { run_at: row.created_at, last_error: outcome.reason };
    }
  }

  /** A mail that was sent but not recorded would be sent again, so this is retried for a while. */
  async function record(row: OutboxRow, result: Partial<OutboxTable>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await settle(store, row, result);
      } catch (error) {
        if (stopping.signal.aborted || tries === 60) {
          log('outbox-not-recorded', { id: row.id, error: nameOf(error) });
          return;
        }
        await delay(500);
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      store.queueListeners.delete(wakeUp);
      wakeUp();
      await running;
      await Promise.all([...sending.values()].map(({ done }) => done));
      clearInterval(renewing);
    },
  };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
