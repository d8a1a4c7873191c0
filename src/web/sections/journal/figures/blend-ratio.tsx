const left = 4;
const width = 432;
const top = 74;
const height = 150;
const at = (polyester: number) => left + (polyester / 100) * width;

/** Moisture each fibre takes from the air, in per cent of its weight; a blend has the mean of its parts. */
const cottonTakes = 8.5;
const polyesterTakes = 0.4;
const takes = (polyester: number) =>
  cottonTakes + ((polyesterTakes - cottonTakes) * polyester) / 100;
const fall = (polyester: number) => top + height - (takes(polyester) / cottonTakes) * height;
const blends = [60, 65];

/** From all cotton to all polyester: what is lost, what is gained, and where uniforms are bought. */
export function BlendRatio() {
  return (
    <svg
      className="fig fig-chart"
      viewBox="0 0 440 306"
      role="img"
      aria-label={`As the polyester share rises from 0 to 100 per cent, moisture taken from the air falls from ${cottonTakes} to ${polyesterTakes} per cent; drying and shape retention rise. The lines cross near 60/40 and 65/35.`}
    >
      <path className="fill-kora" d={`M${left} 10H${left + width}L${left} 50Z`} />
      <path className="fill-indigo" d={`M${left + width} 10V50H${left}Z`} />
      <text x={left + 10} y="29">
        Cotton
      </text>
      <text x={left + width - 10} y="43" textAnchor="end" className="fig-on">
        Polyester
      </text>
      <rect
        className="fill-shade"
        x={at(blends[0]!)}
        y={top - 16}
        width={at(blends[1]!) - at(blends[0]!)}
        height={height + 16}
      />
      <path
        className="stroke-ink"
        strokeWidth="1.4"
        d={`M${left} ${top}V${top + height}H${left + width}`}
      />
      <path
        className="stroke-madder"
        strokeWidth="3"
        d={`M${left} ${fall(0)}L${left + width} ${fall(100)}`}
      />
      <path
        className="stroke-indigo"
        strokeWidth="3"
        strokeDasharray="9 7"
        d={`M${left} ${top + height - 8}C${at(40)} ${top + height - 26} ${at(64)} ${top + 82} ${left + width} ${top + 6}`}
      />
      {[0, 60, 100].map((polyester) => (
        <circle
          key={polyester}
          className="fill-card stroke-madder"
          strokeWidth="2.4"
          cx={at(polyester)}
          cy={fall(polyester)}
          r="5"
        />
      ))}
      <text x={left + 14} y={top - 6}>
        {cottonTakes}% moisture from the air
      </text>
      <text x={at(58)} y={fall(60) + 36} textAnchor="end">
        {takes(60).toFixed(1)}%
      </text>
      <text x={left + width - 6} y={fall(100) - 14} textAnchor="end">
        {polyesterTakes}%
      </text>
      <text x={left + width - 6} y={top - 4} textAnchor="end">
        drying, shape
      </text>
      <g textAnchor="middle">
        <path
          className="stroke-ink"
          strokeWidth="1.4"
          d={`M${at(60)} ${top + height}v8M${at(65)} ${top + height}v8`}
        />
        <text x={at(57)} y={top + height + 26}>
          60/40
        </text>
        <text x={at(70)} y={top + height + 26}>
          65/35
        </text>
        <text x={left + width / 2} y={top + height + 58} className="fig-note">
          share of polyester, from none to all
        </text>
      </g>
      <text x={left} y={top + height + 26}>
        100/0
      </text>
      <text x={left + width} y={top + height + 26} textAnchor="end">
        0/100
      </text>
    </svg>
  );
}
