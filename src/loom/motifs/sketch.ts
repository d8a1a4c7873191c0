import { modulo } from '../number/modulo.ts';
import type { Curve } from './curve.ts';

/** How a stitch is worked: the net of the ground, half-tone, dense cloth, or no ties at all. */
export const tones = { net: 0, light: 1, solid: 2, open: 3 } as const;
export type Tone = keyof typeof tones;

/** A cord that follows an outline; it closes after so many repeats. */
export interface Outline {
  readonly curve: Curve;
  readonly repeatsX: number;
  readonly repeatsY: number;
}

/** A motif on the stitch grid, as jacquard guides read it. */
export interface MotifField {
  readonly wales: number;
  readonly courses: number;
  /** Height of the repeat over its width. */
  readonly aspect: number;
  readonly toneAt: (wale: number, course: number) => number;
  readonly outlines: readonly Outline[];
  /** Everything between the foot of the repeat and this line is cut away when the lace is finished. */
  readonly trimAlong: Curve | null;
}

/** The drawing board of a motif: later shapes cover earlier ones, everything wraps at the repeat. */
export interface Sketch {
  readonly aspect: number;
  /** Lengths that look right in any repeat are multiples of this. */
  readonly unit: number;
  cover(curve: Curve, tone: Tone): void;
  /** Works a line of the given width. */
  line(curve: Curve, width: number, tone: Tone): void;
  /** Lays a cord round a closed curve. */
  cord(curve: Curve): void;
  /** Lays a cord along a line that leaves the repeat on one side and comes back on the other. */
  run(curve: Curve, repeatsX: number, repeatsY: number): void;
  /** Cuts the lace along a line from one side of the repeat to the other; what lies below it is waste. */
  trim(curve: Curve): void;
}

export function makeSketch(
  wales: number,
  courses: number,
  aspect: number,
): { readonly sketch: Sketch; readonly field: MotifField } {
  const grid = new Uint8Array(wales * courses);
  const outlines: Outline[] = [];
  let trimAlong: Curve | null = null;
  const sketch: Sketch = {
    aspect,
    unit: Math.min(1, aspect),
    cover: (curve, tone) =>
      paint(grid, wales, courses, aspect, curve, 0, tones[tone], (x, y) => isInside(curve, x, y)),
    line: (curve, width, tone) =>
      paint(
        grid,
        wales,
        courses,
        aspect,
        curve,
        width,
        tones[tone],
        (x, y) => distanceTo(curve, x, y) <= width / 2,
      ),
    cord: (curve) => outlines.push({ curve, repeatsX: 0, repeatsY: 0 }),
    run: (curve, repeatsX, repeatsY) => outlines.push({ curve, repeatsX, repeatsY }),
    trim(curve) {
      trimAlong = curve;
    },
  };
  const toneAt = (wale: number, course: number) =>
    grid[modulo(course, courses) * wales + modulo(wale, wales)]!;
  const field: MotifField = {
    wales,
    courses,
    aspect,
    toneAt,
    outlines,
    get trimAlong() {
      return trimAlong;
    },
  };
  return { sketch, field };
}

function paint(
  grid: Uint8Array,
  wales: number,
  courses: number,
  aspect: number,
  curve: Curve,
  reach: number,
  tone: number,
  hit: (x: number, y: number) => boolean,
): void {
  const xs = curve.map((p) => p[0]);
  const ys = curve.map((p) => p[1]);
  const left = Math.floor((Math.min(...xs) - reach) * wales) - 1;
  const right = Math.ceil((Math.max(...xs) + reach) * wales) + 1;
  const low = Math.floor(((Math.min(...ys) - reach) / aspect) * courses) - 1;
  const high = Math.ceil(((Math.max(...ys) + reach) / aspect) * courses) + 1;
  for (let course = low; course <= high; course++)
    for (let wale = left; wale <= right; wale++)
      if (hit((wale + 0.5) / wales, ((course + 0.5) / courses) * aspect))
        grid[modulo(course, courses) * wales + modulo(wale, wales)] = tone;
}

function isInside(curve: Curve, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = curve.length - 1; i < curve.length; j = i++) {
    const [ax, ay] = curve[i]!;
    const [bx, by] = curve[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function distanceTo(curve: Curve, x: number, y: number): number {
  let nearest = Infinity;
  for (let i = 1; i < curve.length; i++) {
    const [ax, ay] = curve[i - 1]!;
    const [bx, by] = curve[i]!;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(
      0,
      Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * along, y - ay - dy * along));
  }
  return nearest;
}
