import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { guidesOf, paintAt } from '../../../domain/cloth-design/paint-warp.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import { viewMm } from './view.ts';

interface ThreadFanProps {
  readonly design: ClothDesign;
  readonly ends: number;
}

/** The ends run from their squares into the needles of one repeat. */
export function ThreadFan({ design, ends }: ThreadFanProps) {
  const width = viewMm(design) * 10;
  const repeat = Math.min(width, (ends * 100) / design.machine.walesPerCm);
  const from = (width - repeat) / 2;
  return (
    <svg
      className="warp-fan"
      viewBox={`0 0 ${width} 60`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="warp-needles" d={needles(design.machine.walesPerCm, width, from)} />
      {design.bars.flatMap((bar, at) =>
        guidesOf(bar, ends).map((letter, end) => {
          const paint = paintAt(design, letter);
          if (paint === 'out') return null;
          const x = ((end + 0.36 + 0.28 * at) / ends) * width;
          const needle = from + ((end + 0.5) / ends) * repeat;
          return (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- an end is its place
              key={`${barName(at, design.bars.length)} ${end}`}
              d={`M${round(x)} 0V12C${round(x)} 40 ${round(needle)} 26 ${round(needle)} 60`}
              stroke={paint === 'piece' ? design.shade : paint}
            />
          );
        }),
      )}
    </svg>
  );
}

/** A needle for every wale that is seen. */
function needles(walesPerCm: number, width: number, from: number): string {
  const step = 100 / walesPerCm;
  let path = '';
  for (let x = (from + step / 2) % step; x < width; x += step) path += `M${round(x)} 52V60`;
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
