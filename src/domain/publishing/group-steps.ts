/** One save, as far as steps are made of it. */
export interface Save {
  readonly id: string;
  readonly parent: string | null;
  readonly author: string;
  readonly createdAt: number;
  readonly note: string;
  readonly takesOut: boolean;
  readonly isPublic: boolean;
}

/** After a longer pause the same person begins something new. */
const longestPauseMs = 30 * 60_000;

/**
 * Saves, the newest first, in the steps that a person recognises: what one author wrote in one go. What
 * became public ends a step, and so does a note, because it says what a save was made for.
 */
export function groupSteps<Line extends Save>(saves: readonly Line[]): Line[][] {
  const steps: Line[][] = [];
  for (const save of saves) {
    const step = steps.at(-1);
    if (step && continues(step, save)) step.push(save);
    else steps.push([save]);
  }
  return steps;
}

function continues(step: readonly Save[], older: Save): boolean {
  const oldest = step.at(-1)!;
  return (
    oldest.parent === older.id &&
    oldest.author === older.author &&
    oldest.createdAt - older.createdAt <= longestPauseMs &&
    !older.isPublic &&
    !older.takesOut &&
    !oldest.takesOut &&
    (older.note === '' || older.note === oldest.note)
  );
}
