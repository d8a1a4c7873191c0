import { cameraMatrix } from '../../light/drape/drape-camera.ts';
import type { DrapeHead } from '../../light/drape/drape-file.ts';
import { type Mesh, sheet } from '../geometry/mesh.ts';
import type { Scene } from '../light/scene.ts';

/** Every so many vertices of the studio's net: closer ones say nothing that a cubic does not. */
const every = 5;
/** Beyond the frame by so much, and so many vertices: cubics and normals ask their neighbours. */
const margin = 1.03;
const around = 2;

/** The part of a scene's one sheet that its camera sees, thinned. */
export interface DrapeNet extends Pick<DrapeHead, 'columns' | 'rows' | 'seen' | 'place' | 'pitch'> {
  /** Vertices of the scene's mesh, row by row. */
  readonly vertices: Uint32Array;
}

export function drapeNet({ mesh, camera }: Pick<Scene, 'mesh' | 'camera'>): DrapeNet {
  const wide = sheetWidth(mesh);
  const columns = Math.floor((wide - 1) / every);
  const rows = Math.floor((mesh.uv.length / 2 / wide - 1) / every);
  const inFrame = frameTest(mesh, camera);
  const spans = Array.from({ length: rows + 1 }, (_, j): [number, number] => {
    let span: [number, number] = [columns, -1];
    for (let i = 0; i <= columns; i++)
      if (inFrame((j * wide + i) * every)) span = [Math.min(span[0], i), i];
    return span;
  });
  const lines = spans.flatMap(([first, last], j) => (first <= last ? [j] : []));
  const bottom = Math.max(0, lines[0]! - around);
  const top = Math.min(rows, lines.at(-1)! + around);
  const near = (j: number) => spans.slice(Math.max(0, j - around), j + around + 1);
  const seen = Array.from({ length: top - bottom + 1 }, (_, j): [number, number] => [
    Math.max(0, Math.min(...near(bottom + j).map(([first]) => first)) - around),
    Math.min(columns, Math.max(...near(bottom + j).map(([, last]) => last)) + around),
  ]);
  const left = Math.min(...seen.map(([first]) => first));
  const right = Math.max(...seen.map(([, last]) => last));
  const vertices = Uint32Array.from(
    { length: (right - left + 1) * (top - bottom + 1) },
    (_, k) =>
      ((Math.floor(k / (right - left + 1)) + bottom) * wide + (k % (right - left + 1)) + left) *
      every,
  );
  const at = (vertex: number) => [mesh.uv[vertex * 2]!, mesh.uv[vertex * 2 + 1]!] as const;
  const [x, y] = at(vertices[0]!);
  const [nextX, nextY] = at(vertices[0]! + (wide + 1) * every);
  return {
    columns: right - left,
    rows: top - bottom,
    seen: seen.map(([first, last]) => [first - left, last - left]),
    place: [x, y],
    pitch: [nextX - x, nextY - y],
    vertices,
  };
}

/** The same sheet with half as many vertices across and down: rays that look for folds need no more. */
export function thinSheet(mesh: Mesh): Mesh {
  const wide = sheetWidth(mesh);
  const columns = (wide - 1) / 2;
  const rows = (mesh.uv.length / 2 / wide - 1) / 2;
  const vertex = (u: number, v: number) =>
    Math.round(v * rows) * 2 * wide + Math.round(u * columns) * 2;
  return sheet({
    columns,
    rows,
    part: mesh.part[0]!,
    at: (u, v) => {
      const k = vertex(u, v) * 3;
      return [mesh.position[k]!, mesh.position[k + 1]!, mesh.position[k + 2]!];
    },
    cloth: (u, v) => [mesh.uv[vertex(u, v) * 2]!, mesh.uv[vertex(u, v) * 2 + 1]!],
  });
}

/** Vertices in a row: the second row begins where the cloth begins again. */
function sheetWidth({ uv }: Mesh): number {
  let wide = 1;
  while (uv[wide * 2]! > uv[wide * 2 - 2]!) wide++;
  return wide;
}

function frameTest({ position }: Mesh, camera: Scene['camera']): (vertex: number) => boolean {
  const m = cameraMatrix(camera, 1, 1);
  return (vertex) => {
    const [x, y, z] = position.subarray(vertex * 3, vertex * 3 + 3) as unknown as number[];
    const row = (r: number) => m[r]! * x! + m[r + 4]! * y! + m[r + 8]! * z! + m[r + 12]!;
    return Math.max(Math.abs(row(0)), Math.abs(row(1))) <= margin * row(3);
  };
}
