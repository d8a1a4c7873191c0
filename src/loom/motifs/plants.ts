import { type Curve, type Point, band, blade, circle, polar, ring, spline } from './curve.ts';
import type { Sketch } from './sketch.ts';

/** A leaf with an open midrib and side veins: one half dense, the other half-tone, a cord round it. */
export function drawLeaf(
  sketch: Sketch,
  base: Point,
  angle: number,
  length: number,
  width = length * 0.42,
): void {
  const outline = blade(base, angle, length, width, 0.42);
  sketch.cover(outline, 'solid');
  const lit = outline.slice(0, outline.length / 2);
  sketch.cover([base, ...lit, polar(base, length, angle)], 'light');
  for (const t of [0.3, 0.48, 0.66]) {
    const root = polar(base, length * t, angle);
    const reach = width * (0.62 - 0.3 * t);
    sketch.line([root, polar(root, reach, angle - 0.85)], length * 0.028, 'open');
    sketch.line([root, polar(root, reach, angle + 0.85)], length * 0.028, 'solid');
  }
  sketch.line([base, polar(base, length * 0.88, angle)], length * 0.05, 'open');
  sketch.cord(outline);
}

/** A tapering stem; thin ones are a cord that runs out and back. */
export function drawStem(sketch: Sketch, points: Curve, from: number, to = from * 0.5): void {
  const line = spline(points);
  const outline = band(line, from, to);
  sketch.cover(outline, 'solid');
  sketch.line(line, Math.max(from, 0.012 * sketch.unit), 'solid');
  sketch.cord(outline);
}

export function drawTendril(sketch: Sketch, line: Curve): void {
  sketch.line(line, 0.008 * sketch.unit, 'solid');
  sketch.cord(band(line, 0.004 * sketch.unit));
}

export interface FlowerShape {
  readonly petals: number;
  readonly radius: number;
  readonly rotation: number;
  /** Width of a petal against its share of the round; below 1 the petals stand apart. */
  readonly closeness: number;
  readonly notch: number;
  /** Rings of petals from the outside in. */
  readonly rings: number;
}

/** Rings of veined petals round a netted eye. */
export function drawFlower(sketch: Sketch, centre: Point, shape: FlowerShape): void {
  for (let level = 0; level < shape.rings; level++) {
    const radius = shape.radius * (1 - level * 0.36);
    const inner = radius * (level === shape.rings - 1 ? 0.3 : 0.55);
    for (let i = 0; i < shape.petals; i++) {
      const angle = shape.rotation + ((i + level * 0.5) / shape.petals) * Math.PI * 2;
      drawPetal(sketch, centre, angle, inner * 0.62, radius, shape);
    }
  }
  drawEye(sketch, centre, shape.radius * (1 - (shape.rings - 1) * 0.36) * 0.26);
}

function drawPetal(
  sketch: Sketch,
  centre: Point,
  angle: number,
  from: number,
  to: number,
  shape: FlowerShape,
): void {
  const base = polar(centre, from, angle);
  const length = to - from;
  const width = ((Math.PI * 2 * to) / shape.petals) * 0.82 * shape.closeness;
  const outline = blade(base, angle, length, width, 0.62, shape.notch);
  sketch.cover(outline, 'solid');
  sketch.cover(blade(base, angle, length * 0.78, width * 0.68, 0.6), 'light');
  for (const spread of [-0.34, 0, 0.34]) {
    const start = polar(base, length * 0.14, angle + spread * 0.6);
    const end = polar(base, length * (spread === 0 ? 0.82 : 0.7), angle + spread);
    sketch.line([start, end], length * 0.05, 'solid');
  }
  sketch.cord(outline);
}

/** Middle of a flower: open, with a knot. */
export function drawEye(sketch: Sketch, centre: Point, radius: number): void {
  sketch.cover(circle(centre, radius), 'open');
  sketch.cover(circle(centre, radius * 0.5), 'solid');
  sketch.cord(circle(centre, radius));
  sketch.cord(circle(centre, radius * 0.48));
}

/** A closed bud in its calyx. */
export function drawBud(sketch: Sketch, base: Point, angle: number, length: number): void {
  for (const side of [-0.38, 0.38]) {
    const petal = blade(base, angle + side, length * 0.86, length * 0.42, 0.55);
    sketch.cover(petal, 'light');
    sketch.cord(petal);
  }
  const heart = blade(base, angle, length, length * 0.46, 0.6);
  sketch.cover(heart, 'solid');
  sketch.cord(heart);
  const calyx = ring(base, 24, () => length * 0.14);
  sketch.cover(calyx, 'solid');
  sketch.cord(calyx);
}

/** A small dot of dense cloth in the net: point d'esprit. */
export function drawDot(sketch: Sketch, centre: Point, radius: number): void {
  sketch.cover(circle(centre, radius, 24), 'solid');
  sketch.cord(circle(centre, radius, 24));
}
