import { woundOnOneRoll } from './rolls.ts';
import type { SceneId } from './scene-book.ts';

/** How far, along the cloth of a scene, it lies on more of itself, mm: what its openings show is cloth. */
export const liesOnItself: Partial<Record<SceneId, number>> = {
  roll: woundOnOneRoll,
  stack: Number.POSITIVE_INFINITY,
};
