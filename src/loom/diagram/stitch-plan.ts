import type { Construction } from '../../domain/fabric/fabric.ts';
import { leastCommonMultiple } from '../number/least-common-multiple.ts';
import { modulo } from '../number/modulo.ts';
import { parseLapping } from '../notation/parse-lapping.ts';
import type { Lapping, StarvedNeedle } from '../types.ts';
import { point } from './draw-lapping.ts';

/** One repeat of a cloth drawn stitch by stitch, in tenths of a millimetre: no light, no yarn, only who lies on top. */
export interface StitchPlan {
  readonly width: number;
  readonly height: number;
  /** One path for each letter of the threading, stitches or underlaps of that yarn. */
  readonly yarns: readonly { readonly letter: string; readonly path: string }[];
  /** Rungs where a stitch is never made and the wale runs down. */
  readonly ladder: string;
}

interface Planned {
  readonly construction: Pick<Construction, 'bars'>;
  readonly machine: { readonly walesPerCm: number; readonly coursesPerCm: number };
}

/** More stitches than these are not read on a drawing, and a page must stay small. */
const mostStitches = 2400;

/** Of the technical face: loops of the frontmost bar that feeds each needle. Chains that cannot be read are left out. */
export function stitchPlan(
  { construction, machine }: Planned,
  starved: readonly StarvedNeedle[] = [],
  side: 'face' | 'back' = 'face',
): StitchPlan | undefined {
  const bars = construction.bars.flatMap(({ lapping, threading, offset = 0 }) => {
    const read = parseLapping(lapping);
    return read.ok && threading !== '' ? [{ lapping: read.value, threading, offset }] : [];
  });
  if (bars.length === 0) return undefined;
  const wales = leastCommonMultiple(bars.map((bar) => bar.threading.length));
  const courses = leastCommonMultiple(bars.map((bar) => bar.lapping.length));
  if (wales * courses > mostStitches) return undefined;
  const [stepX, stepY] = [100 / machine.walesPerCm, 100 / machine.coursesPerCm];
  const runs = new Set(starved.map(({ needle }) => needle - 1));
  const paths = new Map<string, string>();
  const done = new Set<number>();
  for (const bar of bars)
    for (let course = 0; course < courses; course++)
      for (let guide = 0; guide < wales; guide++) {
        const letter = bar.threading[modulo(guide - bar.offset, bar.threading.length)]!;
        const lap = lapAt(bar.lapping, course);
        if (letter === '.' || lap.inlay) continue;
        const needle = modulo(guide + lap.needle, wales);
        const cell = course * wales + needle;
        if (done.has(cell) || runs.has(needle)) continue;
        done.add(cell);
        const x = (side === 'face' ? needle + 0.5 : wales - needle - 0.5) * stepX;
        const y = (courses - course) * stepY;
        const next = lapAt(bar.lapping, course + 1).needle - lap.needle;
        const drawn = side === 'face' ? loop(x, y, stepX, stepY) : float(x, y, next, stepX, stepY);
        paths.set(letter, (paths.get(letter) ?? '') + drawn);
      }
  return {
    width: wales * stepX,
    height: courses * stepY,
    yarns: [...paths].map(([letter, path]) => ({ letter, path })),
    ladder: [...runs].map((needle) => rungs(needle, side, wales, courses, stepX, stepY)).join(''),
  };
}

function lapAt(lapping: Lapping, course: number) {
  const { from, to } = lapping[course % lapping.length] ?? lapping[0];
  return { needle: Math.min(from, to), inlay: from === to };
}

/** A stitch as the eye reads it on the face: two legs that meet at the foot. */
function loop(x: number, y: number, w: number, h: number): string {
  const foot = point(x, y + h * 0.12);
  return `M${point(x - w * 0.36, y - h)}L${foot}L${point(x + w * 0.36, y - h)}`;
}

/** An underlap on the back; one that stays on its needle is a short upright. */
function float(x: number, y: number, needles: number, w: number, h: number): string {
  return `M${point(x + w * 0.2, y)}L${point(x - needles * w - w * 0.2, y - h)}`;
}

function rungs(
  needle: number,
  side: 'face' | 'back',
  wales: number,
  courses: number,
  w: number,
  h: number,
): string {
  const x = (side === 'face' ? needle : wales - needle - 1) * w;
  let path = '';
  for (let course = 0; course < courses; course++)
    path += `M${point(x - w * 0.1, (course + 0.5) * h)}h${point(w * 1.2, 0).split(' ')[0]}`;
  return path;
}
