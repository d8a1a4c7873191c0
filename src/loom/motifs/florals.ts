import { type Point, polar, spiral } from './curve.ts';
import { drawBud, drawDot, drawFlower, drawLeaf, drawStem, drawTendril } from './plants.ts';
import type { Sketch } from './sketch.ts';

/** Roses on a stem that wanders up through the repeat, buds and leaves on both sides. */
export function roseTrail(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const at = (u: number, v: number): Point => [u, v * h];
  drawStem(
    sketch,
    [at(0.3, -0.02), at(0.46, 0.1), at(0.54, 0.25), at(0.44, 0.4), at(0.3, 0.5)],
    0.022 * s,
  );
  drawStem(
    sketch,
    [at(0.3, 0.5), at(0.2, 0.62), at(0.24, 0.78), at(0.34, 0.9), at(0.3, 0.98)],
    0.022 * s,
  );
  drawStem(sketch, [at(0.54, 0.25), at(0.68, 0.34), at(0.78, 0.46), at(0.8, 0.6)], 0.02 * s);
  drawStem(sketch, [at(0.2, 0.64), at(0.06, 0.7), at(-0.06, 0.82)], 0.018 * s, 0.009 * s);
  drawStem(sketch, [at(0.78, 0.46), at(0.9, 0.42), at(0.98, 0.34)], 0.016 * s, 0.008 * s);
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [0.47, 0.11, -0.5, 0.17],
    [0.4, 0.06, 2.2, 0.15],
    [0.53, 0.22, 2.5, 0.16],
    [0.5, 0.33, 0.5, 0.14],
    [0.68, 0.34, -0.7, 0.17],
    [0.73, 0.4, 1.9, 0.15],
    [0.21, 0.6, 2.9, 0.15],
    [0.22, 0.72, 0.35, 0.17],
    [0.28, 0.84, 2.5, 0.15],
    [0.05, 0.71, 1.3, 0.13],
    [0.9, 0.42, 1.1, 0.13],
  ];
  for (const [u, v, angle, length] of leaves) drawLeaf(sketch, at(u, v), angle, length * s);
  drawFlower(sketch, at(0.3, 0.5), rose(0.2 * s, 0.3));
  drawFlower(sketch, at(0.8, 0.66), rose(0.18 * s, 0.9));
  drawFlower(sketch, at(0.3, 0.005), { ...rose(0.13 * s, 0.1), rings: 1 });
  drawBud(sketch, at(-0.06, 0.82), 2.1, 0.1 * s);
  drawBud(sketch, at(0.98, 0.34), -0.6, 0.1 * s);
  drawTendril(sketch, spiral(at(0.62, 0.16), 0.05 * s, 0.012 * s, 2.6, -1.4));
  drawTendril(sketch, spiral(at(0.47, 0.79), 0.05 * s, 0.012 * s, 3.4, 1.4));
  for (const [u, v] of [
    [0.66, 0.9],
    [0.56, 0.6],
    [0.92, 0.12],
    [0.08, 0.28],
    [0.78, 0.06],
    [0.1, 0.46],
    [0.56, 0.76],
  ] as const)
    drawDot(sketch, at(u, v), 0.014 * s);
}

function rose(radius: number, rotation: number) {
  return { petals: 5, radius, rotation, closeness: 1.02, notch: 0.12, rings: 2 };
}

/** One large many-petalled peony and a half-drop companion, with leaves spread like hands. */
export function peony(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  for (const [u, v, size, phase] of [
    [0.27, 0.26, 1, 0.2],
    [0.77, 0.76, 0.92, 0.6],
  ] as const) {
    const centre: Point = [u, v * h];
    const radius = 0.25 * s * size;
    for (let i = 0; i < 5; i++) {
      const angle = phase + (i / 5) * Math.PI * 2 + 0.3;
      drawLeaf(
        sketch,
        polar(centre, radius * 0.8, angle),
        angle,
        0.17 * s * size,
        0.085 * s * size,
      );
    }
    drawFlower(sketch, centre, {
      petals: 8,
      radius,
      rotation: phase,
      closeness: 1.06,
      notch: 0.16,
      rings: 3,
    });
  }
  for (const [u, v, angle] of [
    [0.78, 0.2, 1.9],
    [0.26, 0.72, -1.1],
  ] as const) {
    const base: Point = [u, v * h];
    drawStem(
      sketch,
      [polar(base, 0.14 * s, angle + Math.PI), polar(base, 0.06 * s, angle + 2.8), base],
      0.014 * s,
    );
    drawLeaf(sketch, polar(base, 0.07 * s, angle + 2.9), angle + 1.1, 0.12 * s);
    drawLeaf(sketch, polar(base, 0.1 * s, angle + 3), angle - 1.2, 0.12 * s);
    drawBud(sketch, base, angle, 0.12 * s);
  }
  for (const [u, v] of [
    [0.52, 0.5],
    [0.03, 0.51],
    [0.52, 0.02],
    [0.02, 0.98],
  ] as const)
    drawDot(sketch, [u, v * h], 0.016 * s);
}

/** Light sprigs of five-petalled jasmine, strewn in half-drop with dots between. */
export function jasmineSprig(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  const sprigs = [
    [0.2, 0.04, 1],
    [0.7, 0.04, 1],
    [0.5, 0.54, -1],
    [1, 0.54, -1],
  ] as const;
  for (const [u, v, lean] of sprigs) drawSprig(sketch, [u, v * h], lean, 0.82 * s);
  for (const [u, v] of sprigs)
    for (const [du, dv] of [
      [0.25, 0.06],
      [0.25, 0.3],
    ] as const)
      drawDot(sketch, [u + du, (v + dv) * h], 0.012 * s);
}

function drawSprig(sketch: Sketch, root: Point, lean: number, s: number): void {
  const bend = (t: number): Point => [root[0] + lean * 0.1 * t * t * s, root[1] + 0.36 * t * s];
  const aside = lean > 0 ? 0.12 : Math.PI - 0.12;
  drawStem(sketch, [root, bend(0.33), bend(0.66), bend(1)], 0.014 * s, 0.008 * s);
  for (const [t, side] of [
    [0.2, 1],
    [0.34, -1],
    [0.5, 1],
    [0.64, -1],
  ] as const)
    drawLeaf(sketch, bend(t), Math.PI / 2 - side * 0.85, 0.15 * s * (1.1 - t * 0.4), 0.065 * s);
  drawFlower(sketch, bend(1.08), jasmine(0.125 * s, lean));
  drawFlower(sketch, polar(bend(0.62), 0.17 * s, aside), jasmine(0.085 * s, 0.7));
  drawBud(sketch, polar(bend(0.8), 0.13 * s, Math.PI - aside), Math.PI / 2 + lean * 0.7, 0.08 * s);
}

function jasmine(radius: number, rotation: number) {
  return { petals: 5, radius, rotation, closeness: 0.88, notch: 0, rings: 1 };
}
