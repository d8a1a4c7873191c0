import type { Construction } from '../../domain/fabric/fabric.ts';
import { courseY, drawLapping, spaceX, trim } from './draw-lapping.ts';
import { barsToDraw, firstGuide, gridFor, labelFor } from './lapping-diagram.ts';

/** The lapping diagram as numbers and paths, for a page that may not set text as markup. */
export interface DiagramShape {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly needles: readonly { readonly x: number; readonly y: number }[];
  /** From the back bar to the front one, as they lie over each other. */
  readonly ends: readonly { readonly bar: number; readonly path: string }[];
  readonly spaces: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

export function diagramShape(construction: Construction): DiagramShape {
  const bars = barsToDraw(construction, undefined);
  const grid = gridFor(bars, {});
  const height = grid.floor + grid.rise * 0.75 + 22;
  const needles = Array.from({ length: grid.courses * grid.needles }, (_, place) => ({
    x: spaceX(grid, (place % grid.needles) + 0.5),
    y: courseY(grid, Math.floor(place / grid.needles)),
  }));
  const spaces = Array.from({ length: grid.needles + 1 }, (_, space) => ({
    x: spaceX(grid, space),
    y: Number(trim(height - 5)),
    text: String(space),
  }));
  return {
    width: grid.width,
    height,
    label: labelFor(construction, bars),
    needles,
    ends: bars
      .toReversed()
      .map((bar) => ({ bar: bar.number, path: drawLapping(grid, bar.lapping, firstGuide(bar)) })),
    spaces,
  };
}
