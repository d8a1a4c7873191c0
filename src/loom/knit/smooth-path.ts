/** How far a path has moved when it has gone once round: whole tiles. */
export interface Closure {
  readonly dx: number;
  readonly dy: number;
}

/**
 * Runs a Catmull-Rom curve through closed control points (x, y, z, ribbon) and smooths it.
 * Everything is periodic, so the seam between first and last point cannot be seen or felt.
 */
export function smoothPath(
  controls: readonly number[],
  closure: Closure,
  step: number,
  smoothing: number,
): Float32Array {
  let line = sampleCurve(controls, closure, step);
  for (let pass = 0; pass < smoothing; pass++) line = smoothOnce(line, closure);
  return closeLine(line, closure);
}

function sampleCurve(controls: readonly number[], closure: Closure, step: number): Float64Array {
  const count = controls.length / 4;
  const out: number[] = [];
  const p = new Float64Array(16);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 4; k++) readControl(controls, closure, i + k - 1, p, k * 4);
    const length = Math.hypot(p[8]! - p[4]!, p[9]! - p[5]!, p[10]! - p[6]!);
    const steps = Math.max(3, Math.ceil(length / step));
    for (let t = 0; t < steps; t++) {
      const u = t / steps;
      for (let q = 0; q < 4; q++) out.push(catmullRom(p[q]!, p[4 + q]!, p[8 + q]!, p[12 + q]!, u));
    }
  }
  return Float64Array.from(out);
}

function readControl(
  controls: readonly number[],
  closure: Closure,
  index: number,
  into: Float64Array,
  at: number,
): void {
  const count = controls.length / 4;
  const turn = Math.floor(index / count);
  const base = (index - turn * count) * 4;
  into[at] = controls[base]! + turn * closure.dx;
  into[at + 1] = controls[base + 1]! + turn * closure.dy;
  into[at + 2] = controls[base + 2]!;
  into[at + 3] = controls[base + 3]!;
}

function catmullRom(a: number, b: number, c: number, d: number, u: number): number {
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}

function smoothOnce(line: Float64Array, closure: Closure): Float64Array {
  const count = line.length / 4;
  const out = new Float64Array(line.length);
  for (let i = 0; i < count; i++) {
    const before = i === 0 ? count - 1 : i - 1;
    const after = i === count - 1 ? 0 : i + 1;
    for (let q = 0; q < 4; q++) {
      const whole = q === 0 ? closure.dx : q === 1 ? closure.dy : 0;
      const left = line[before * 4 + q]! - (i === 0 ? whole : 0);
      const right = line[after * 4 + q]! + (i === count - 1 ? whole : 0);
      out[i * 4 + q] = line[i * 4 + q]! * 0.5 + (left + right) * 0.25;
    }
  }
  return out;
}

function closeLine(line: Float64Array, closure: Closure): Float32Array {
  const closed = new Float32Array(line.length + 4);
  closed.set(line);
  closed.set([line[0]! + closure.dx, line[1]! + closure.dy, line[2]!, line[3]!], line.length);
  return closed;
}
