import { type Curve, type Point, band, blade, circle, polar, ring, spline } from './curve.ts';
import type { Sketch } from './sketch.ts';

/** A leaf, one half dense and the other half-tone, its midrib and outline laid with cord. */
export function drawLeaf(
  sketch: Sketch,
  base: Point,
  angle: number,
  length: number,
  width = length * 0.46,
): void {
  const outline = blade(base, angle, length, width, 0.42);
  const tip = polar(base, length, angle);
  const half: Curve = [base, ...outline.slice(0, outline.length / 2), tip];
  sketch.cover(outline, 'solid');
  sketch.cover(half, 'light');
  for (const t of [0.28, 0.5, 0.7]) {
    const root = polar(base, length * t, angle);
    sketch.line(
      [root, polar(root, width * (0.66 - 0.36 * t), angle + 0.8)],
      length * 0.05,
      'solid',
    );
  }
  sketch.cord(outline);
  sketch.cord(band([base, polar(base, length * 0.84, angle)], 0.003 * sketch.unit));
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

/** Rings of veined petals round a netted eye; the net parts one ring from the next. */
export function drawFlower(sketch: Sketch, centre: Point, shape: FlowerShape): void {
  let radius = shape.radius;
  for (let level = 0; level < shape.rings; level++) {
    const inner = radius * (level === shape.rings - 1 ? 0.2 : 0.46);
    for (let i = 0; i < shape.petals; i++) {
      const angle = shape.rotation + ((i + level * 0.5) / shape.petals) * Math.PI * 2;
      drawPetal(sketch, centre, angle, inner, radius, shape);
    }
    if (level < shape.rings - 1) {
      radius *= 0.56;
      sketch.cover(circle(centre, radius * 1.02), 'net');
    }
  }
  drawEye(sketch, centre, radius * 0.24);
}

function drawPetal(
  sketch: Sketch,
  centre: Point,
  angle: number,
  from: number,
  to: number,
  shape: FlowerShape,
): void {
  const base = polar(centre, from * 0.7, angle);
  const length = to - from * 0.7;
  const width = ((Math.PI * 2 * to * 0.8) / shape.petals) * shape.closeness;
  const outline = blade(base, angle, length, width, 0.62, shape.notch);
  sketch.cover(outline, 'solid');
  sketch.cover(
    blade(polar(base, length * 0.1, angle), angle, length * 0.62, width * 0.56, 0.6),
    'light',
  );
  sketch.line([base, polar(base, length * 0.6, angle)], length * 0.07, 'solid');
  sketch.cord(outline);
}

/** Middle of a flower: open, with a knot. */
export function drawEye(sketch: Sketch, centre: Point, radius: number): void {
  sketch.cover(circle(centre, radius * 1.15), 'light');
  sketch.cover(circle(centre, radius * 0.7), 'solid');
  sketch.cord(circle(centre, radius));
  sketch.cord(circle(centre, radius * 0.45));
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
