import { unfinished, type KnitState } from '../../domain/picture/knit-job.ts';
import type { ClothFacts, KnitReport, PlannedPicture } from '../../domain/picture/knitting.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { describeError, type Log } from '../log.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { findKnitted, rememberKnitted } from './ask-for-pictures.ts';
import { claimJob, type KnitJobRow, later, updateJob, usualKnitLease } from './knit-leases.ts';
import { knitInProcess, type KnitOutcome } from './knit-process.ts';
import { collectKnitted, namePictures } from './name-pictures.ts';

export interface KnitWorkerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** What the process that knits may take; 0: this instance leaves the work to others. */
  readonly memoryMb: number;
  readonly pollMs?: number;
  readonly lease?: { readonly lastsMs: number; readonly renewedMs: number };
  readonly longestMs?: number;
  readonly knit?: typeof knitInProcess;
}

/** A cloth that takes longer has a fault that nobody has thought of. */
const usualLongestMs = 30 * 60_000;
/** A process may be killed by an accident once. */
const mostAttempts = 2;

/** Knits what is asked for, one fabric at a time. Any number of instances may run it. */
export function startKnitting(parts: KnitWorkerParts): { stop(): Promise<void> } {
  const { store, log, memoryMb, pollMs = 2_000 } = parts;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= work().finally(() => (running = undefined));
  };
  const timer = memoryMb > 0 ? setInterval(look, pollMs) : undefined;
  timer?.unref();

  async function work(): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        const job = await claimJob(store, (parts.lease ?? usualKnitLease).lastsMs);
        if (!job) return;
        await knitJob(parts, job, stopping.signal);
      }
    } catch (error) {
      // The lease runs out and the job is taken again; that the database is away is logged elsewhere.
      if (!store.isUnavailable(error)) log.error('knitting-failed', describeError(error));
    }
  }

  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

async function knitJob(parts: KnitWorkerParts, job: KnitJobRow, stop: AbortSignal): Promise<void> {
  const { store, clock, log, memoryMb, lease = usualKnitLease, knit = knitInProcess } = parts;
  if (job.attempts > mostAttempts) return settle(parts, job, 'failed', [diedTwice]);
  const lost = new AbortController();
  const author = { id: job.author_id, name: job.author };
  const failures: string[] = [];
  let planned: readonly PlannedPicture[] = [];
  const save = async (change: Parameters<typeof updateJob>[2]) => {
    const run_at = later(store, lease.lastsMs);
    if (!(await updateJob(store, job, { ...change, run_at }))) lost.abort();
  };
  const renewing = setInterval(() => void save({}).catch(() => {}), lease.renewedMs);
  const take = async (report: KnitReport): Promise<void> => {
    const at = clock.now();
    switch (report.kind) {
      case 'planned':
        planned = report.pictures;
        return save({ plan: JSON.stringify(planned), updated_at: at });
      case 'preview':
        return save({ preview: report.picture, updated_at: at });
      case 'stage': {
        const progress = Math.round(report.share * 1000);
        return save({ stage: report.stage, scene: report.scene, progress, updated_at: at });
      }
      case 'made': {
        const { facts } = report;
        const files = new Map([...report.files].map(([width, bytes]) => [width, Buffer.from(bytes)]));
        const { id } = await keepPicture(store, { facts, files, author, at });
        await rememberKnitted(store, report.recipe, id);
        return nameAll();
      }
      case 'failed':
        failures.push(`The picture “${report.scene}” could not be made. ${report.fault}`);
    }
  };
  const nameAll = async () => {
    // A job that was cancelled says nothing more; the pictures it made are there for the next one.
    if (lost.signal.aborted) return;
    const pictures = await collectKnitted(store.db, planned);
    await namePictures(store, job.fabric, pictures, { author, at: clock.now() });
  };
  try {
    const outcome = await knit({
      cloth: JSON.parse(job.cloth) as ClothFacts,
      memoryMb,
      longestMs: parts.longestMs ?? usualLongestMs,
      signal: AbortSignal.any([stop, lost.signal]),
      take,
      async choose(pictures) {
        const kept = await findKnitted(
          store.db,
          pictures.map(({ recipe }) => recipe),
        );
        if (kept.size > 0) await nameAll();
        return pictures.map(({ recipe }) => recipe).filter((recipe) => !kept.has(recipe));
      },
    });
    if (lost.signal.aborted) return;
    log.info('knitted', { fabric: job.fabric, outcome: outcome.kind, attempts: job.attempts });
    await conclude(parts, job, outcome, failures);
  } finally {
    clearInterval(renewing);
  }
}

async function conclude(
  parts: KnitWorkerParts,
  job: KnitJobRow,
  outcome: KnitOutcome,
  failures: readonly string[],
): Promise<void> {
  switch (outcome.kind) {
    case 'done':
      return failures.length > 0
        ? settle(parts, job, 'failed', failures)
        : settle(parts, job, 'done', []);
    case 'refused':
      return settle(parts, job, 'refused', outcome.faults);
    case 'out-of-memory':
      return settle(parts, job, 'failed', [
        `To draw this cloth takes more than the ${parts.memoryMb} MB that the server may use for it (KNIT_MEMORY_MB).`,
      ]);
    case 'too-slow':
      return settle(parts, job, 'failed', [
        'Knitting took longer than half an hour and was stopped.',
      ]);
    case 'stopped':
      // The server is being stopped: that is no fault of the cloth.
      return again(parts, job, job.attempts - 1);
    case 'died':
      parts.log.error('knitting-died', { fabric: job.fabric, detail: outcome.detail });
      return job.attempts >= mostAttempts
        ? settle(parts, job, 'failed', [diedTwice])
        : again(parts, job, job.attempts);
  }
}

const diedTwice =
  'The process that knits stopped twice. The log of the server says more; please try again later.';

async function settle(
  { store, clock }: KnitWorkerParts,
  job: KnitJobRow,
  state: Exclude<KnitState, (typeof unfinished)[number]>,
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

async function again({ store }: KnitWorkerParts, job: KnitJobRow, attempts: number): Promise<void> {
  await updateJob(store, job, { state: 'waiting', lease: null, run_at: 0, attempts });
}
