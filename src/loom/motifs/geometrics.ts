import { type Curve, type Point, band, circle } from './curve.ts';
import { drawDot, drawEye } from './plants.ts';
import type { Sketch } from './sketch.ts';

/** Diamonds within diamonds between two crossing bands; two by two in the repeat. */
export function latticeDiamond(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const wide = 0.032 * s;
  for (const slope of [1, -1])
    for (const start of [0, 0.5]) {
      const from: Point = [start, slope > 0 ? 0 : h];
      const line = straight(from, [start + 1, slope > 0 ? h : 0]);
      sketch.line(line, wide, 'solid');
      for (const side of [-1, 1]) sketch.run(shift(line, side * wide * 0.5), 1, slope);
    }
  const half = (u: number, v: number): Point => [u / 2, (v / 2) * h];
  for (const [u, v] of quarters) {
    const centre = half(u + 0.5, v);
    for (const [scale, tone] of [
      [0.36, 'light'],
      [0.25, 'solid'],
      [0.14, 'net'],
      [0.07, 'solid'],
    ] as const) {
      const outline = diamond(centre, scale / 2, (scale * h) / 2);
      sketch.cover(outline, tone);
      sketch.cord(outline);
    }
    const knot = half(u, v);
    sketch.cover(circle(knot, wide * 1.35), 'solid');
    sketch.cord(circle(knot, wide * 1.35));
    drawEye(sketch, knot, wide * 0.7);
  }
}

/** Half-drop places of a pattern that stands four times in the repeat, in half repeats. */
const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
  [1.5, 0.5],
  [0.5, 1.5],
  [1.5, 1.5],
] as const;

/** Rows of ribbed fans, half a fan offset, in the manner of the nineteen-twenties. */
export function decoFan(sketch: Sketch): void {
  const { aspect: h } = sketch;
  const columns = 4;
  const rows = 2 * Math.max(1, Math.round(h * columns));
  const width = 1 / columns;
  // Upper rows first: each fan stands before the one above it.
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++)
      drawFan(sketch, [(column + (row % 2) * 0.5 + 0.5) * width, (row / rows) * h], width);
}

function drawFan(sketch: Sketch, foot: Point, width: number): void {
  const arc = (scale: number, from = 0): Curve =>
    Array.from({ length: 33 }, (_, i): Point => {
      const angle = Math.PI * (from + (1 - 2 * from) * (i / 32));
      return [
        foot[0] + Math.cos(angle) * width * 0.5 * scale,
        foot[1] + Math.sin(angle) * width * 0.5 * scale,
      ];
    });
  for (const [scale, tone] of [
    [1, 'solid'],
    [0.84, 'net'],
    [0.7, 'light'],
    [0.3, 'solid'],
  ] as const)
    sketch.cover(arc(scale), tone);
  for (let rib = 0; rib <= 6; rib++) {
    const angle = (Math.PI * (rib + 0.5)) / 7;
    const along = (scale: number): Point => [
      foot[0] + Math.cos(angle) * width * 0.5 * scale,
      foot[1] + Math.sin(angle) * width * 0.5 * scale,
    ];
    sketch.line([foot, along(0.7)], width * 0.035, 'solid');
    if (rib > 0 && rib < 6) drawDot(sketch, along(0.77), width * 0.034);
  }
  // Below these angles the fans of the next row cover the arc, and the cord with it.
  for (const [scale, from] of [
    [0.98, 0.17],
    [0.84, 0.2],
    [0.3, 0],
  ] as const)
    sketch.cord(band(arc(scale, from), width * 0.012));
}

export function straight(from: Point, to: Point): Curve {
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
}

export function shift(curve: Curve, by: number): Curve {
  return band(curve, Math.abs(by) * 2)
    .slice(by > 0 ? 0 : curve.length, by > 0 ? curve.length : undefined)
    .toSorted((a, b) => a[0] - b[0]);
}

export function diamond(centre: Point, width: number, height: number): Curve {
  const corner = (x: number, y: number): Point => [centre[0] + x * width, centre[1] + y * height];
  const corners = [corner(0.5, 0), corner(0, 0.5), corner(-0.5, 0), corner(0, -0.5)];
  return corners.flatMap((from, i) => straight(from, corners[(i + 1) % 4]!).slice(0, -1));
}
