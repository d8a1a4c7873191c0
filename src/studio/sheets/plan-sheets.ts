import type { PictureJob } from '../pictures/job.ts';

/** Pictures of one kind side by side, to be looked at together. */
export interface ContactSheet {
  /** Name of its file. */
  readonly name: string;
  readonly frames: readonly Frame[];
}

export interface Frame {
  /** From the public folder, with width and ending. */
  readonly file: string;
  readonly label: string;
}

const perSheet = 30;
/** A frame is seldom drawn wider. */
const nearWidth = 360;

/**
 * Sheets of what is planned: macros apart from still lifes, still lifes by scene, so that a weak one
 * stands beside its own kind. A print shares the files of another picture and is not shown twice.
 */
export function planSheets(plan: readonly PictureJob[]): readonly ContactSheet[] {
  const kinds = new Map<string, Frame[]>();
  for (const job of plan) {
    if (job.recipe.kind === 'print') continue;
    const kind = kindOf(job);
    kinds.set(kind, [...(kinds.get(kind) ?? []), frameOf(job)]);
  }
  return [...kinds].flatMap(([kind, frames]) => inSheets(kind, frames));
}

function kindOf({ owner, scene, recipe }: PictureJob): string {
  if (recipe.kind === 'strip') return 'strips';
  return 'scene' in owner ? 'pages' : scene;
}

function frameOf({ owner, path, widths }: PictureJob): Frame {
  const width = widths.find((each) => each >= nearWidth) ?? widths.at(-1)!;
  return {
    file: `${path}-${width}.avif`,
    label: 'scene' in owner ? owner.scene : owner.fabric,
  };
}

function inSheets(kind: string, frames: readonly Frame[]): readonly ContactSheet[] {
  const count = Math.ceil(frames.length / perSheet);
  return Array.from({ length: count }, (_, i) => ({
    name: count === 1 ? kind : `${kind}-${i + 1}`,
    frames: frames.slice(i * perSheet, (i + 1) * perSheet),
  }));
}
