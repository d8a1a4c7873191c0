import { randomStream } from '../number/random.ts';
import type { Cloth, KnitOptions, Knittable, Thread, Trim, YarnPath } from '../types.ts';
import { makeThread } from '../yarn/make-thread.ts';
import { requireMotif } from '../motifs/draw-motif.ts';
import { layBack } from './back-layers.ts';
import { drawEnd } from './draw-end.ts';
import { layCords, tileCords } from './lay-cords.ts';
import { loopWidths } from './loop-widths.ts';
import { planLaps } from './plan-laps.ts';
import { relaxLattice, warpOf } from './relax-lattice.ts';
import { smoothPath } from './smooth-path.ts';
import { countFeed } from './stitch-feed.ts';
import { placeStitches } from './place-stitches.ts';
import { trimOf } from './trim-edge.ts';
import { linkWales } from './wale-links.ts';

/** Pressing lays the loops over: depth of the finished cloth against the loop as it leaves the needle. */
const pressed = 0.72;

/** Finer steps along a yarn than this cannot be seen, and a lace has a million of them. */
const leastStep = 0.028;

/** Knits one tile of the fabric: every end of every bar as a closed centre line in millimetres. */
export function knit(fabric: Knittable, options: KnitOptions = {}): Cloth {
  const waleSpacing = 10 / fabric.machine.walesPerCm;
  const courseSpacing = 10 / fabric.machine.coursesPerCm;
  const seed = options.seed ?? 7;
  const { motif } = fabric.construction;
  const field = motif ? requireMotif(motif, waleSpacing, courseSpacing) : null;
  const plan = planLaps(
    fabric,
    field,
    (options.minWidth ?? 10) / waleSpacing,
    (options.minHeight ?? 10) / courseSpacing,
  );
  const threads = threadsOf(fabric);
  const ordered = [...threads.values()];
  const feed = countFeed(plan, threads);
  const links = linkWales(plan);
  const widths = loopWidths(plan, links, feed, waleSpacing);
  const bed = { wales: plan.wales, courses: plan.courses, waleSpacing, courseSpacing };
  const lattice = relaxLattice({ ...bed, closest: widths.closest }, links);
  const stitches = placeStitches(bed, lattice, widths, options.jitter ?? 0.025, randomStream(seed));
  const width = plan.wales * waleSpacing;
  const height = plan.courses * courseSpacing;
  const layers = layBack(plan, threads);
  const paths: YarnPath[] = [];
  const add = (bar: number, thread: Thread, points: Float32Array, tilesX: number, tilesY: number) =>
    paths.push({
      id: paths.length,
      bar,
      thread: ordered.indexOf(thread),
      points,
      count: points.length / 4,
      tilesX,
      tilesY,
    });
  for (const bar of plan.bars)
    for (let guide = 0; guide < plan.wales; guide++) {
      const yarn = bar.yarnAt(guide);
      const thread = yarn === null ? undefined : threads.get(yarn);
      if (!thread) continue;
      const raised = fabric.construction.family === 'raised' && bar.index === 0;
      const controls = drawEnd({
        plan,
        bar,
        guide,
        thread,
        feed,
        stitches,
        depth: layers.get(bar.index)!,
        raised,
        random: randomStream(seed * 7919 + bar.index * 1009 + guide),
      });
      const step = Math.max(thread.diameter * 0.24, leastStep);
      const points = smoothPath(controls, { dx: 0, dy: height }, step, 3);
      for (let i = 2; i < points.length; i += 4) {
        points[i]! *= pressed;
        // The spline overshoots; a ribbon above 1 would be drawn as brushed.
        if (!raised) points[i + 1] = Math.min(1, points[i + 1]!);
      }
      add(bar.index, thread, points, 0, 1);
    }
  const cord = plan.cord ? threads.get(plan.cord.yarn) : undefined;
  let trim: Trim | null = null;
  if (field && plan.cord && cord) {
    const repeat = { x: field.wales * waleSpacing, y: field.courses * courseSpacing };
    const warp = warpOf(bed, lattice);
    const lines = layCords(field, cord, repeat.x, repeat.y, warp);
    trim = trimOf(field, repeat.x, repeat.y, warp);
    for (const line of tileCords(lines, repeat, width, height))
      add(plan.cord.bar, cord, line.points, line.tilesX, line.tilesY);
  }
  return {
    wales: plan.wales,
    courses: plan.courses,
    width,
    height,
    waleSpacing,
    courseSpacing,
    threads: ordered,
    paths,
    seed,
    ...(trim ? { trim } : {}),
  };
}

function threadsOf(fabric: Knittable): ReadonlyMap<string, Thread> {
  return new Map(Object.entries(fabric.yarns).map(([key, yarn]) => [key, makeThread(key, yarn)]));
}
