import { knit } from '../knit/knit.ts';
import type { BarWeight, Cloth, GramsPerSquareMetre, Knittable, YarnPath } from '../types.ts';
import { texInCloth } from '../yarn/yarn-diameter.ts';

/** Grams of yarn in a square metre of the finished cloth. */
export function computeGsm(fabric: Knittable): GramsPerSquareMetre {
  return explainGsm(fabric).reduce((sum, bar) => sum + bar.gsm, 0);
}

/** Weight of each yarn in each bar, from the length of the very paths that are drawn. */
export function explainGsm(fabric: Knittable): readonly BarWeight[] {
  // Raised floats differ from one another: it takes some dozens of them to weigh the cloth.
  const size = fabric.construction.family === 'raised' ? 8 : 0;
  const cloth = knit(fabric, { minWidth: size, minHeight: size, jitter: 0 });
  const groups = Map.groupBy(cloth.paths, (path) => `${path.bar}:${path.thread}`);
  return [...groups.values()].map((paths) => weigh(fabric, cloth, paths));
}

function weigh(fabric: Knittable, cloth: Cloth, paths: readonly YarnPath[]): BarWeight {
  const first = paths[0]!;
  const yarn = cloth.threads[first.thread]!.key;
  const length = paths.reduce((sum, path) => sum + pathLength(path), 0);
  const grams = length * texInCloth(fabric.yarns[yarn]!) * 1e-6;
  const squareMetres = cloth.width * cloth.height * 1e-6;
  const share = paths.length / cloth.wales;
  return {
    bar: first.bar + 1,
    yarn,
    runInMm: length / paths.length / cloth.courses,
    share,
    gsm: grams / squareMetres,
  };
}

export function pathLength(path: YarnPath): number {
  const { points, count } = path;
  let length = 0;
  for (let i = 4; i < count * 4; i += 4)
    length += Math.hypot(
      points[i]! - points[i - 4]!,
      points[i + 1]! - points[i - 3]!,
      points[i + 2]! - points[i - 2]!,
    );
  return length;
}
