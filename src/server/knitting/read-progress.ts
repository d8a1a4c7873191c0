import type { KnitProgress } from '../../domain/picture/knit-job.ts';
import { knitStages, type KnitStage, type PlannedPicture } from '../../domain/picture/knitting.ts';
import type { Store } from '../db/store.ts';
import { findKnitted } from './ask-for-pictures.ts';
import type { KnitJobRow } from './knit-leases.ts';

/** The newest job of a fabric. */
export async function readJob(db: Store['db'], fabric: string): Promise<KnitJobRow | undefined> {
  return db
    .selectFrom('knit_job')
    .selectAll()
    .where('fabric', '=', fabric)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function plannedOf({ plan }: Pick<KnitJobRow, 'plan'>): readonly PlannedPicture[] {
  return JSON.parse(plan) as PlannedPicture[];
}

export async function toProgress(db: Store['db'], job: KnitJobRow): Promise<KnitProgress> {
  const planned = plannedOf(job);
  const kept = await findKnitted(
    db,
    planned.map(({ recipe }) => recipe),
  );
  return {
    id: job.id,
    fabric: job.fabric,
    state: job.state,
    ...(isStage(job.stage) && { stage: job.stage, scene: job.scene }),
    share: job.progress / 1000,
    ...(job.courses > 0 && { courses: { done: job.course, all: job.courses } }),
    ...(job.seconds_left > 0 && { secondsLeft: job.seconds_left }),
    ...(job.preview && { preview: job.preview }),
    planned: planned.length,
    made: kept.size,
    faults: JSON.parse(job.faults) as string[],
    author: job.author,
    createdAt: Number(job.created_at),
  };
}

const isStage = (text: string): text is KnitStage => Object.hasOwn(knitStages, text);
