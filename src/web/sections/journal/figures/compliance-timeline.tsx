import { useContent } from '../../../content-context.tsx';

const weeks = 6;
const perWeek = 440 / weeks;
const at = (week: number) => week * perWeek;

/** Where the specimen is cut decides whether the laboratory's weeks run beside the knitting or after it. */
const plans = [
  { name: 'Specimen from the first bulk roll', cut: 1, y: 86, colour: 'fill-indigo' },
  { name: 'Specimen from the last roll', cut: 3, y: 190, colour: 'fill-madder' },
];

export function ComplianceTimeline() {
  const { leadTime, compliance } = useContent().terms;
  return (
    <svg
      className="fig fig-chart"
      viewBox="0 0 440 292"
      role="img"
      aria-label={`Two plans over six weeks. Bulk takes ${leadTime.text}; testing takes ${compliance.testing.text} and the certificate ${compliance.certificate.text}. With the specimen cut from the first roll the papers are there after four weeks, from the last roll after six.`}
    >
      <text x="0" y="16">
        Approved shade
      </text>
      <rect className="fill-kora" x="0" y="28" width={at(3)} height="24" />
      <text x="8" y="46">
        Bulk: {leadTime.text}
      </text>
      {plans.map(({ name, cut, y, colour }) => (
        <g key={name}>
          <path
            className="stroke-ink"
            strokeWidth="1.5"
            strokeDasharray="2 5"
            d={`M${at(cut)} 54V${y + 18}`}
          />
          <text x="0" y={y} className="fig-name">
            {name}
          </text>
          <rect className={colour} x={at(cut)} y={y + 20} width={at(2) - 2} height="28" />
          <rect
            className={colour}
            x={at(cut + 2)}
            y={y + 20}
            width={at(1)}
            height="28"
            opacity=".72"
          />
          <circle
            className="fill-card stroke-ink"
            strokeWidth="1.6"
            cx={at(cut)}
            cy={y + 34}
            r="5"
          />
          <text x={at(cut) + 12} y={y + 39} className="fig-on">
            Laboratory
          </text>
          <text x={at(cut + 2) + 5} y={y + 39} className="fig-on">
            Papers
          </text>
        </g>
      ))}
      <path
        className="stroke-ink"
        strokeWidth="1.3"
        d={`M0 262H440${Array.from({ length: weeks + 1 }, (_, week) => `M${at(week)} 256v12`).join('')}`}
      />
      {Array.from({ length: weeks }, (_, week) => (
        <text key={week} x={at(week + 0.5)} y="284" textAnchor="middle" className="fig-note">
          {week === 0 ? 'week 1' : week + 1}
        </text>
      ))}
    </svg>
  );
}
