import type { ClothNet } from './cloth-net.ts';
import { curledBend } from './curled-bend.ts';

/** A knit gives way to shear far sooner than to being drawn longer. */
const shearShare = 0.12;

/** One pass over everything that holds the cloth together; `span` is the step of time. */
export function pullTogether(net: ClothNet, span: number): void {
  const { stepX, stepY, body } = net;
  const give = 1 / (body.stretch * span * span);
  const diagonal = Math.sqrt(stepX * stepX + stepY * stepY);
  link(net, 1, 0, stepX, give);
  link(net, 0, 1, stepY, give);
  link(net, 1, 1, diagonal, give / shearShare);
  link(net, -1, 1, diagonal, give / shearShare);
  for (const { reach, share } of bends) {
    const [bendX, bendY] = bendingOf(net, reach);
    flatten(net, reach, 0, 1 / (bendX * share * span * span));
    flatten(net, 0, reach, 1 / (bendY * share * span * span));
  }
}

/**
 * Cloth resists a bend between neighbours and over a stretch of them. One pass a step can give
 * neighbours only a part of their stiffness; points further apart carry the rest.
 */
const bends = [
  { reach: 1, share: 0.15 },
  { reach: 4, share: 0.85 },
] as const;

/** A place of stepX × stepY stores bending · curvature² / 2; curvature is the second difference over reach². */
function bendingOf({ stepX, stepY, body }: ClothNet, reach: number): readonly [number, number] {
  const area = stepX * stepY;
  return [
    (body.bending * area) / (reach * stepX) ** 4,
    (body.bending * area) / (reach * stepY) ** 4,
  ];
}

/**
 * Keeps neighbours at their distance. Every second link of a line first and then those between, so
 * that no link waits for its neighbour: solved in reading order, cloth creeps toward the last corner.
 */
function link(net: ClothNet, right: number, up: number, length: number, give: number): void {
  const { columns, rows, position: p, lightness } = net;
  const wide = columns + 1;
  const stride = up * wide + right;
  const first = right < 0 ? 1 : 0;
  const last = right > 0 ? columns - 1 : columns;
  for (let phase = 0; phase < 2; phase++)
    for (let j = up ? phase : 0; j <= rows - up; j += up ? 2 : 1)
      for (let i = up ? first : phase; i <= last; i += up ? 1 : 2) {
        const a = j * wide + i;
        const b = a + stride;
        const wa = lightness[a]!;
        const wb = lightness[b]!;
        const w = wa + wb;
        if (w === 0) continue;
        const o = a * 3;
        const q = b * 3;
        const dx = p[q]! - p[o]!;
        const dy = p[q + 1]! - p[o + 1]!;
        const dz = p[q + 2]! - p[o + 2]!;
        const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
        const pull = (distance - length) / (distance * (w + give));
        const pa = pull * wa;
        const pb = pull * wb;
        p[o]! += dx * pa;
        p[o + 1]! += dy * pa;
        p[o + 2]! += dz * pa;
        p[q]! -= dx * pb;
        p[q + 1]! -= dy * pb;
        p[q + 2]! -= dz * pb;
      }
}

/** Draws the middle of three points toward where the others would leave it; three rounds share no point. */
function flatten(net: ClothNet, right: number, up: number, give: number): void {
  const { columns, rows, lightness } = net;
  const reach = right + up;
  const wide = columns + 1;
  const stride = up * wide + right;
  const bendAt = benderOf(net.position, lightness, stride, give, curledBend(net, right, up));
  for (let round = 0; round < 3; round++)
    for (let j = 0; j <= rows - 2 * up; j++) {
      if (up && Math.floor(j / reach) % 3 !== round) continue;
      for (let i = 0; i <= columns - 2 * right; i++)
        if (up || Math.floor(i / reach) % 3 === round) bendAt(j * wide + i);
    }
}

function benderOf(
  p: Float64Array,
  lightness: Float64Array,
  stride: number,
  give: number,
  bendWithout: ReturnType<typeof curledBend>,
) {
  return (a: number): void => {
    const b = a + stride;
    const c = b + stride;
    const wa = lightness[a]!;
    const wb = lightness[b]!;
    const wc = lightness[c]!;
    const w = wa + 4 * wb + wc;
    if (w === 0) return;
    const share = 1 / (w + give);
    const own = bendWithout?.(b);
    for (let k = 0; k < 3; k++) {
      const bent = p[a * 3 + k]! - 2 * p[b * 3 + k]! + p[c * 3 + k]!;
      const turn = (own ? bent - own[k]! : bent) * share;
      p[a * 3 + k]! -= turn * wa;
      p[b * 3 + k]! += turn * 2 * wb;
      p[c * 3 + k]! -= turn * wc;
    }
  };
}

/** Energy stored in the cloth: lifted, drawn, sheared, bent, and moving; g·mm²/s². */
export function energyOf(net: ClothNet, gravity: number, span: number): number {
  const { columns, rows, stepX, stepY, body, position: p, before, mass } = net;
  const wide = columns + 1;
  let energy = 0;
  for (let k = 0; k < p.length; k += 3) {
    const speed =
      ((p[k]! - before[k]!) ** 2 +
        (p[k + 1]! - before[k + 1]!) ** 2 +
        (p[k + 2]! - before[k + 2]!) ** 2) /
      (span * span);
    energy += mass * (gravity * p[k + 2]! + speed / 2);
  }
  const drawn = (a: number, b: number, length: number, stiffness: number) => {
    const distance = Math.hypot(
      p[b * 3]! - p[a * 3]!,
      p[b * 3 + 1]! - p[a * 3 + 1]!,
      p[b * 3 + 2]! - p[a * 3 + 2]!,
    );
    energy += (stiffness * (distance - length) ** 2) / 2;
  };
  const bent = (a: number, b: number, c: number, stiffness: number, own?: ArrayLike<number>) => {
    for (let k = 0; k < 3; k++) {
      const bend = p[a * 3 + k]! - 2 * p[b * 3 + k]! + p[c * 3 + k]! - (own?.[k] ?? 0);
      energy += (stiffness * bend ** 2) / 2;
    }
  };
  const curls = bends.map(({ reach }) => ({
    x: curledBend(net, reach, 0),
    y: curledBend(net, 0, reach),
  }));
  const diagonal = Math.sqrt(stepX * stepX + stepY * stepY);
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const a = j * wide + i;
      if (i < columns) drawn(a, a + 1, stepX, body.stretch);
      if (j < rows) drawn(a, a + wide, stepY, body.stretch);
      if (i < columns && j < rows) {
        drawn(a, a + wide + 1, diagonal, body.stretch * shearShare);
        drawn(a + 1, a + wide, diagonal, body.stretch * shearShare);
      }
      bends.forEach(({ reach, share }, n) => {
        const [bendX, bendY] = bendingOf(net, reach);
        const own = curls[n]!;
        const up = reach * wide;
        if (i <= columns - 2 * reach)
          bent(a, a + reach, a + 2 * reach, bendX * share, own.x?.(a + reach));
        if (j <= rows - 2 * reach) bent(a, a + up, a + 2 * up, bendY * share, own.y?.(a + up));
      });
    }
  return energy;
}
