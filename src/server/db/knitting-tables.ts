import type { Generated } from 'kysely';
import type { KnitState } from '../../domain/picture/knit-job.ts';

/** Pictures that are to be knitted, and those that were. */
export interface KnittingTables {
  knit_job: KnitJobTable;
  knit_picture: { recipe: string; media: string };
  knit_queue: { id: number; asked: number };
}

export interface KnitJobTable {
  id: string;
  fabric: string;
  /** `ClothFacts` as JSON. */
  cloth: string;
  cloth_hash: string;
  state: KnitState;
  /** By the database's clock. */
  run_at: number;
  lease: string | null;
  attempts: number;
  stage: string;
  scene: string;
  /** Thousandths. */
  progress: number;
  /** `PlannedPicture[]` as JSON. */
  plan: string;
  preview: string;
  /** Of the picture that is being made. */
  course: Generated<number>;
  courses: Generated<number>;
  seconds_left: Generated<number>;
  /** `string[]` as JSON. */
  faults: string;
  author_id: string;
  author: string;
  created_at: number;
  updated_at: number;
}
