import sharp from 'sharp';
import type { ClothFacts, KnitReport, KnitStage } from '../../domain/picture/knitting.ts';
import { encodeWidths } from '../../imaging/encode-widths.ts';
import type { Pixels } from '../../imaging/pixels.ts';
import { shippedBake } from '../bakes/shipped-bake.ts';
import { StaleBake } from '../light/compact-bake.ts';
import { encoderOf } from '../pictures/encode-strip.ts';
import type { MacroRecipe, PictureJob } from '../pictures/job.ts';
import { makeDyed } from '../pictures/make-dyed.ts';
import { makeMacro } from '../pictures/make-macro.ts';
import { makeStrip } from '../pictures/make-strip.ts';
import { printPicture } from '../pictures/print.ts';
import { inKnittingOrder, only, planKnitting, type PlannedJob } from './plan-knitting.ts';

// One thread a picture: the same bytes on any machine, and visitors keep the other cores.
sharp.concurrency(1);

export interface KnitOptions {
  /** Which of the planned pictures to make. */
  readonly recipes: ReadonlySet<string>;
  readonly preview: boolean;
  /** Told before each step, so that a person sees what is being done. */
  readonly report: (report: KnitReport) => void;
}

/** Makes pictures of a cloth one after the other and reports each as soon as it is whole. */
export async function knitPictures(
  cloth: ClothFacts,
  { recipes, preview, report }: KnitOptions,
): Promise<void> {
  const wanted = inKnittingOrder(planKnitting(cloth)).filter(({ recipe }) => recipes.has(recipe));
  const whole = wanted.reduce((sum, { seconds }) => sum + seconds, preview ? 1 : 0) || 1;
  const started = performance.now();
  let behind = 0;
  const say: SayHowFar = ({ stage, scene, seconds, share, courses = 0 }) => {
    const done = behind + share * seconds;
    // The machine may be slower than the one whose seconds are planned.
    const pace = done > 2 ? (performance.now() - started) / 1000 / done : 1;
    report({
      kind: 'stage',
      stage,
      scene,
      share: Math.min(1, done / whole),
      secondsLeft: Math.max(1, (1 - share) * seconds * pace),
      ...(courses > 0 && { courses: { done: Math.round(share * courses), all: courses } }),
    });
  };
  if (preview) {
    say({ stage: 'preview', scene: 'macro', seconds: 1, share: 0 });
    report({ kind: 'preview', picture: await previewOf(cloth) });
    behind += 1;
  }
  for (const planned of wanted) {
    const { job, recipe, scene, seconds } = planned;
    try {
      const pixels = draw(planned, cloth, say);
      say({ stage: 'encode', scene, seconds, share: 0.85 });
      const { facts, files } = await encoderOf(job.recipe)(pixels, {
        widths: job.widths,
        quality: job.quality,
      });
      report({ kind: 'made', recipe, facts, files });
    } catch (error) {
      // Light that is missing or stale must not cost the fabric its macro.
      if (!(error instanceof StaleBake)) throw error;
      report({ kind: 'failed', scene, fault: error.message });
    }
    behind += seconds;
  }
}

type SayHowFar = (progress: {
  readonly stage: KnitStage;
  readonly scene: string;
  /** That the whole picture takes, and how much of it is behind. */
  readonly seconds: number;
  readonly share: number;
  readonly courses?: number;
}) => void;

function draw({ job, scene, seconds }: PlannedJob, cloth: ClothFacts, say: SayHowFar): Pixels {
  const { recipe } = job;
  const findFabric = only(cloth);
  if (recipe.kind === 'macro') {
    const courses = coursesIn(recipe, cloth);
    const sayNow = nowAndThen((share: number) =>
      say({ stage: 'knit', scene, seconds, share: share * 0.85, courses }),
    );
    sayNow(0);
    return printPicture(makeMacro(recipe, findFabric, sayNow));
  }
  say({ stage: 'arrange', scene, seconds, share: 0 });
  if (recipe.kind === 'strip') {
    const bake = shippedBake('strip');
    say({ stage: 'dye', scene, seconds, share: 0.4 });
    return makeStrip(recipe, bake, findFabric);
  }
  if (recipe.kind !== 'dyed') throw new Error(`${job.path} is no picture of a single fabric.`);
  const bake = shippedBake(recipe.scene);
  say({ stage: 'dye', scene, seconds, share: 0.4 });
  return printPicture(makeDyed(recipe, bake, findFabric), { vignette: 0.1 });
}

/** Courses from the foot of a macro to its head. */
function coursesIn(recipe: MacroRecipe, { machine }: ClothFacts): number {
  const { wales, width, height } = recipe;
  const cmHigh = (wales / machine.walesPerCm) * (height / width);
  return Math.max(1, Math.round(cmHigh * machine.coursesPerCm));
}

/** A person reads twice a second at most, and each message is a row that is written. */
function nowAndThen(say: (share: number) => void): (share: number) => void {
  let last = -Infinity;
  return (share) => {
    if (performance.now() - last < 500) return;
    last = performance.now();
    say(share);
  };
}

const previewWidth = 360;

/** The macro at a third of its size, for the desk: about a second. */
async function previewOf(cloth: ClothFacts): Promise<string> {
  const { job } = planKnitting(cloth).find(({ scene }) => scene === 'macro')!;
  const recipe = { ...(job.recipe as MacroRecipe), width: previewWidth, height: previewWidth };
  const pixels = printPicture(makeMacro(recipe, only(cloth)));
  const options: Pick<PictureJob, 'widths' | 'quality'> = { widths: [previewWidth], quality: 45 };
  const { files } = await encodeWidths(pixels, options);
  return `data:image/avif;base64,${files.get(previewWidth)!.toString('base64')}`;
}
