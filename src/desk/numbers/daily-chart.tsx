import { palette } from '../../domain/design/palette.ts';
import type { Numbers } from '../../contract/desk/endpoints/numbers-endpoints.ts';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';

const kinds = Object.keys(enquiryKinds) as EnquiryKind[];
const size = { width: 1000, height: 200 } as const;

/** One bar a day, one colour for each kind of enquiry. */
export function DailyChart({ days }: { readonly days: Numbers['days'] }) {
  const sums = days.map(({ counts }) => kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0));
  const top = roundUp(Math.max(1, ...sums));
  const { height } = size;
  const step = size.width / days.length;
  const thick = Math.max(1, step * 0.72);
  const shown = kinds.filter((kind) => days.some(({ counts }) => counts[kind]));
  const last = days.length - 1;
  return (
    <figure className="chart">
      <p className="lab mut">The upper line is {top} a day</p>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describe(days, sums)}
      >
        {[0.5, 1].map((share) => (
          <path key={share} className="chart-line" d={`M0 ${height * (1 - share)}H${size.width}`} />
        ))}
        {days.map(({ day, counts }, i) => {
          let y = height;
          return kinds.map((kind) => {
            const tall = ((counts[kind] ?? 0) / top) * height;
            if (tall === 0) return null;
            y -= tall;
            return (
              <rect
                key={`${day} ${kind}`}
                x={i * step + (step - thick) / 2}
                y={y}
                width={thick}
                height={tall}
                fill={kindColour(kind)}
              >
                <title>{`${day}: ${counts[kind]} ${enquiryKinds[kind].label}`}</title>
              </rect>
            );
          });
        })}
        <path className="chart-base" d={`M0 ${height}H${size.width}`} />
      </svg>
      <p className="chart-days lab mut">
        <span>{days[0]?.day}</span>
        <span>{days[Math.floor(last / 2)]?.day}</span>
        <span>{days[last]?.day}</span>
      </p>
      <ul className="legend lab">
        {shown.map((kind) => (
          <li key={kind}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={kindColour(kind)} />
            </svg>
            {enquiryKinds[kind].label}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function describe(days: Numbers['days'], sums: readonly number[]): string {
  const total = sums.reduce((sum, count) => sum + count, 0);
  const best = sums.indexOf(Math.max(...sums));
  return `${total} enquiries in ${days.length} days; most on ${days[best]?.day}: ${sums[best]}`;
}

function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return [2, 4, 6, 8, 10].map((n) => n * unit).find((mark) => mark >= value) ?? 10 * unit;
}

/** Neighbours differ in lightness, not in hue alone; a kind takes the colour of its place in the list. */
const colours = [
  palette.indigo,
  palette.kora,
  '#8fa0c4',
  palette.turmeric,
  palette.plum,
  palette.madder,
  '#6f7a4a',
  palette.field,
  palette.ink,
];

export function kindColour(kind: EnquiryKind): string {
  return colours[kinds.indexOf(kind) % colours.length]!;
}
