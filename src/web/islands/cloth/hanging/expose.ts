import { domeColour, keyColour } from '../../../../light/draped-light.ts';
import type { Rgb } from '../../../../light/colour/encode-srgb.ts';
import { cameraMatrix } from '../../../../light/drape/drape-camera.ts';
import { type DrapeHead, horizons } from '../../../../light/drape/drape-file.ts';
import { aroundTable, boxLength, boxSeen, elevationOf } from '../../../../light/drape/soft-box.ts';
import { normalise, type Vector } from '../../../../light/vector.ts';
import { type DrapeMesh, lightAt, normalAt, stride } from './build-mesh.ts';

/** One cell in so many tells the mean light well enough. */
const every = 11;

/**
 * As studio/dye/cloth-light.ts: the better lit half of the cloth in the frame shows exactly its shade.
 * Returns what key and dome are multiplied with, for wherever the lamp stands.
 */
export function exposer(mesh: DrapeMesh, head: DrapeHead): (lamp: Vector) => Rgb {
  const { vertices } = mesh;
  const places = inFrame(mesh, head);
  return (lamp) => {
    const weights = aroundTable(head, lamp, horizons);
    const height = elevationOf(lamp);
    const power = head.keyPower * boxLength(head.keySize);
    const found = places.map(({ at, area }) => {
      let horizon = 0;
      for (let d = 0; d < horizons; d++) horizon += vertices[at + lightAt + d]! * weights[d]!;
      const seen = head.sheer + (1 - head.sheer) * boxSeen((height - horizon) / head.keySize);
      const [x, y, z] = vertices.subarray(at + normalAt, at + normalAt + 3) as unknown as Vector;
      const key = power * seen * Math.max(0, x * lamp[0] + y * lamp[1] + z * lamp[2]);
      return { key, dome: vertices[at + lightAt + horizons]!, area };
    });
    found.sort((a, b) => b.key + b.dome - a.key - a.dome);
    let half = found.reduce((sum, { area }) => sum + area, 0) / 2;
    let [key, dome, sum] = [0, 0, 1e-9];
    for (const light of found) {
      if (half <= 0) break;
      half -= light.area;
      sum += light.area;
      key += light.key * light.area;
      dome += light.dome * light.area;
    }
    const white = (k: 0 | 1 | 2) => sum / (keyColour[k] * key + domeColour[k] * dome);
    return [white(0), white(1), white(2)];
  };
}

/** Vertices that the camera sees from their front, with the share of the frame that each stands for. */
function inFrame({ vertices, index }: DrapeMesh, { camera }: DrapeHead) {
  const m = cameraMatrix(camera, 1, 1);
  const found: { readonly at: number; readonly area: number }[] = [];
  for (let corner = 0; corner < index.length; corner += 6 * every) {
    const at = index[corner]! * stride;
    const [x, y, z, nx, ny, nz] = vertices.subarray(at, at + 6) as unknown as number[];
    const row = (r: number) => m[r]! * x! + m[r + 4]! * y! + m[r + 8]! * z! + m[r + 12]!;
    const far = row(3);
    if (Math.max(Math.abs(row(0)), Math.abs(row(1))) > far) continue;
    const { eye } = camera;
    const [vx, vy, vz] = normalise([eye[0] - x!, eye[1] - y!, eye[2] - z!]);
    const facing = nx! * vx + ny! * vy + nz! * vz;
    if (facing > 0) found.push({ at, area: facing / (far * far) });
  }
  return found;
}
