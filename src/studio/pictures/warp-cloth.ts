import type { Yarn } from '../../domain/fabric/fabric.ts';
import { type Cloth, makeThread, randomStream, type YarnPath } from '../../loom/index.ts';
import type { WarpName } from './job.ts';

const cotton: Yarn = {
  fibres: [{ fibre: 'cotton', percent: 100 }],
  make: 'ring-spun',
  tex: 20,
  count: 'Ne 30/1',
  ply: 1,
  lustre: 'natural',
};
const folded: Yarn = { ...cotton, tex: 30, count: 'Ne 40/2', ply: 2, colour: '#d9c7a2' };
const polyester: Yarn = {
  fibres: [{ fibre: 'polyester', percent: 100 }],
  make: 'textured',
  tex: 16.7,
  count: '150 den / 48 f',
  ply: 1,
  filaments: 48,
  lustre: 'semi-dull',
  colour: '#8fa9c4',
};
const nylon: Yarn = {
  fibres: [{ fibre: 'nylon', percent: 100 }],
  make: 'filament',
  tex: 7.8,
  count: '70 den / 24 f',
  ply: 1,
  filaments: 24,
  lustre: 'bright',
  colour: '#b5533c',
};

/** Ends side by side as they run from the beam: all alike, or one of each fibre we knit. */
export function warpCloth(name: WarpName): Cloth {
  const yarns: readonly Yarn[] =
    name === 'warp-sheet' ? [cotton] : [cotton, polyester, folded, nylon];
  const threads = yarns.map((yarn, i) => makeThread(String(i), yarn));
  const ends = name === 'warp-sheet' ? 26 : 12;
  const spacing = name === 'warp-sheet' ? 0.42 : 0.5;
  const random = randomStream(5);
  const height = 11;
  const paths = Array.from({ length: ends }, (_, i): YarnPath => {
    const thread = i % threads.length;
    return {
      id: i,
      bar: 0,
      thread,
      points: straightEnd(
        (i + 0.5 + (random() - 0.5) * 0.16) * spacing,
        height,
        random() * 6,
        random() * 0.1,
      ),
      count: pointCount,
      tilesX: 0,
      tilesY: 1,
    };
  });
  return {
    wales: ends,
    courses: 16,
    width: ends * spacing,
    height,
    waleSpacing: spacing,
    courseSpacing: height / 16,
    threads,
    paths,
    seed: 3,
  };
}

const pointCount = 161;

function straightEnd(x: number, height: number, phase: number, lift: number): Float32Array {
  const points = new Float32Array(pointCount * 4);
  for (let i = 0; i < pointCount; i++) {
    const t = i / (pointCount - 1);
    const sway = 0.012 * Math.sin(t * 2 * Math.PI + phase);
    points.set([x + sway, t * height, lift, 0], i * 4);
  }
  return points;
}
