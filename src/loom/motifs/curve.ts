/** Drawing in the motif's own plane: x in repeats across, y in the same unit (not in repeats) upward. */
export type Point = readonly [number, number];
export type Curve = readonly Point[];

const turn = Math.PI * 2;

export function circle(centre: Point, radius: number, steps = 64): Curve {
  return ring(centre, steps, () => radius);
}

/** A closed curve round a centre, its radius a function of the angle. */
export function ring(centre: Point, steps: number, radius: (angle: number) => number): Curve {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * turn;
    return polar(centre, radius(angle), angle);
  });
}

export function polar(centre: Point, radius: number, angle: number): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

/**
 * A leaf or petal from `base` along `angle`: `fullness` moves its widest place (0 at the base … 1 at the tip),
 * `notch` pushes the tip back as in a rose petal.
 */
export function blade(
  base: Point,
  angle: number,
  length: number,
  width: number,
  fullness = 0.5,
  notch = 0,
): Curve {
  const steps = 40;
  const power = Math.log(0.5) / Math.log(Math.min(0.85, Math.max(0.15, fullness)));
  const half = (side: number) =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = side > 0 ? i / steps : 1 - i / steps;
      const swell = Math.sin(Math.PI * t ** power);
      const across = (side * width * swell ** (notch > 0 ? 0.62 : 0.85)) / 2;
      const dip = notch * Math.max(0, (t - 0.86) / 0.14) ** 1.5;
      return [t * length * (1 - dip), across];
    });
  return place([...half(1), ...half(-1)], base, angle);
}

export function place(curve: Curve, base: Point, angle: number, scale = 1): Curve {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return curve.map(([x, y]): Point => [base[0] + x * cos - y * sin, base[1] + x * sin + y * cos]);
}

/** A smooth open line through the given points. */
export function spline(points: Curve, steps = 14): Curve {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const mix = (q: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[q], at(i)[q], at(i + 1)[q], at(i + 2)[q]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      out.push([mix(0), mix(1)]);
    }
  out.push(at(points.length - 1));
  return out;
}

/** A closed band along a line, tapering from one width to another: stems, and cords that run out and back. */
export function band(line: Curve, from: number, to = from): Curve {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of line.entries()) {
    const [ax, ay] = line[Math.max(0, i - 1)]!;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const width = (from + ((to - from) * i) / Math.max(1, line.length - 1)) / 2;
    const nx = (-(by - ay) / length) * width;
    const ny = ((bx - ax) / length) * width;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return [...left, ...right.toReversed()];
}

/** Part of a curl: radius runs from `from` to `to` while the angle turns. */
export function spiral(
  centre: Point,
  from: number,
  to: number,
  start: number,
  turns: number,
): Curve {
  const steps = Math.max(12, Math.round(Math.abs(turns) * 40));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return polar(centre, from + (to - from) * t, start + turns * turn * t);
  });
}

export function mirror(curve: Curve, axis: number): Curve {
  return curve.map(([x, y]): Point => [2 * axis - x, y]);
}
