import type { KnitProgress } from '../../../domain/picture/knit-job.ts';
import { knitStages } from '../../../domain/picture/knitting.ts';

/** `course 298 of 480, about 12 s`; other pictures are laid out and dyed, and say that. */
export function sayHowFar(progress: KnitProgress): string {
  const { state, stage, courses, secondsLeft } = progress;
  if (state === 'waiting') return 'waits its turn';
  const about = secondsLeft === undefined ? '' : `, about ${sayTime(secondsLeft)}`;
  if (courses) return `course ${courses.done} of ${courses.all}${about}`;
  const doing = stage ? knitStages[stage] : 'beginning';
  return `${doing.charAt(0).toLowerCase()}${doing.slice(1)}${about}`;
}

/** How much of the picture is there, from its foot, 0 … 1. */
export function grownShare({ courses, share }: KnitProgress): number {
  return courses ? courses.done / Math.max(1, courses.all) : share;
}

function sayTime(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
