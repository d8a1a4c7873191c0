import { describe, expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { structures } from '../structures.fixture.ts';
import { EMPTY } from '../types.ts';
import type { Cloth, FibreBuffer, Side } from '../types.ts';
import { rasterFibres } from './raster-fibres.ts';

const small = { minWidth: 2, minHeight: 2 };
const photograph = (name: string, side: Side, pxPerMm = 18) =>
  rasterFibres(knit(structures[name]!, small), { pxPerMm, side });

describe('6 Fibre raster', () => {
  test.each(['two-bar tricot', 'locknit', 'tulle', 'lace'])(
    '6.1 %s has no seam: moving the cloth moves the picture, also across the edge',
    (name) => {
      const cloth = knit(structures[name]!, small);
      const still = rasterFibres(cloth, { pxPerMm: 12, side: 'face' });
      const [dx, dy] = [Math.floor(still.width / 3), Math.floor(still.height / 2)];
      const moved = rasterFibres(moveCloth(cloth, dx / still.pxPerMmX, dy / still.pxPerMmY), {
        pxPerMm: 12,
        side: 'face',
      });
      expect(sameShare(still, moved, dx, -dy)).toBeGreaterThan(0.985);
      expect(sameShare(still, moved, 0, 0)).toBeLessThan(0.9);
    },
  );

  test('6.8 scissors open the tile below the edge and leave the rest alone', () => {
    const cloth = knit(structures['two-bar tricot']!, small);
    const { width, height } = cloth;
    const trim = {
      repeatWidth: width,
      repeatHeight: height,
      edge: Float32Array.of(height * 0.26, height * 0.53),
    };
    const whole = rasterFibres(cloth, { pxPerMm: 18, side: 'face' });
    const face = rasterFibres({ ...cloth, trim }, { pxPerMm: 18, side: 'face' });
    const back = rasterFibres({ ...cloth, trim }, { pxPerMm: 18, side: 'back' });
    const wrong: string[] = [];
    for (let y = 0; y < face.height; y++)
      for (let x = 0; x < face.width; x++) {
        const i = y * face.width + x;
        const up = 1 - (y + 0.5) / face.height;
        const cut = up < (x + 0.5 < face.width / 2 ? 0.26 : 0.53);
        if (face.z[i] !== (cut ? EMPTY : whole.z[i])) wrong.push(`face ${x}/${y}`);
        if (cut && back.z[i + face.width - 1 - 2 * x] !== EMPTY) wrong.push(`back ${x}/${y}`);
      }
    expect(wrong).toEqual([]);
  });

  test('6.2 the same cloth gives the same bytes', () => {
    const [a, b] = [photograph('piqué', 'back'), photograph('piqué', 'back')];
    for (const plane of ['z', 'tangent', 'normal', 'tone', 'thread', 'path', 'fuzz'] as const)
      expect(Buffer.compare(Buffer.from(a[plane].buffer), Buffer.from(b[plane].buffer))).toBe(0);
  });

  test('6.3 one looks through a net and not through a satin', () => {
    expect(openShare(photograph('tulle', 'face'))).toBeGreaterThan(0.55);
    expect(openShare(photograph('marquisette', 'face'))).toBeGreaterThan(0.3);
    expect(openShare(photograph('satin', 'back'))).toBeLessThan(0.01);
    expect(openShare(photograph('locknit', 'back'))).toBeLessThan(0.06);
  });

  test('6.4 a satin’s back is floats across, its face is loops along the wales', () => {
    expect(acrossShare(photograph('satin', 'back'))).toBeGreaterThan(0.85);
    expect(acrossShare(photograph('satin', 'face'))).toBeLessThan(0.6);
    expect(acrossShare(photograph('queens cord', 'back'))).toBeGreaterThan(0.5);
    expect(acrossShare(photograph('queens cord', 'back'))).toBeLessThan(
      acrossShare(photograph('satin', 'back')),
    );
  });

  test('6.5 normals and tangents are unit vectors that stand upright on one another', () => {
    const buffer = photograph('locknit', 'face');
    let [longest, shortest, skew, lowest] = [0, 2, 0, 1];
    for (let i = 0; i < buffer.z.length; i++) {
      if (buffer.z[i] === EMPTY) continue;
      const n = [0, 1, 2].map((q) => buffer.normal[i * 3 + q]! / 127);
      const t = [0, 1, 2].map((q) => buffer.tangent[i * 3 + q]! / 127);
      const length = Math.hypot(...n);
      longest = Math.max(longest, length);
      shortest = Math.min(shortest, length);
      skew = Math.max(skew, Math.abs(n[0]! * t[0]! + n[1]! * t[1]! + n[2]! * t[2]!));
      lowest = Math.min(lowest, n[2]!);
    }
    expect(longest).toBeLessThan(1.01);
    expect(shortest).toBeGreaterThan(0.97);
    expect(skew).toBeLessThan(0.04);
    expect(lowest).toBeGreaterThanOrEqual(0);
  });

  test('6.6 a margin repeats the neighbouring tiles', () => {
    const cloth = knit(structures['locknit']!, small);
    const bare = rasterFibres(cloth, { pxPerMm: 16, side: 'face' });
    const wide = rasterFibres(cloth, { pxPerMm: 16, side: 'face', margin: 5 });
    expect([wide.width, wide.height]).toEqual([bare.width + 10, bare.height + 10]);
    expect(wide.z[0]).toBe(bare.z[(bare.height - 5) * bare.width + bare.width - 5]);
    expect(wide.z[5 * wide.width + 5]).toBe(bare.z[0]);
  });

  test('6.7 only spun yarn sheds hairs, each of its own colour', () => {
    const hairs = (name: string) => photograph(name, 'face').fuzz.some((value) => value > 0);
    expect(hairs('two-bar tricot')).toBe(true);
    expect(hairs('locknit')).toBe(false);
    const stripe = photograph('stripe', 'face');
    expect(new Set(stripe.fuzzThread?.filter((_, i) => stripe.fuzz[i]! > 0))).toEqual(
      new Set([0, 1]),
    );
  });
});

function moveCloth(cloth: Cloth, dx: number, dy: number): Cloth {
  return {
    ...cloth,
    paths: cloth.paths.map((path) => ({
      ...path,
      points: path.points.map((v, i) => (i % 4 === 0 ? v + dx : i % 4 === 1 ? v + dy : v)),
    })),
  };
}

/** Share of pixels where the moved picture shows the same end at the same height. */
function sameShare(still: FibreBuffer, moved: FibreBuffer, dx: number, dy: number): number {
  let same = 0;
  const { width, height } = still;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = ((y + dy + height) % height) * width + ((x + dx) % width);
      if (still.thread[from] === 255 && moved.thread[to] === 255) same++;
      else if (
        still.path[from] === moved.path[to] &&
        Math.abs(still.z[from]! - moved.z[to]!) < 0.02
      )
        same++;
    }
  return same / (width * height);
}

function openShare(buffer: FibreBuffer): number {
  let open = 0;
  for (const z of buffer.z) if (z === EMPTY) open++;
  return open / buffer.z.length;
}

/** Share of the covered surface whose fibres run more across than along the wales. */
function acrossShare(buffer: FibreBuffer): number {
  let across = 0;
  let covered = 0;
  for (let i = 0; i < buffer.z.length; i++) {
    if (buffer.z[i] === EMPTY) continue;
    covered++;
    if (Math.abs(buffer.tangent[i * 3]!) > Math.abs(buffer.tangent[i * 3 + 1]!)) across++;
  }
  return across / covered;
}
