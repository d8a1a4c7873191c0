import { joinMeshes, type Mesh, sheet } from '../geometry/mesh.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { smoothstep } from '../geometry/vector.ts';
import type { Scene } from '../light/scene.ts';
import { valueNoise } from '../noise.ts';
import { paperAlbedo, square, studioLamps } from './studio-lamps.ts';

const clothPart = 1;
const railPart = 2;
const pinPart = 3;
const pinPitch = 5;
const clothHeight = 9;
const from = -130;
const to = 420;

/** Cloth held to width: its selvedge on the pins of a stenter chain, drawn taut away from it. */
export function stenter(): Scene {
  return {
    mesh: joinMeshes([tautCloth(), rail(), ...pins()]),
    pinked: [],
    props: [
      { part: railPart, colour: '#4d5154', gloss: 0.25 },
      { part: pinPart, colour: '#b4b7ba', gloss: 0.9 },
    ],
    ...square,
    lightStep: 1,
    samples: 8,
    groundAlbedo: paperAlbedo,
    lamps: studioLamps({ key: [-0.55, 0.5, 0.6], keySize: 0.2, keyPower: 1.6, domePower: 0.46 }),
    camera: { eye: [-38, -118, 88], at: [34, 42, 4], up: [0, 0, 1], angle: 31 },
  };
}

/** Between two pins the edge gives way and a fine crease runs out of every pin. */
function tautCloth(): Mesh {
  const width = 330;
  return sheet({
    columns: 330,
    rows: 1100,
    part: clothPart,
    at(u, v) {
      const y = from + v * (to - from);
      const between = 0.5 - 0.5 * Math.cos((2 * Math.PI * y) / pinPitch);
      const out = u * width;
      const near = Math.exp(-out / 9);
      const x = -7 + out + near * 1.9 * between;
      const crease = near * 1.1 * (0.5 - between) + 0.12 * Math.exp(-out / 60) * (0.5 - between);
      const sag = -3 * smoothstep(20, 200, out) + 0.7 * valueNoise(out / 60, y / 90);
      return [x, y, clothHeight + crease + sag];
    },
    cloth: (u, v) => [u * width, v * (to - from)],
  });
}

function rail(): Mesh {
  const [left, right, top, bevel] = [-16, 9, clothHeight - 1.6, 0.5];
  return ribbon({
    outline: [
      [left, 0],
      [left, top - bevel],
      [left + bevel, top],
      [left + bevel * 2, top],
      [right - bevel * 2, top],
      [right - bevel, top],
      [right, top - bevel],
      [right, 0],
    ],
    width: to - from,
    rows: 60,
    part: railPart,
    startY: from,
    wobble: () => [0, 0, 0],
  });
}

/** Two rows of needles, the second set between those of the first. */
function pins(): Mesh[] {
  const count = Math.floor((to - from) / pinPitch);
  return Array.from({ length: count * 2 }, (_, i) => {
    const row = i % 2;
    const y = (Math.ceil(from / pinPitch) + Math.floor(i / 2) + row * 0.5) * pinPitch;
    const x = row === 0 ? -3.4 : 0.2;
    return sheet({
      columns: 12,
      rows: 5,
      part: pinPart,
      at(u, v) {
        const radius = 0.5 * (v < 0.7 ? 1 : 1 - (v - 0.7) / 0.3) + 0.02;
        const angle = u * 2 * Math.PI;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 7 + v * 7];
      },
      cloth: (u, v) => [u * 3, v * 7],
    });
  });
}
