import { random } from '../number/random.ts';
import type { Cloth, KnitOptions, Knittable, Thread, YarnPath } from '../types.ts';
import { makeThread } from '../yarn/make-thread.ts';
import { layBack } from './back-layers.ts';
import { drawEnd } from './draw-end.ts';
import { loopWidths } from './loop-widths.ts';
import { planLaps } from './plan-laps.ts';
import { relaxLattice } from './relax-lattice.ts';
import { smoothPath } from './smooth-path.ts';
import { countFeed } from './stitch-feed.ts';
import { placeStitches } from './place-stitches.ts';
import { linkWales } from './wale-links.ts';

/** Pressing lays the loops over: depth of the finished cloth against the loop as it leaves the needle. */
const pressed = 0.72;

/** Knits one tile of the fabric: every end of every bar as a closed centre line in millimetres. */
export function knit(fabric: Knittable, options: KnitOptions = {}): Cloth {
  const waleSpacing = 10 / fabric.machine.walesPerCm;
  const courseSpacing = 10 / fabric.machine.coursesPerCm;
  const seed = options.seed ?? 7;
  const plan = planLaps(
    fabric,
    (options.minWidth ?? 10) / waleSpacing,
    (options.minHeight ?? 10) / courseSpacing,
  );
  const threads = threadsOf(fabric);
  const feed = countFeed(plan, threads);
  const links = linkWales(plan);
  const widths = loopWidths(plan, links, feed, waleSpacing);
  const { wales, courses } = plan;
  const lattice = relaxLattice(
    { wales, courses, waleSpacing, courseSpacing, closest: widths.closest },
    links,
  );
  const stitches = placeStitches(
    { wales, courses, waleSpacing, courseSpacing },
    lattice,
    widths,
    options.jitter ?? 0.025,
    random(seed),
  );
  const height = courses * courseSpacing;
  const layers = layBack(plan, threads);
  const ordered = [...threads.values()];
  const paths: YarnPath[] = [];
  for (const bar of plan.bars)
    for (let guide = 0; guide < wales; guide++) {
      const yarn = bar.yarnAt(guide);
      const thread = yarn === null ? undefined : threads.get(yarn);
      if (!thread) continue;
      const controls = drawEnd({
        plan,
        bar,
        guide,
        thread,
        feed,
        stitches,
        depth: layers[bar.index]!,
        raised: fabric.construction.family === 'raised' && bar.index === 0,
        random: random(seed * 7919 + bar.index * 1009 + guide),
      });
      const points = smoothPath(controls, { dx: 0, dy: height }, thread.diameter * 0.24, 3);
      for (let i = 2; i < points.length; i += 4) points[i]! *= pressed;
      paths.push({
        id: paths.length,
        bar: bar.index,
        thread: ordered.indexOf(thread),
        points,
        count: points.length / 4,
        tilesX: 0,
        tilesY: 1,
      });
    }
  return {
    wales,
    courses,
    width: wales * waleSpacing,
    height,
    waleSpacing,
    courseSpacing,
    threads: ordered,
    paths,
    seed,
  };
}

function threadsOf(fabric: Knittable): ReadonlyMap<string, Thread> {
  return new Map(Object.entries(fabric.yarns).map(([key, yarn]) => [key, makeThread(key, yarn)]));
}
