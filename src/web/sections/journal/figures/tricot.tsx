import { Yarn, type Strand } from './yarn.tsx';

const pitch = 46;
const rise = 42;
const wales = [-1, 0, 1, 2, 3, 4, 5, 6];
const courses = [0, 1, 2, 3, 4, 5];

/** Upright loops in columns; in each the front bar's yarn lies over the back bar's. */
export function TricotFace() {
  const each = (draw: (x: number, y: number) => string, colour: string): Strand[] =>
    courses.flatMap((course) =>
      wales.map((wale) => ({ path: draw(22 + wale * pitch, 282 - course * rise), colour })),
    );
  return (
    <svg className="fig" viewBox="0 0 320 300" aria-hidden="true">
      <Yarn strands={each((x, y) => head(x, y, 9), 'stroke-indigo')} width={4.5} />
      <Yarn strands={each((x, y) => head(x, y, 15), 'stroke-madder')} width={6} />
      <Yarn strands={each((x, y) => leg(x, y, -9), 'stroke-indigo')} width={4.5} />
      <Yarn strands={each((x, y) => leg(x, y, 9), 'stroke-indigo')} width={4.5} />
      <Yarn strands={each((x, y) => leg(x, y, -15), 'stroke-madder')} width={6} />
      <Yarn strands={each((x, y) => leg(x, y, 15), 'stroke-madder')} width={6} />
    </svg>
  );
}

/** Underlaps crossing between the wales: the bars swing opposite ways, the front bar's on top. */
export function TricotBack() {
  const each = (turn: 0 | 1, colour: string): Strand[] =>
    courses.flatMap((course) =>
      wales.map((wale) => {
        const side = (course + turn) % 2 === 0 ? 1 : -1;
        const x = 22 + wale * pitch + (side === 1 ? 0 : pitch);
        return { path: underlap(x, 300 - course * rise, side), colour };
      }),
    );
  const feet = courses.flatMap((course) =>
    wales.map((wale) => ({
      path: head(22 + wale * pitch, 300 - course * rise, 11),
      colour: 'stroke-kora',
    })),
  );
  return (
    <svg className="fig" viewBox="0 0 320 300" aria-hidden="true">
      <Yarn strands={feet} width={5} />
      <Yarn strands={each(0, 'stroke-indigo')} width={6.5} />
      <Yarn strands={each(1, 'stroke-madder')} width={6.5} />
    </svg>
  );
}

function head(x: number, y: number, half: number): string {
  const top = y - 34 - half * 1.5;
  return `M${x - half} ${y - 34}C${x - half - 1} ${top} ${x + half + 1} ${top} ${x + half} ${y - 34}`;
}

/** `half` is signed: left legs are negative. */
function leg(x: number, y: number, half: number): string {
  const foot = x + half * 0.5;
  return `M${foot} ${y + 3}C${foot} ${y - 12} ${x + half} ${y - 20} ${x + half} ${y - 35}`;
}

function underlap(x: number, y: number, side: 1 | -1): string {
  const end = x + side * pitch;
  return `M${x - side * 3} ${y}C${x + side * 8} ${y - 6} ${end - side * 8} ${y - rise + 6} ${end + side * 3} ${y - rise}`;
}
