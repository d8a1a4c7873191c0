import type { Construction } from '../../../domain/fabric/fabric.ts';
import { diagramShape } from '../../../loom/diagram/diagram-shape.ts';
import { Sides } from './sides.tsx';

interface LappingSidesProps {
  readonly old: unknown;
  readonly young: unknown;
}

export function LappingSides({ old, young }: LappingSidesProps) {
  const [before, after] = [readConstruction(old), readConstruction(young)];
  return (
    <Sides
      old={before && <Lapping construction={before} other={after} gone />}
      young={after && <Lapping construction={after} other={before} />}
    />
  );
}

interface LappingProps {
  readonly construction: Construction;
  readonly other: Construction | undefined;
  readonly gone?: boolean;
}

function Lapping({ construction, other, gone = false }: LappingProps) {
  const { bars, name } = construction;
  const Mark = gone ? 'del' : 'ins';
  const isSame = (place: number) => {
    const [own, its] = [bars[place], other?.bars[place]];
    return own?.lapping === its?.lapping && own?.threading === its?.threading;
  };
  return (
    <div className="lapcmp">
      <LappingDrawing construction={construction} />
      <p className="lab">
        {name !== other?.name && (
          <>
            <Mark>{name}</Mark>
            <br />
          </>
        )}
        {bars.map((bar, place) => (
          <span key={place}>
            {barWord(place, bars.length)} {isSame(place) ? bar.lapping : <Mark>{bar.lapping}</Mark>}
            {bar.threading.length > 1 && ` threaded ${bar.threading}`}
            <br />
          </span>
        ))}
      </p>
    </div>
  );
}

function barWord(place: number, count: number): string {
  if (count === 1) return 'bar';
  if (place === 0) return 'front';
  return place === count - 1 ? 'back' : count === 3 ? 'middle' : `bar ${place + 1}`;
}

/** Elements, because a script may not set text as markup. */
function LappingDrawing({ construction }: { readonly construction: Construction }) {
  const { width, height, label, needles, ends, spaces } = diagramShape(construction);
  return (
    <svg className="lap" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g fill="currentColor">
        {needles.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
        ))}
      </g>
      {ends.map(({ bar, path }) => (
        <path
          key={bar}
          className={`lap-bar lap-bar-${bar}`}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {spaces.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} textAnchor="middle" fontSize="13" fill="currentColor">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A draft may hold anything in place of a lapping. */
function readConstruction(value: unknown): Construction | undefined {
  if (typeof value !== 'object' || value === null || !('bars' in value)) return undefined;
  const { bars, name } = value as { bars: unknown; name?: unknown };
  if (!Array.isArray(bars)) return undefined;
  const read = bars.flatMap((bar: unknown) => {
    const { lapping, threading } = (bar ?? {}) as { lapping?: unknown; threading?: unknown };
    return typeof lapping === 'string' && typeof threading === 'string'
      ? [{ ...(bar as Construction['bars'][number]) }]
      : [];
  });
  return { ...(value as Construction), name: String(name ?? ''), bars: read };
}
