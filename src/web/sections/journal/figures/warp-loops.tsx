import { Yarn, type Strand } from './yarn.tsx';

const pitch = 60;
const rise = 54;
const courses = 4;

/** The face of a single-bar tricot: one end in colour, swinging between two wales on its way up. */
export function WarpLoops() {
  const ends = [-1, 0, 1, 2, 3, 4].map((wale) => ({
    wale,
    colour: wale === 1 ? 'stroke-indigo' : 'stroke-kora',
  }));
  const each = (draw: (x: number, y: number, side: 1 | -1) => string): Strand[] =>
    ends.flatMap(({ wale, colour }) =>
      Array.from({ length: courses }, (_, course) => {
        const swung = course % 2;
        const x = 32 + (wale + swung) * pitch;
        const y = 258 - course * rise;
        return { path: draw(x, y, swung ? -1 : 1), colour };
      }),
    );
  return (
    <svg className="fig" viewBox="0 0 320 300" aria-hidden="true">
      <Yarn strands={each(underlap)} />
      <Yarn strands={each(head)} />
      <Yarn strands={each((x, y) => leg(x, y, -1))} />
      <Yarn strands={each((x, y) => leg(x, y, 1))} />
      <path className="stroke-indigo" strokeWidth="2" d="M308 282V22M302 32l6-10 6 10" />
    </svg>
  );
}

/** From the foot of this loop to the foot of the next, a wale further and a course higher. */
function underlap(x: number, y: number, side: 1 | -1): string {
  const next = x + side * pitch;
  return `M${x - side * 9} ${y + 2}C${x - side * 6} ${y + 20} ${next - side * 30} ${y - rise + 34} ${next + side * 9} ${y - rise + 2}`;
}

function head(x: number, y: number): string {
  return `M${x - 17} ${y - 47}C${x - 18} ${y - 76} ${x + 18} ${y - 76} ${x + 17} ${y - 47}`;
}

function leg(x: number, y: number, side: 1 | -1): string {
  const out = (offset: number) => x + side * offset;
  return `M${out(9)} ${y + 4}C${out(8)} ${y - 16} ${out(17)} ${y - 28} ${out(17)} ${y - 48}`;
}
