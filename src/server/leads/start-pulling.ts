import { setTimeout as delay } from 'node:timers/promises';
import type { Lead } from '../../domain/conversation/lead.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { IndiamartSettings } from '../env.ts';
import { describeError, type Log } from '../log.ts';
import { askIndiamart } from './ask-indiamart.ts';
import { indiamartLead } from './indiamart-record.ts';
import { readPullState, readUpTo, takeTurn, writePullState, writeUpTo } from './pull-state.ts';

/** What becomes of a lead is decided where conversations are. */
export type TakeLead = (tx: DatabaseTransaction, lead: Lead) => Promise<string>;

export interface PullParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Pick<IndiamartSettings, 'url'> & { readonly key: string };
  readonly take: TakeLead;
  readonly count?: (outcome: string) => void;
  /** Shorter in a test. */
  readonly paces?: Partial<Record<keyof typeof pullPaces, number>>;
}

const dayMs = 86_400_000;

/**
 * In milliseconds. They ask for five minutes between two calls and allow seven days in one; the ten
 * seconds more are for calls that travel at different speed. A day is read again each time: a lead may
 * become visible late, and the same one is stored once.
 */
export const pullPaces = {
  apart: 310_000,
  look: 30_000,
  longest: 7 * dayMs - 60_000,
  again: dayMs,
} as const;

/** Asks IndiaMART for leads, one instance at a time, until it is stopped. */
export function startPulling(parts: PullParts): { stop(): Promise<void> } {
  const { store, log } = parts;
  const paces = { ...pullPaces, ...parts.paces };
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await takeTurn(store, paces.apart)) await pullOnce(parts, paces, stopping.signal);
      } catch (error) {
        log.error('leads-pull-failed', { ...describeError(error), message: undefined });
        await report(parts, 'What IndiaMART sent could not be stored.').catch(() => {});
      }
      await delay(paces.look, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function pullOnce(
  { store, clock, log, settings, take, count }: PullParts,
  paces: { readonly longest: number; readonly again: number },
  stopping: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const upTo = (await readUpTo(store.db)) ?? now;
  // Written before the first call as well: if that fails for weeks, nothing of them is passed over.
  await store.transact((tx) => writeUpTo(tx, upTo, now));
  const from = upTo - paces.again;
  // After a long standstill the rest follows with the next calls.
  const to = Math.min(now, from + paces.longest);
  const pulled = await askIndiamart(settings, { from, to }, stopping);
  if (stopping.aborted) return;
  if (pulled.kind === 'failed') {
    const { trouble, code } = pulled;
    log.error('leads-pull-failed', { trouble, code });
    return report({ store, clock }, trouble);
  }
  const taken: Record<string, number> = {};
  for (const record of pulled.records) {
    const outcome = await store.transact((tx) => take(tx, indiamartLead(record)));
    taken[outcome] = (taken[outcome] ?? 0) + 1;
    count?.(outcome);
  }
  // Only now: killed before this, the next pull brings the same leads, and they are known.
  await store.transact(async (tx) => {
    await writeUpTo(tx, Math.max(to, upTo), now);
    await writePullState(tx, { goodAt: clock.now(), trouble: '' }, now);
  });
  if (pulled.records.length > 0) log.info('leads-pulled', taken);
}

async function report(
  { store, clock }: Pick<PullParts, 'store' | 'clock'>,
  trouble: string,
): Promise<void> {
  const now = clock.now();
  const before = await readPullState(store.db);
  const goodAt = before?.goodAt ?? now;
  await store.transact((tx) => writePullState(tx, { goodAt, trouble }, now));
}
