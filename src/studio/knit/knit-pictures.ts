import sharp from 'sharp';
import type { ClothFacts, KnitReport, KnitStage } from '../../domain/picture/knitting.ts';
import { encodeWidths } from '../../imaging/encode-widths.ts';
import type { Pixels } from '../../imaging/pixels.ts';
import { shippedBake } from '../bakes/shipped-bake.ts';
import { StaleBake } from '../light/compact-bake.ts';
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
  let behind = 0;
  const say = (stage: KnitStage, scene: string, within = 0) =>
    report({ kind: 'stage', stage, scene, share: Math.min(1, (behind + within) / whole) });
  if (preview) {
    say('preview', 'macro');
    report({ kind: 'preview', picture: await previewOf(cloth) });
    behind += 1;
  }
  for (const planned of wanted) {
    const { job, recipe, scene, seconds } = planned;
    try {
      const pixels = draw(planned, cloth, (stage, share) => say(stage, scene, share * seconds));
      say('encode', scene, seconds * 0.75);
      const { facts, files } = await encodeWidths(pixels, {
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

type Say = (stage: KnitStage, share: number) => void;

function draw({ job }: PlannedJob, cloth: ClothFacts, say: Say): Pixels {
  const { recipe } = job;
  const findFabric = only(cloth);
  if (recipe.kind === 'macro') {
    say('knit', 0);
    return printPicture(makeMacro(recipe, findFabric));
  }
  say('arrange', 0);
  if (recipe.kind === 'strip') {
    const bake = shippedBake('strip');
    say('dye', 0.4);
    return makeStrip(recipe, bake, findFabric);
  }
  if (recipe.kind !== 'dyed') throw new Error(`${job.path} is no picture of a single fabric.`);
  const bake = shippedBake(recipe.scene);
  say('dye', 0.4);
  return printPicture(makeDyed(recipe, bake, findFabric), { vignette: 0.1 });
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
