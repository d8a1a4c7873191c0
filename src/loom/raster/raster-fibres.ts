import { EMPTY } from '../types.ts';
import type { Cloth, FibreBuffer, RasterOptions } from '../types.ts';
import { drawHairs } from './draw-hairs.ts';
import { drawYarn } from './draw-yarn.ts';
import { type View, makeView } from './view.ts';
import { cutAway } from './cut-away.ts';
import { type ZBuffer, makeZBuffer } from './z-buffer.ts';

/** Photographs the tile from straight above, fibre by fibre. */
export function rasterFibres(cloth: Cloth, options: RasterOptions): FibreBuffer {
  const view = makeView(cloth, options.pxPerMm, options.side);
  const buffer = rasterView(cloth, view, options.detail ?? 1, options.progress);
  if (cloth.trim) cutAway(buffer, view, cloth.trim);
  for (let i = 0; i < buffer.z.length; i++) if (buffer.z[i] !== EMPTY) buffer.z[i]! /= view.scaleX;
  const margin = options.margin ?? 0;
  return {
    ...addMargin(buffer, margin),
    margin,
    pxPerMmX: view.scaleX,
    pxPerMmY: view.scaleY,
    side: options.side,
  };
}

/** The same for a view of one's own; depths stay in pixels. */
export function rasterView(
  cloth: Cloth,
  view: View,
  detail: number,
  progress?: (share: number) => void,
): ZBuffer & { readonly scale: number } {
  const buffer = makeZBuffer(view.width, view.height);
  for (const [at, path] of cloth.paths.entries()) {
    if (at % 16 === 0) progress?.(at / cloth.paths.length);
    drawYarn(buffer, view, path, cloth.threads[path.thread]!, cloth.seed, detail);
  }
  for (const path of cloth.paths)
    drawHairs(buffer, view, path, cloth.threads[path.thread]!, cloth.seed);
  return { ...buffer, scale: view.scaleX };
}

function addMargin(buffer: ZBuffer, margin: number): ZBuffer {
  if (margin <= 0) return buffer;
  const out = makeZBuffer(buffer.width + margin * 2, buffer.height + margin * 2);
  for (let y = 0; y < out.height; y++) {
    const fromRow = wrap(y - margin, buffer.height) * buffer.width;
    for (let x = 0; x < out.width; x++) {
      const from = fromRow + wrap(x - margin, buffer.width);
      const to = y * out.width + x;
      out.z[to] = buffer.z[from]!;
      out.tone[to] = buffer.tone[from]!;
      out.thread[to] = buffer.thread[from]!;
      out.path[to] = buffer.path[from]!;
      out.rim[to] = buffer.rim[from]!;
      out.fuzz[to] = buffer.fuzz[from]!;
      out.fuzzThread[to] = buffer.fuzzThread[from]!;
      for (let q = 0; q < 3; q++) {
        out.tangent[to * 3 + q] = buffer.tangent[from * 3 + q]!;
        out.normal[to * 3 + q] = buffer.normal[from * 3 + q]!;
      }
    }
  }
  return out;
}

function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}
