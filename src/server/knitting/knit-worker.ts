import type { KnitState } from '../../domain/picture/knit-job.ts';
import type { Store } from '../db/store.ts';
import { describeError } from '../log.ts';
import { type JobOutcome, type KnitJobParts, runKnitJob } from './knit-job.ts';
import { claimJob, type KnitJobRow, updateJob, usualKnitLease } from './knit-leases.ts';
import { knitInProcess } from './knit-process.ts';

type Usual = 'longestMs' | 'lease' | 'knit';

export interface KnitWorkerParts
  extends Omit<KnitJobParts, Usual>, Partial<Pick<KnitJobParts, Usual>> {
  /** What the process that knits may take; 0: this instance leaves the work to others. */
  readonly memoryMb: number;
  readonly pollMs?: number;
}

/** A cloth that takes longer has a fault that nobody has thought of. */
const usualLongestMs = 30 * 60_000;
/** A process may be killed by an accident once. */
const mostAttempts = 2;

/** Knits what is asked for, one fabric at a time. Any number of instances may run it. */
export function startKnitting(given: KnitWorkerParts): { stop(): Promise<void> } {
  const { pollMs = 2_000, ...rest } = given;
  const usual = { longestMs: usualLongestMs, lease: usualKnitLease, knit: knitInProcess };
  const parts: KnitJobParts = { ...usual, ...rest };
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= work(parts, stopping.signal).finally(() => (running = undefined));
  };
  const timer = parts.memoryMb > 0 ? setInterval(look, pollMs) : undefined;
  timer?.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

async function work(parts: KnitJobParts, stop: AbortSignal): Promise<void> {
  const { store, log } = parts;
  try {
    while (!stop.aborted) {
      const job = await claimJob(store, parts.lease.lastsMs);
      if (!job) return;
      if (job.attempts > mostAttempts) await settle(parts, job, 'failed', [stoppedTwice]);
      else await conclude(parts, job, await runKnitJob(parts, job, stop));
    }
  } catch (error) {
    // The lease runs out and the job is taken again; that the database is away is logged elsewhere.
    if (!store.isUnavailable(error)) log.error('knitting-failed', describeError(error));
  }
}

async function conclude(parts: KnitJobParts, job: KnitJobRow, outcome: JobOutcome): Promise<void> {
  const { log, memoryMb, longestMs } = parts;
  log.info('knitted', { fabric: job.fabric, outcome: outcome.kind, attempts: job.attempts });
  switch (outcome.kind) {
    case 'lost':
      return;
    case 'done':
      return settle(parts, job, outcome.failures.length > 0 ? 'failed' : 'done', outcome.failures);
    case 'refused':
      return settle(parts, job, 'refused', outcome.faults);
    case 'out-of-memory':
      return settle(parts, job, 'failed', [
        `To draw this cloth takes more than the ${memoryMb} MB that the server may use for it (KNIT_MEMORY_MB).`,
      ]);
    case 'too-slow':
      return settle(parts, job, 'failed', [
        `Knitting took longer than ${Math.round(longestMs / 60_000)} minutes and was stopped.`,
      ]);
    case 'stopped':
      // The server is being stopped: that is no fault of the cloth.
      return again(parts.store, job, job.attempts - 1);
    case 'died':
      log.error('knitting-died', { fabric: job.fabric, detail: outcome.detail });
      return job.attempts < mostAttempts
        ? again(parts.store, job, job.attempts)
        : settle(parts, job, 'failed', [stoppedTwice]);
  }
}

const stoppedTwice =
  'The process that knits stopped twice. The log of the server says more; please try again later.';

async function settle(
  { store, clock }: KnitJobParts,
  job: KnitJobRow,
  state: Extract<KnitState, 'done' | 'refused' | 'failed'>,
  faults: readonly string[],
): Promise<void> {
  await updateJob(store, job, {
    state,
    lease: null,
    faults: JSON.stringify(faults),
    updated_at: clock.now(),
    ...(state === 'done' && { stage: '', scene: '', progress: 1000 }),
  });
}

async function again(store: Store, job: KnitJobRow, attempts: number): Promise<void> {
  await updateJob(store, job, { state: 'waiting', lease: null, run_at: 0, attempts });
}
