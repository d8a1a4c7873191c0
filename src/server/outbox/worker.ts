import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { OutboxRow, OutboxTable } from '../db/schema.ts';
import { farthestMs, type Store } from '../db/store.ts';
import type { MailMessage, MailTransport, SendOutcome } from '../mail/transport.ts';
import { messageBackoff, pauseAfter } from './backoff.ts';
import { leaseMs, renewLeases, renewMs, settle } from './leases.ts';
import { Wake } from './wake.ts';

/** A line of the structured log; never carries what a visitor typed. */
type OutboxLog = (event: string, fields: Readonly<Record<string, unknown>>) => void;

interface Outbox {
  /** Takes nothing new, lets what is being sent finish. */
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
  /** Told of every attempt. */
  readonly count?: (outcome: SendOutcome['kind']) => void;
}

const atOnce = 5;

/** Sends what is queued, at least once, for as long as it takes. Any number may run at a time. */
export function startOutbox(parts: OutboxParts): Outbox {
  const { store, transport, clock, log, mails, pollMs = 1_000 } = parts;
  const wake = new Wake();
  const sending = new Map<string, { row: OutboxRow; done: Promise<void> }>();
  const stopping = new AbortController();
  /** How often in a row nothing could be sent at all; while above 0, one mail goes ahead alone. */
  let failures = 0;
  let deferrals = 0;
  let pausedUntil = 0;

  const nudge = () => wake.call();
  store.queueListeners.add(nudge);
  const renewing = setInterval(() => {
    const held = [...sending.values()].map(({ row }) => row);
    if (held.length > 0) renewLeases(store, clock, held).catch(() => {});
  }, renewMs);
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = failures > 0 ? 1 - sending.size : atOnce - sending.size;
      const pause = pauseLeft();
      const rows = free > 0 && pause <= 0 ? await claim(free) : [];
      for (const row of rows) {
        const done = deliver(row).finally(() => {
          sending.delete(row.id);
          wake.call();
        });
        sending.set(row.id, { row, done });
      }
      if (rows.length === 0) await wake.sleep(pause > 0 ? Math.min(pause, pollMs) : pollMs);
    }
  }

  function pauseLeft(): number {
    const left = pausedUntil - clock.now();
    // The clock was set back; the pause was never meant to be that long.
    return left > farthestMs ? 0 : left;
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
      noteHealth(outcome);
      const isRetried = outcome.kind === 'refused' && mails.triedUntil(row.topic) === 'accepted';
      return isRetried ? { ...outcome, kind: 'deferred' } : outcome;
    } catch (error) {
      return { kind: 'deferred', reason: `Could not be written: ${nameOf(error)}` };
    }
  }

  /** Three mails in a row that must wait are the server's doing, not theirs. */
  function noteHealth(outcome: SendOutcome): void {
    deferrals = outcome.kind === 'deferred' ? deferrals + 1 : 0;
    const isDown = outcome.kind === 'down';
    if (!isDown && deferrals < 3) {
      failures = 0;
      pausedUntil = 0;
      return;
    }
    failures += 1;
    pausedUntil = clock.now() + pauseAfter(failures, isDown ? outcome.cause : 'connection');
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
        // Not this mail's fault: it keeps its place and its count.
        return { run_at: row.created_at, last_error: outcome.reason };
    }
  }

  /** A mail that was sent but not written down would go out again, so this is tried for a while. */
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
      store.queueListeners.delete(nudge);
      wake.call();
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
