import type { ClothFacts, KnitReport, PlannedPicture } from '../../domain/picture/knitting.ts';
import { madeOf } from '../../domain/picture/made-of.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { findKnitted, rememberKnitted } from './ask-for-pictures.ts';
import { type KnitJobRow, later, updateJob } from './knit-leases.ts';
import type { KnitOutcome, knitInProcess } from './knit-process.ts';
import { collectKnitted, namePictures } from './name-pictures.ts';

export interface KnitJobParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly memoryMb: number;
  readonly longestMs: number;
  readonly lease: { readonly lastsMs: number; readonly renewedMs: number };
  readonly knit: typeof knitInProcess;
}

/** `lost`: it was cancelled, or another instance has it now. */
export type JobOutcome =
  | { readonly kind: 'lost' }
  | (KnitOutcome & { readonly failures: readonly string[] });

/**
 * Knits one job under its lease. Each picture is kept and named as soon as it is whole, so whatever
 * happens later costs only the one that was being made.
 */
export async function runKnitJob(
  parts: KnitJobParts,
  job: KnitJobRow,
  stop: AbortSignal,
): Promise<JobOutcome> {
  const { store, memoryMb, longestMs, lease, knit } = parts;
  const lost = new AbortController();
  const save: SaveProgress = async (change) => {
    const run_at = later(store, lease.lastsMs);
    if (!(await updateJob(store, job, { ...change, run_at }))) lost.abort();
  };
  // The database may be away for a moment; the lease outlasts several of these.
  const renewing = setInterval(() => void save({}).catch(() => {}), lease.renewedMs);
  const keeping = openJob(parts, job, save, lost.signal);
  try {
    const outcome = await knit({
      cloth: JSON.parse(job.cloth) as ClothFacts,
      memoryMb,
      longestMs,
      signal: AbortSignal.any([stop, lost.signal]),
      take: keeping.take,
      choose: keeping.choose,
    });
    return lost.signal.aborted ? { kind: 'lost' } : { ...outcome, failures: keeping.failures };
  } finally {
    clearInterval(renewing);
  }
}

type SaveProgress = (change: Parameters<typeof updateJob>[2]) => Promise<void>;

/** Writes down what the process reports. */
function openJob(
  { store, clock }: KnitJobParts,
  job: KnitJobRow,
  save: SaveProgress,
  lost: AbortSignal,
) {
  const author = { id: job.author_id, name: job.author };
  const failures: string[] = [];
  const cloth = JSON.parse(job.cloth) as ClothFacts;
  const shown = madeOf(cloth, cloth.shades[cloth.leadShade]?.hex ?? '');
  let planned: readonly PlannedPicture[] = [];

  async function nameAll(): Promise<void> {
    // A job that was cancelled says nothing more; the pictures it made are there for the next one.
    if (lost.aborted) return;
    const pictures = { ...(await collectKnitted(store.db, planned)), madeOf: shown };
    await namePictures(store, job.fabric, pictures, { author, at: clock.now() });
  }

  async function take(report: KnitReport): Promise<void> {
    const at = clock.now();
    if (report.kind === 'planned') {
      planned = report.pictures;
      await save({ plan: JSON.stringify(planned), updated_at: at });
    } else if (report.kind === 'preview') {
      await save({ preview: report.picture, updated_at: at });
    } else if (report.kind === 'stage') {
      const { stage, scene, share, secondsLeft, courses } = report;
      await save({
        stage,
        scene,
        progress: Math.round(share * 1000),
        course: courses?.done ?? 0,
        courses: courses?.all ?? 0,
        seconds_left: Math.round(secondsLeft),
        updated_at: at,
      });
    } else if (report.kind === 'failed') {
      failures.push(`The picture “${report.scene}” could not be made. ${report.fault}`);
    } else if (report.kind === 'made') {
      const { facts, recipe } = report;
      const files = new Map([...report.files].map(([width, bytes]) => [width, Buffer.from(bytes)]));
      const { id } = await keepPicture(store, { facts, files, author, at });
      await rememberKnitted(store, recipe, id);
      await nameAll();
    }
  }

  return {
    failures,
    take,
    /** What was made before, for this fabric or for one like it, is not made again. */
    async choose(pictures: readonly PlannedPicture[]): Promise<readonly string[]> {
      const recipes = pictures.map(({ recipe }) => recipe);
      const kept = await findKnitted(store.db, recipes);
      if (kept.size > 0) await nameAll();
      return recipes.filter((recipe) => !kept.has(recipe));
    },
  };
}
