import { type Curve, type Point, band, circle, ring } from './curve.ts';
import { drawDot, drawEye } from './plants.ts';
import type { Sketch } from './sketch.ts';

/** Diamonds within diamonds between two crossing bands. */
export function latticeDiamond(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const wide = 0.05 * s;
  for (const slope of [1, -1]) {
    const line = straight([0, slope > 0 ? 0 : h], [1, slope > 0 ? h : 0]);
    sketch.line(line, wide, 'solid');
    sketch.line(line, wide * 0.3, 'open');
    for (const side of [-1, 1]) sketch.run(shift(line, side * wide * 0.5), 1, slope);
  }
  for (const [u, v] of [
    [0.5, 0],
    [0, 0.5],
  ] as const) {
    const centre: Point = [u, v * h];
    for (const [scale, tone] of [
      [0.36, 'light'],
      [0.24, 'solid'],
      [0.13, 'open'],
      [0.06, 'solid'],
    ] as const) {
      const outline = diamond(centre, scale, scale * h);
      sketch.cover(outline, tone);
      sketch.cord(outline);
    }
  }
  for (const [u, v] of [
    [0.5, 0.5],
    [0, 0],
  ] as const) {
    const centre: Point = [u, v * h];
    sketch.cover(circle(centre, wide * 1.5), 'solid');
    drawEye(sketch, centre, wide * 0.95);
    sketch.cord(circle(centre, wide * 1.5));
  }
}

/** Rows of fans with ribs, half a fan offset, in the manner of the nineteen-twenties. */
export function decoFan(sketch: Sketch): void {
  const { aspect: h } = sketch;
  const columns = 2;
  const rows = Math.max(2, 2 * Math.round(h * 1.25));
  const width = 1 / columns;
  const rise = h / rows;
  // Upper rows first: each fan stands before the one above it.
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++)
      drawFan(sketch, [(column + (row % 2) * 0.5 + 0.5) * width, row * rise], width, rise);
}

function drawFan(sketch: Sketch, foot: Point, width: number, rise: number): void {
  const arc = (scale: number): Curve => {
    const points: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const angle = Math.PI * (1 - i / 40);
      points.push([
        foot[0] + Math.cos(angle) * width * 0.5 * scale,
        foot[1] + Math.sin(angle) ** 0.9 * rise * 1.9 * scale,
      ]);
    }
    return [foot, ...points];
  };
  const bands: readonly (readonly [number, 'solid' | 'light' | 'open' | 'net'])[] = [
    [0.98, 'solid'],
    [0.88, 'net'],
    [0.76, 'light'],
    [0.6, 'solid'],
    [0.5, 'light'],
    [0.2, 'solid'],
  ];
  for (const [scale, tone] of bands) sketch.cover(arc(scale), tone);
  for (let rib = 1; rib < 8; rib++) {
    const angle = (Math.PI * rib) / 8;
    const tip: Point = [
      foot[0] + Math.cos(angle) * width * 0.37,
      foot[1] + Math.sin(angle) * rise * 1.42,
    ];
    sketch.line([foot, tip], width * 0.02, 'open');
  }
  sketch.cord(arc(0.98));
  sketch.cord(arc(0.6));
  for (let i = 1; i < 8; i++) {
    const angle = (Math.PI * i) / 8;
    const on: Point = [
      foot[0] + Math.cos(angle) * width * 0.41,
      foot[1] + Math.sin(angle) ** 0.9 * rise * 1.56,
    ];
    drawDot(sketch, on, width * 0.026);
  }
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

export function star(centre: Point, radius: number, points: number, depth: number): Curve {
  return ring(
    centre,
    points * 8,
    (angle) => radius * (1 - depth * (0.5 + 0.5 * Math.cos(angle * points))),
  );
}
