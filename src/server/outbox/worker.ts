import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage, MailTransport, SendOutcome } from '../mail/transport.ts';
import {
  createSettle,
  later,
  type MailChange,
  renewLeases,
  usualLease,
  wakeWaiting,
} from './leases.ts';
import { createServerHealth, freePlaces, messageBackoff, usualWaits, Wake } from './pace.ts';
import { createRecipientCircuits, type Recipient, recipientOf } from './recipient-circuits.ts';

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
  /** Dates what people read; leases and waits have clocks of their own. */
  readonly clock: Clock;
  readonly log: OutboxLog;
  readonly mails: MailWriter;
  /** Whether visitors need the processor; then mails go one by one, with a wait after each. */
  readonly isBusy?: () => boolean;
  readonly pollMs?: number;
  readonly waits?: typeof usualWaits;
  readonly lease?: { readonly lastsMs: number; readonly renewedMs: number };
  /** Called after every attempt. */
  readonly count?: (outcome: SendOutcome['kind']) => void;
}

/** For pauses: the machine's clock may be set while one lasts. */
const stopwatch: Clock = { now: () => performance.now() };

/** Sends what is queued, at least once, for as long as it takes. Any number may run at a time. */
export function startOutbox(parts: OutboxParts): Outbox {
  const { store, transport, clock, log, mails, pollMs = 1_000 } = parts;
  const { waits = usualWaits, lease = usualLease } = parts;
  const wake = new Wake();
  const sending = new Map<string, { row: OutboxRow; begun: number; done: Promise<void> }>();
  const stopping = new AbortController();
  const health = createServerHealth(stopwatch, waits);
  const circuits = createRecipientCircuits(stopwatch, waits);
  const settle = createSettle(store);
  let wokenAt = Number.NEGATIVE_INFINITY;
  const wakeUp = () => wake.call();
  store.queueListeners.add(wakeUp);
  const renewing = setInterval(() => {
    const leased = [...sending.values()].map(({ row }) => row);
    if (leased.length > 0) renewLeases(store, leased, lease.lastsMs).catch(() => {});
  }, lease.renewedMs);
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = health.pauseLeft();
      const rows = pause <= 0 ? await claim() : [];
      const begun = rows.map(begin);
      if (rows.length === 0) {
        await wake.sleep(Math.min(pollMs, pause > 0 ? pause : circuits.pauseLeft()));
      } else {
        await Promise.race([Promise.all(begun), delay(waits.gatherMs)]);
        if (parts.isBusy?.()) await delay(waits.crowdMs);
      }
    }
  }

  function begin(row: OutboxRow): Promise<void> {
    const done = deliver(row).finally(() => {
      sending.delete(row.id);
      wakeUp();
    });
    sending.set(row.id, { row, begun: stopwatch.now(), done });
    return done;
  }

  async function claim(): Promise<OutboxRow[]> {
    const begun = [...sending.values()].map((one) => one.begun);
    const state = health.isFailing() ? 'failing' : parts.isBusy?.() ? 'busy' : 'usual';
    const limit = freePlaces(begun, stopwatch.now(), state, waits);
    if (limit <= 0) return [];
    try {
      return await store.claimOutbox({
        limit,
        lease: randomUUID(),
        leaseMs: lease.lastsMs,
        except: circuits.closed(),
      });
    } catch (error) {
      log('outbox-claim-failed', { unavailable: store.isUnavailable(error), error: nameOf(error) });
      await delay(stopping.signal.aborted ? 0 : pollMs);
      return [];
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const message = await write(row);
    if ('kind' in message) return conclude(row, message);
    const to = recipientOf(message.to.address);
    // Only now is it known whom the mail is for; from now on its row says so.
    if (!circuits.admits(to)) return record(row, { ...columnsOf(to), run_at: backInLine(row) });
    const finish = circuits.begin(to);
    const outcome = await send(row, message);
    health.note(outcome);
    await conclude(row, outcome, to);
    // After it is stored: a mail that was refused just before must not be put off after the others
    // have been woken.
    const recovered = finish(outcome);
    if (recovered.length > 0) await wakeAll(recovered);
    else if (outcome.kind === 'sent' && row.attempts > 0) await wakeNowAndThen(to.mailbox);
  }

  async function write(row: OutboxRow): Promise<MailMessage | SendOutcome> {
    try {
      const message = await mails.compose(row);
      return message ?? { kind: 'refused', reason: 'What it was about has been erased.' };
    } catch (error) {
      return unwritten(error);
    }
  }

  async function send(row: OutboxRow, message: MailMessage): Promise<SendOutcome> {
    try {
      const outcome = await transport.send(message);
      const isRetried = outcome.kind === 'refused' && mails.triedUntil(row.topic) === 'accepted';
      return isRetried ? { ...outcome, kind: 'deferred', fault: 'mailbox' } : outcome;
    } catch (error) {
      return unwritten(error);
    }
  }

  async function conclude(row: OutboxRow, outcome: SendOutcome, to?: Recipient): Promise<void> {
    const { id, topic } = row;
    const attempts = row.attempts + 1;
    const reason = outcome.kind === 'sent' ? undefined : outcome.reason;
    parts.count?.(outcome.kind);
    log(`mail-${outcome.kind}`, { id, topic, attempts, ...(reason && { reason }) });
    await record(row, { ...(to && columnsOf(to)), ...resultOf(outcome, row) });
  }

  function resultOf(outcome: SendOutcome, row: OutboxRow): MailChange {
    const now = clock.now();
    const attempts = row.attempts + 1;
    switch (outcome.kind) {
      case 'sent':
        return { attempts, sent_at: now, last_error: null };
      case 'refused':
        return { attempts, dead_at: now, last_error: outcome.reason };
      case 'deferred': {
        const wait = messageBackoff(attempts, now - row.created_at, waits);
        return { attempts, run_at: later(store, wait), last_error: outcome.reason };
      }
      case 'down':
        // The mail is not at fault and keeps its count of attempts. It goes behind the others, or
        // one mail that makes the server hang up would be tried first for ever.
        return { run_at: later(store, 0), last_error: outcome.reason };
    }
  }

  /** Where a mail belongs that was taken and not tried. */
  function backInLine({ attempts }: OutboxRow): NonNullable<MailChange['run_at']> {
    return attempts === 0 ? 0 : later(store, 0);
  }

  /**
   * This worker may have been started after the refusals that put the others off, and there may be
   * more of them than are woken at once.
   */
  async function wakeNowAndThen(mailbox: string): Promise<void> {
    if (stopwatch.now() - wokenAt > pollMs) await wakeAll([mailbox]);
  }

  async function wakeAll(recipients: readonly string[]): Promise<void> {
    wokenAt = stopwatch.now();
    // If it fails, the mails are sent when their own time comes.
    await wakeWaiting(store, recipients).catch(() => {});
  }

  /** A mail that was sent but not recorded would be sent again, so this is retried for a while. */
  async function record(row: OutboxRow, result: MailChange): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await settle(row, result);
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

function columnsOf({ domain, mailbox }: Recipient): MailChange {
  return { to_domain: domain, to_mailbox: mailbox };
}

function unwritten(error: unknown): SendOutcome {
  const reason = `Could not be written: ${nameOf(error)}`;
  return { kind: 'deferred', fault: 'message', reason };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
