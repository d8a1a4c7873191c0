import {
  type Curve,
  type Point,
  blade,
  circle,
  mirror,
  place,
  polar,
  spiral,
  spline,
} from './curve.ts';
import { diamond } from './geometrics.ts';
import type { Sketch } from './sketch.ts';

/** A damask: an ogee of acanthus round a palmette, half-dropped, without cords. */
export function damask(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  for (const [u, v] of [
    [0.5, 0.25],
    [0, 0.75],
  ] as const) {
    const at = (x: number, y: number): Point => [u + x, (v + y) * h];
    const arm = spline([at(0, -0.25), at(0.17, -0.14), at(0.25, 0), at(0.17, 0.14), at(0, 0.25)]);
    for (const flip of [1, -1]) {
      const side = (curve: Curve) => (flip > 0 ? curve : mirror(curve, u));
      sketch.line(side(arm), 0.035 * s, 'solid');
      for (const t of [0.14, 0.28, 0.42, 0.58, 0.72, 0.86]) {
        const on = arm[Math.floor(t * (arm.length - 1))]!;
        sketch.cover(side(blade(on, 1.1 - t * 1.2, 0.12 * s, 0.06 * s, 0.45)), 'solid');
        sketch.cover(side(blade(on, 2.4 + t * 0.9, 0.075 * s, 0.04 * s, 0.45)), 'solid');
      }
      const curl = spiral(at(0.1, -0.1), 0.06 * s, 0.014 * s, 3.4, -1.2);
      sketch.line(side(curl), 0.022 * s, 'solid');
    }
    drawPalmette(sketch, at(0, -0.06), s);
    sketch.cover(circle(at(0, 0.25), 0.035 * s), 'solid');
  }
}

function drawPalmette(sketch: Sketch, foot: Point, s: number): void {
  for (let i = -4; i <= 4; i++) {
    const angle = Math.PI / 2 + i * 0.4;
    const length = (0.23 - Math.abs(i) * 0.022) * s;
    const petal = blade(polar(foot, 0.03 * s, angle), angle, length, 0.062 * s, 0.72);
    sketch.cover(petal, i % 2 === 0 ? 'solid' : 'light');
  }
  sketch.cover(blade(foot, -Math.PI / 2, 0.14 * s, 0.08 * s, 0.5), 'solid');
  sketch.cover(circle(foot, 0.04 * s), 'solid');
  sketch.cover(circle(foot, 0.018 * s), 'net');
}

/** Small diamonds and dots in half-drop: a shirting figure. */
export function spotCheck(sketch: Sketch): void {
  const { aspect: h } = sketch;
  const columns = 4;
  const rows = Math.max(2, 2 * Math.round((h * columns) / 2));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const centre: Point = [(column + (row % 2) * 0.5 + 0.25) / columns, ((row + 0.5) / rows) * h];
      const size = 0.62 / columns;
      if (row % 2 === 0) {
        sketch.cover(diamond(centre, size, size), 'solid');
        sketch.cover(diamond(centre, size * 0.42, size * 0.42), 'net');
      } else sketch.cover(circle(centre, size * 0.26, 20), 'solid');
    }
}

/** Stepped chevrons with a dotted rib between. */
export function chevronFigure(sketch: Sketch): void {
  const { aspect: h } = sketch;
  const bands = Math.max(2, Math.round(h * 3));
  const rise = h / bands;
  const zigzag = (level: number) =>
    Array.from({ length: 65 }, (_, i): Point => {
      const t = i / 64;
      return [t, level + rise * 0.7 * Math.abs(((t * 4) % 2) - 1)];
    });
  for (let row = 0; row < bands; row++) {
    sketch.line(zigzag(row * rise), rise * 0.34, 'solid');
    sketch.line(zigzag((row + 0.52) * rise), rise * 0.1, 'light');
    for (let i = 0; i < 8; i++) {
      const on: Point = [
        (i + 0.5) / 8,
        (row + 0.72) * rise + rise * 0.7 * Math.abs((((i + 0.5) / 2) % 2) - 1),
      ];
      sketch.cover(place(circle([0, 0], rise * 0.07, 16), on, 0), 'solid');
    }
  }
}
