import { through, Yarn, type Strand } from './yarn.tsx';

const pitch = 62;
const rise = 54;
const wales = 5;
const courses = 4;

/** The face of a plain weft knit: one course in colour, so that its thread can be followed across. */
export function WeftLoops() {
  const rows = Array.from({ length: courses }, (_, row) => ({
    y: 62 + row * rise,
    colour: row === 1 ? 'stroke-madder' : 'stroke-kora',
  }));
  const part = (from: number, to: number): Strand[] =>
    rows.flatMap(({ y, colour }) =>
      Array.from({ length: wales * 2 + 1 }, (_, half) => half - 1).map((half) => ({
        path: piece(y, half + from, half + to),
        colour,
      })),
    );
  return (
    <svg className="fig" viewBox="0 0 320 300" aria-hidden="true">
      <Yarn strands={part(-0.26, 0.26)} />
      <Yarn strands={part(0.22, 0.78)} />
      <path className="stroke-madder" strokeWidth="2" d="M16 284H304M294 278l10 6-10 6" />
    </svg>
  );
}

/** A stretch of the loop's own curve; a half counts from a head to the foot beside it. */
function piece(y: number, from: number, to: number): string {
  const steps = 12;
  return through(
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = Math.PI * (from + ((to - from) * step) / steps);
      const x = 16 + (t / (2 * Math.PI)) * pitch + 12.5 * Math.sin(2 * t);
      return [x, y - 40 * Math.cos(t)] as const;
    }),
  );
}
