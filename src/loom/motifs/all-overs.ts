import { type Point, blade, circle, mirror, place, spiral, spline } from './curve.ts';
import { diamond } from './geometrics.ts';
import type { Sketch } from './sketch.ts';

/** A damask: an ogee of acanthus round a palmette, half-dropped, without cords. */
export function damask(sketch: Sketch): void {
  const { aspect: h, unit: s } = sketch;
  for (const [u, v] of [
    [0.5, 0.25],
    [0, 0.75],
  ] as const) {
    const at = (x: number, y: number): Point => [u + x, v * h + y * h];
    for (const flip of [1, -1]) {
      const side = spline([
        at(0, -0.27),
        at(0.16, -0.16),
        at(0.23, 0),
        at(0.16, 0.14),
        at(0, 0.25),
      ]);
      const arm = flip > 0 ? side : mirror(side, u);
      sketch.line(arm, 0.032 * s, 'solid');
      for (const t of [0.2, 0.38, 0.56, 0.74]) {
        const on = arm[Math.floor(t * (arm.length - 1))]!;
        const outward = flip > 0 ? 0.5 - t : Math.PI - 0.5 + t;
        sketch.cover(blade(on, outward, 0.11 * s, 0.05 * s, 0.4), 'solid');
      }
      const curl = spiral(
        [u + flip * 0.09 * s, v * h - 0.03 * h],
        0.055 * s,
        0.012 * s,
        flip > 0 ? 3.6 : -0.45,
        flip * -1.1,
      );
      sketch.line(curl, 0.018 * s, 'solid');
    }
    for (let i = -3; i <= 3; i++)
      sketch.cover(
        blade(
          at(0, -0.08),
          Math.PI / 2 + i * 0.36,
          (0.2 - Math.abs(i) * 0.018) * s,
          0.055 * s,
          0.68,
        ),
        'solid',
      );
    sketch.cover(blade(at(0, -0.08), -Math.PI / 2, 0.12 * s, 0.07 * s, 0.5), 'solid');
    sketch.cover(circle(at(0, -0.08), 0.034 * s), 'light');
    sketch.cover(circle(at(0, 0.29), 0.026 * s), 'solid');
  }
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
