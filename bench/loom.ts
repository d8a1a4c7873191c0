import { bakeScene } from '../src/studio/light/bake-scene.ts';
import { fabricBySlug } from '../src/studio/pictures/fabric-by-slug.ts';
import type { DyedRecipe, MacroRecipe } from '../src/studio/pictures/job.ts';
import { makeDyed } from '../src/studio/pictures/make-dyed.ts';
import { makeMacro } from '../src/studio/pictures/make-macro.ts';
import { planPictures } from '../src/studio/pictures/plan/plan-pictures.ts';
import { printPicture } from '../src/studio/pictures/print.ts';
import { sceneBook } from '../src/studio/scenes/scene-book.ts';
import { report } from './report/report.ts';

/** CPU seconds and memory of each way a picture is made, without the encoder: `npm run bench loom`. */
const limit = 3 * 1024;
const plan = planPictures();

const macro = recipeAt<MacroRecipe>('/pictures/fabrics/tricot-premium-12b/macro');
const lace = recipeAt<MacroRecipe>('/pictures/fabrics/peony-lace-luxury-27b/lace');
/** Drawn, laid on a roll, and folded: a single sheet, and scenes of many parts. */
const stills = ['folds', 'process-inspection', 'stack'].map((id) =>
  recipeAt<DyedRecipe>(`/pictures/scenes/${id}`),
);

const costs: Record<string, { readonly cpuSeconds: number; readonly peakMb: number }> = {};
console.log(row('', 'CPU s', 'peak MB'));
measure('macro, two-bar tricot', () => printPicture(makeMacro(macro, fabricBySlug)));
measure('macro, whole lace motif', () => printPicture(makeMacro(lace, fabricBySlug)));
for (const still of stills) {
  const { scene } = still;
  const bake = measure(`bake, ${scene}`, () => bakeScene(sceneBook[scene].build()));
  measure(`dyed picture, ${scene}`, () => printPicture(makeDyed(still, bake, fabricBySlug)));
}

const peakMb = Math.max(...Object.values(costs).map((cost) => cost.peakMb));
report(
  [
    {
      promise: 'the loom’s most costly picture, memory',
      limit: `at most ${limit} MB`,
      figure: `${peakMb.toFixed(0)} MB; CPU seconds ${Object.entries(costs)
        .map(([kind, { cpuSeconds }]) => `${cpuSeconds.toFixed(1)} (${kind})`)
        .join(', ')}`,
      ok: peakMb <= limit,
    },
  ],
  costs,
);

function recipeAt<T>(path: string): T {
  const job = plan.find((candidate) => candidate.path === path);
  if (!job) throw new Error(`The plan has no ${path}`);
  return job.recipe as T;
}

function measure<T>(name: string, act: () => T): T {
  const start = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(start);
  const cost = {
    cpuSeconds: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  costs[name] = cost;
  console.log(row(name, cost.cpuSeconds.toFixed(1), cost.peakMb.toFixed(0)));
  return result;
}

function row(name: string, cpu: string, peak: string): string {
  return name.padEnd(28) + cpu.padStart(8) + peak.padStart(10);
}
