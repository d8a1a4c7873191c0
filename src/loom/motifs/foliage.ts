import { type Curve, type Point, place, polar, spline } from './curve.ts';
import { drawDot, drawEye, drawFlower, drawLeaf, drawStem } from './plants.ts';
import type { Sketch } from './sketch.ts';

/** The boteh of Kashmir shawls, in half-drop, each with a flower in its belly and a rim of pearls. */
export function paisley(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  for (const [u, v, flip] of [
    [0.27, 0.3, 1],
    [0.77, 0.8, -1],
  ] as const) {
    const centre: Point = [u, v * h];
    const outline = boteh(centre, 0.36 * s, flip);
    sketch.cover(outline, 'solid');
    sketch.cord(outline);
    const inner = boteh([centre[0], centre[1] - 0.012 * s], 0.285 * s, flip);
    sketch.cover(inner, 'net');
    sketch.cover(boteh([centre[0], centre[1] - 0.012 * s], 0.272 * s, flip), 'light');
    sketch.cord(inner);
    drawFlower(sketch, [centre[0], centre[1] - 0.05 * s], {
      petals: 7,
      radius: 0.105 * s,
      rotation: 0.4,
      closeness: 1.05,
      notch: 0,
      rings: 1,
    });
    drawLeaf(
      sketch,
      [centre[0] + flip * 0.005 * s, centre[1] + 0.05 * s],
      Math.PI / 2 - flip * 0.35,
      0.155 * s,
    );
    for (let i = 0; i < outline.length; i += 5) {
      const [x, y] = outline[i]!;
      const away = Math.atan2(y - centre[1], x - centre[0]);
      drawDot(sketch, polar([x, y], 0.022 * s, away), 0.011 * s);
    }
  }
  for (const [u, v] of [
    [0.76, 0.28],
    [0.26, 0.8],
  ] as const) {
    const centre: Point = [u, v * h];
    drawFlower(sketch, centre, {
      petals: 8,
      radius: 0.1 * s,
      rotation: 0,
      closeness: 0.95,
      notch: 0,
      rings: 1,
    });
    for (const angle of [0.79, 2.36, 3.93, 5.5])
      drawLeaf(sketch, polar(centre, 0.1 * s, angle), angle, 0.11 * s);
  }
}

/** A drop with its tip curled over; `flip` −1 curls the other way. */
function boteh(centre: Point, size: number, flip: number): Curve {
  const line: readonly Point[] = [
    [0, -0.55],
    [0.26, -0.48],
    [0.42, -0.26],
    [0.42, 0.0],
    [0.3, 0.24],
    [0.2, 0.42],
    [0.24, 0.58],
    [0.36, 0.62],
    [0.26, 0.74],
    [0.04, 0.68],
    [-0.1, 0.48],
    [-0.26, 0.22],
    [-0.4, -0.02],
    [-0.42, -0.26],
    [-0.26, -0.48],
    [0, -0.55],
  ];
  const closed = spline(line, 5).slice(0, -1);
  return place(
    closed.map(([x, y]): Point => [x * flip, y]),
    centre,
    0,
    size,
  );
}

/** Fern fronds rising in two columns, bowed to either side. */
export function fern(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  for (const [u, v, lean] of [
    [0.25, 0, 1],
    [0.75, 0.5, -1],
  ] as const) {
    const length = Math.min(0.86 * h, 0.9);
    const bend = (t: number): Point => [
      u + lean * 0.11 * Math.sin(t * Math.PI * 0.9) * s,
      v * h + length * t,
    ];
    const spine = Array.from({ length: 9 }, (_, i) => bend(i / 8));
    drawStem(sketch, spine, 0.02 * s, 0.007 * s);
    for (let i = 1; i <= 11; i++) {
      const t = i / 12.5;
      const size = 0.2 * s * Math.sin(Math.PI * (0.16 + 0.84 * (1 - t)) * 0.62) ** 1.1;
      for (const side of [-1, 1])
        drawLeaf(sketch, bend(t), Math.PI / 2 - side * (1.05 - 0.25 * t), size, size * 0.34);
    }
    drawLeaf(sketch, bend(0.95), Math.PI / 2 - lean * 0.3, 0.08 * s);
    drawEye(sketch, [u + 0.5 - lean * 0.02, v * h + 0.25 * h], 0.022 * s);
  }
}
