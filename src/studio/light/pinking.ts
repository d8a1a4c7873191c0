import type { Mesh } from '../geometry/mesh.ts';
import type { Passes } from './cast-ray.ts';
import type { PinkedEdge } from './scene.ts';

/** Rays pass where the shears have cut the cloth away. */
export function pinkingPasses(mesh: Mesh, edges: readonly PinkedEdge[]): Passes | undefined {
  if (edges.length === 0) return undefined;
  const byPart = new Map(edges.map((edge) => [edge.part, edge]));
  const { uv, index, part } = mesh;
  return (triangle, u, v) => {
    const edge = byPart.get(part[triangle]!);
    if (!edge) return false;
    const a = index[triangle * 3]! * 2;
    const b = index[triangle * 3 + 1]! * 2;
    const c = index[triangle * 3 + 2]! * 2;
    const w = 1 - u - v;
    return isCutAway(
      edge,
      uv[a]! * w + uv[b]! * u + uv[c]! * v,
      uv[a + 1]! * w + uv[b + 1]! * u + uv[c + 1]! * v,
    );
  };
}

export function isCutAway(edge: PinkedEdge, x: number, y: number): boolean {
  const fromSides = zigzag(y, edge.tooth);
  const fromEnds = zigzag(x, edge.tooth);
  return (
    x < edge.left + fromSides ||
    x > edge.right - fromSides ||
    y < edge.bottom + fromEnds ||
    y > edge.top - fromEnds
  );
}

function zigzag(along: number, tooth: number): number {
  const phase = along / tooth - Math.floor(along / tooth);
  return Math.abs(phase - 0.5) * tooth;
}
