export interface Strand {
  readonly path: string;
  readonly colour: string;
}

interface YarnProps {
  readonly strands: readonly Strand[];
  readonly width?: number;
}

/** Yarn lying over whatever was drawn before it: each strand in a casing of card, so crossings read. */
export function Yarn({ strands, width = 8 }: YarnProps) {
  return (
    <>
      {strands.map(({ path, colour }) => (
        <g key={path} strokeLinecap="butt">
          {/* Shorter than the strand, or it would cut the yarn where two stretches of it meet. */}
          <path
            d={path}
            className="stroke-card"
            strokeWidth={width + 3.2}
            pathLength={100}
            strokeDasharray="92 100"
            strokeDashoffset={-4}
          />
          <path d={path} className={colour} strokeWidth={width} />
        </g>
      ))}
    </>
  );
}

/** A polyline through the points, one decimal each. */
export function through(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
