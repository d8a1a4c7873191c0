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
  let line: Float64Array = sampleCurve(controls, closure, step);
  let other: Float64Array = new Float64Array(line.length);
  for (let pass = 0; pass < smoothing; pass++) {
    smoothOnce(line, other, closure);
    [line, other] = [other, line];
  }
  return closeLine(line, closure);
}

function sampleCurve(controls: readonly number[], closure: Closure, step: number): Float64Array {
  const ring = wrapControls(controls, closure);
  const count = controls.length / 4;
  const steps = new Uint16Array(count);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const b = (i + 1) * 4;
    const length = Math.hypot(
      ring[b + 4]! - ring[b]!,
      ring[b + 5]! - ring[b + 1]!,
      ring[b + 6]! - ring[b + 2]!,
    );
    steps[i] = Math.max(3, Math.ceil(length / step));
    total += steps[i]!;
  }
  const out = new Float64Array(total * 4);
  let at = 0;
  for (let i = 0; i < count; i++) {
    const base = i * 4;
    for (let t = 0; t < steps[i]!; t++) {
      const u = t / steps[i]!;
      for (let q = base; q < base + 4; q++)
        out[at++] = catmullRom(ring[q]!, ring[q + 4]!, ring[q + 8]!, ring[q + 12]!, u);
    }
  }
  return out;
}

/** The controls with one more before and two after, so that every piece of the curve has its four. */
function wrapControls(controls: readonly number[], closure: Closure): Float64Array {
  const count = controls.length / 4;
  const ring = new Float64Array((count + 3) * 4);
  for (let i = -1; i < count + 2; i++) {
    const turn = Math.floor(i / count);
    const from = (i - turn * count) * 4;
    const to = (i + 1) * 4;
    ring[to] = controls[from]! + turn * closure.dx;
    ring[to + 1] = controls[from + 1]! + turn * closure.dy;
    ring[to + 2] = controls[from + 2]!;
    ring[to + 3] = controls[from + 3]!;
  }
  return ring;
}

function catmullRom(a: number, b: number, c: number, d: number, u: number): number {
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}

function smoothOnce(line: Float64Array, out: Float64Array, closure: Closure): void {
  const end = line.length - 4;
  for (let i = 4; i < end; i++) out[i] = line[i]! * 0.5 + (line[i - 4]! + line[i + 4]!) * 0.25;
  for (let q = 0; q < 4; q++) {
    const whole = q === 0 ? closure.dx : q === 1 ? closure.dy : 0;
    out[q] = line[q]! * 0.5 + (line[end + q]! - whole + line[4 + q]!) * 0.25;
    out[end + q] = line[end + q]! * 0.5 + (line[end - 4 + q]! + line[q]! + whole) * 0.25;
  }
}

function closeLine(line: Float64Array, closure: Closure): Float32Array {
  const closed = new Float32Array(line.length + 4);
  closed.set(line);
  closed.set([line[0]! + closure.dx, line[1]! + closure.dy, line[2]!, line[3]!], line.length);
  return closed;
}
