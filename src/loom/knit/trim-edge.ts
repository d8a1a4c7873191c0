import type { MotifField } from '../motifs/sketch.ts';
import type { Millimetres, Trim } from '../types.ts';
import type { Warp } from './lay-cords.ts';

const steps = 512;

/** The scalloped edge of a motif as the relaxed cloth carries it, or null where nothing is cut. */
export function trimOf(
  { trimAlong, aspect }: MotifField,
  repeatWidth: Millimetres,
  repeatHeight: Millimetres,
  warp: Warp,
): Trim | null {
  if (!trimAlong) return null;
  const line = trimAlong
    .map(([u, v]) => {
      const [x, y] = [u * repeatWidth, (v / aspect) * repeatHeight];
      const [dx, dy] = warp(x, y);
      return { x: x + dx, y: y + dy };
    })
    .sort((a, b) => a.x - b.x);
  const edge = new Float32Array(steps);
  for (let i = 0, k = 1; i < steps; i++) {
    const x = ((i + 0.5) / steps) * repeatWidth;
    while (k < line.length - 1 && line[k]!.x < x) k++;
    const [a, b] = [line[k - 1]!, line[k]!];
    const t = Math.max(0, Math.min(1, (x - a.x) / (b.x - a.x || 1)));
    edge[i] = a.y + (b.y - a.y) * t;
  }
  return { repeatWidth, repeatHeight, edge };
}
