import { type Curve, type Point, polar } from './curve.ts';
import { drawBud, drawDot, drawEye, drawFlower, drawLeaf, drawStem } from './plants.ts';
import { shift } from './geometrics.ts';
import type { Sketch } from './sketch.ts';

/** A scalloped edge with picots, a garland of blossoms in each bow, sprigs rising into the net above. */
export function scallopGarland(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const bows = 2;
  const floor = 0.23 * h;
  const edge = scallopLine(bows, floor, 0.13 * s);
  drawEdge(sketch, edge, 0.05 * s, bows);
  cutBelow(sketch, edge, 0.05 * s);
  for (let bow = 0; bow < bows; bow++) {
    const middle = (bow + 0.5) / bows;
    drawGarland(sketch, middle, floor, s);
    drawSprigs(sketch, middle, floor, h, s);
  }
}

function drawGarland(sketch: Sketch, middle: number, floor: number, s: number): void {
  for (const side of [-1, 1]) {
    const from: Point = [middle + side * 0.07 * s, floor + 0.1 * s];
    const to: Point = [middle + side * 0.2, floor + 0.24 * s];
    drawStem(sketch, [from, [middle + side * 0.15, floor + 0.13 * s], to], 0.014 * s, 0.008 * s);
    drawLeaf(sketch, [middle + side * 0.13, floor + 0.12 * s], Math.PI / 2 - side * 1.5, 0.1 * s);
    drawLeaf(sketch, [middle + side * 0.16, floor + 0.14 * s], Math.PI / 2 + side * 0.5, 0.12 * s);
    drawBud(sketch, to, Math.PI / 2 - side * 0.2, 0.085 * s);
  }
  drawFlower(sketch, [middle, floor + 0.08 * s], {
    petals: 6,
    radius: 0.12 * s,
    rotation: 0.5,
    closeness: 1.02,
    notch: 0.1,
    rings: 2,
  });
}

/** A spray above each blossom and a small flower between the bows. */
function drawSprigs(sketch: Sketch, middle: number, floor: number, h: number, s: number): void {
  const root = floor + 0.22 * s;
  const top = Math.min(0.3 * s, h - root - 0.14 * s);
  drawStem(
    sketch,
    [
      [middle, root],
      [middle, root + top],
    ],
    0.012 * s,
    0.008 * s,
  );
  for (const [t, length] of [
    [0.2, 0.13],
    [0.5, 0.11],
    [0.78, 0.085],
  ] as const)
    for (const side of [-1, 1])
      drawLeaf(sketch, [middle, root + top * t], Math.PI / 2 - side * 0.75, length * s);
  drawBud(sketch, [middle, root + top], Math.PI / 2, 0.1 * s);
  drawFlower(sketch, [middle + 0.25, floor + 0.44 * s], {
    petals: 5,
    radius: 0.075 * s,
    rotation: 0.3,
    closeness: 0.9,
    notch: 0,
    rings: 1,
  });
  for (const [du, v] of [
    [0.25, 0.24],
    [0.25, 0.64],
    [0.12, 0.56],
    [0.38, 0.56],
    [0, 0.72],
  ] as const)
    drawDot(sketch, [middle + du, floor + v * s], 0.013 * s);
}

/** Shells that overlap like tiles, ribbed and edged with picots. */
export function scallopShell(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const bows = 3;
  for (const [row, v] of [0.19, 0.67].entries()) {
    const edge = scallopLine(bows, v * h, 0.1 * s).map(([x, y]): Point => [
      x + (row * 0.5) / bows,
      y,
    ]);
    for (let bow = 0; bow < bows; bow++) {
      const foot: Point = [(bow + 0.5 + row * 0.5) / bows, v * h + 0.2 * s];
      for (let rib = -4; rib <= 4; rib++) {
        const angle = -Math.PI / 2 + rib * 0.26;
        const tip = polar(foot, (0.2 + 0.055 * Math.cos(rib * 0.26)) * s, angle);
        sketch.line([foot, tip], 0.017 * s, rib % 2 === 0 ? 'solid' : 'light');
      }
      drawEye(sketch, foot, 0.028 * s);
    }
    drawEdge(sketch, edge, 0.036 * s, bows);
    if (row === 0) cutBelow(sketch, edge, 0.036 * s);
  }
}

/** The bow line of a scalloped edge from one side of the repeat to the other: hanging bows, sharp between. */
function scallopLine(bows: number, level: number, depth: number): Curve {
  const steps = bows * 40;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return [t, level + depth * (1 - Math.abs(Math.sin(Math.PI * bows * t)) ** 0.75) - depth];
  });
}

function drawEdge(sketch: Sketch, edge: Curve, width: number, bows: number): void {
  sketch.line(edge, width, 'solid');
  sketch.line(edge, width * 0.34, 'open');
  sketch.run(shift(edge, width * 0.5), 1, 0);
  sketch.run(shift(edge, -width * 0.5), 1, 0);
  const picots = bows * 10;
  for (let i = 0; i < picots; i++) {
    const at = edge[Math.round(((i + 0.5) / picots) * (edge.length - 1))]!;
    drawDot(sketch, [at[0], at[1] - width * 0.78], width * 0.26);
  }
}

/** Just beyond the picots. */
function cutBelow(sketch: Sketch, edge: Curve, width: number): void {
  sketch.trim(edge.map(([x, y]): Point => [x, y - width * 1.12]));
}
