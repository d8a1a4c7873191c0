import { type ClothNet, clothNet } from '../geometry/cloth/cloth-net.ts';
import { type Held, layCloth } from '../geometry/cloth/lay-cloth.ts';
import { sheet } from '../geometry/mesh.ts';
import { refineNet } from '../geometry/refine-net.ts';
import type { Vector } from '../geometry/vector.ts';
import type { Scene } from '../light/scene.ts';
import { smoothNoise } from '../noise.ts';
import { type BodyName, knitBody } from './cloth-bodies.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const width = 330;
const length = 460;
/** What is left of its length when it has been pushed together. */
const pushed = 0.74;
const columns = 100;
const rows = 140;

/** A length pushed together on the table: it buckles into round waves aslant across the frame. */
export function waves(body: BodyName): Scene {
  const net = pushedTogether(body);
  const at = refineNet(Float32Array.from(net.position), columns, rows);
  return {
    mesh: sheet({
      columns: columns * 4,
      rows: rows * 4,
      part: 1,
      at,
      cloth: (u, v) => [u * width, v * length],
    }),
    pinked: [],
    ...square,
    lightStep: 2,
    samples: 12,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.6, 0.55, 0.52], keySize: 0.26, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-70, -230, 230], at: [-4, -12, 8], up: [0, 0, 1], angle: 25 },
  };
}

/** Two hands hold its ends, closer together than it is long; between them it finds its own folds. */
function pushedTogether(body: BodyName): ClothNet {
  const net = clothNet(
    { columns, rows, width, height: length },
    knitBody(body, 0.7),
    start(ripples[body]),
  );
  const held: Held[] = [];
  for (let i = 0; i <= columns; i++)
    for (const j of [0, rows]) {
      const point = j * (columns + 1) + i;
      const [x = 0, y = 0] = net.position.subarray(point * 3);
      held.push({ point, at: [x, y, 1] });
    }
  layCloth(net, { seconds: 1, ground: () => 0, hold: () => held });
  return net;
}

interface Ripple {
  /** Measured by that of cloth that holds. */
  readonly wide: number;
  /** Where the first crest is, as a phase. */
  readonly from: number;
}

/** About as wide as the folds that the cloth then finds: from other widths stiff cloth tips over or lies down. */
const ripples: Readonly<Record<BodyName, Ripple>> = {
  falls: { wide: 0.8, from: 0 },
  holds: { wide: 1, from: 0 },
  stands: { wide: 1.8, from: 4 },
};

function start({ wide, from }: Ripple): (u: number, v: number) => Vector {
  return (u, v) => {
    const x = (u - 0.55) * width;
    const y = (v - 0.42) * length * pushed;
    const drift = 0.7 * smoothNoise(x / 70, y / 90) + 0.3 * Math.sin(x / 52 + y / 90);
    const phase = y / (8.6 * wide) + x / (24 * wide) + drift * 1.9 + from;
    const height = 9 + 4 * smoothNoise(x / 50 + 9, y / 40);
    const ripple = height * Math.sin(phase + 0.4 * Math.sin(phase));
    return [x, y, wide * (13 + ripple + 1.6 * smoothNoise(x / 14, y / 17))];
  };
}
