/** Bond length, and the two heights between which the chain zigzags. */
const step = 38;
const high = 78;
const low = 100;
const ring = { x: 176, r: 34 };

/** One unit of polyethylene terephthalate, drawn as chemists draw it. */
export function PolyesterChain() {
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [ring.x + ring.r * Math.cos(turn), low + ring.r * Math.sin(turn)] as const;
  });
  const point = (index: number) => corners[index]!.map((value) => value.toFixed(1)).join(' ');
  const inner = (from: number, to: number) => {
    const towards = ([x, y]: readonly [number, number]) =>
      `${(ring.x + (x - ring.x) * 0.78).toFixed(1)} ${(low + (y - low) * 0.78).toFixed(1)}`;
    return `M${towards(corners[from]!)}L${towards(corners[to]!)}`;
  };
  const left = ring.x - ring.r;
  const right = ring.x + ring.r;
  return (
    <svg
      className="fig fig-chart"
      viewBox="0 0 440 206"
      role="img"
      aria-label="The repeating unit of polyester: an ester group, a flat benzene ring, a second ester group and a short ethylene link."
    >
      <g className="stroke-ink" strokeWidth="2">
        <path
          d={`M8 ${high}L${left - 2 * step - 12} ${low - 6}M${left - 2 * step + 11} ${low - 6}L${left - step} ${high}L${left} ${low}`}
        />
        <path d={`M${left - step - 3.5} ${high - 2}V44M${left - step + 3.5} ${high - 2}V44`} />
        <path
          d={`M${point(0)}L${point(1)}L${point(2)}L${point(3)}L${point(4)}L${point(5)}Z${inner(0, 1)}${inner(2, 3)}${inner(4, 5)}`}
        />
        <path d={`M${right} ${low}L${right + step} ${high}L${right + 2 * step - 11} ${low - 6}`} />
        <path d={`M${right + step - 3.5} ${high - 2}V44M${right + step + 3.5} ${high - 2}V44`} />
        <path
          d={`M${right + 2 * step + 11} ${low - 6}L${right + 3 * step} ${high}L${right + 4 * step} ${low}L${right + 5 * step} ${high}`}
        />
      </g>
      <g className="stroke-madder" strokeWidth="2">
        <path d={`M40 20H28V140H40`} />
        <path d={`M${right + 4.5 * step + 4} 20h12V140h-12`} />
      </g>
      <g textAnchor="middle">
        <text x={left - 2 * step} y={low + 6} className="fig-atom">
          O
        </text>
        <text x={left - step} y="36" className="fig-atom">
          O
        </text>
        <text x={right + step} y="36" className="fig-atom">
          O
        </text>
        <text x={right + 2 * step} y={low + 6} className="fig-atom">
          O
        </text>
        <text x={right + 4.5 * step + 26} y="146" className="fig-atom">
          n
        </text>
        <Brace from={left - 2.4 * step} to={left - 0.2 * step} label="ester" />
        <Brace from={left + 4} to={right - 4} label="flat ring" />
        <Brace from={right + 0.2 * step} to={right + 2.4 * step} label="ester" />
        <Brace from={right + 2.7 * step} to={right + 4.3 * step} label="link" />
      </g>
    </svg>
  );
}

function Brace(props: { readonly from: number; readonly to: number; readonly label: string }) {
  const { from, to, label } = props;
  return (
    <>
      <path className="stroke-ink-2" strokeWidth="1.2" d={`M${from} 156v8H${to}v-8`} />
      <text x={(from + to) / 2} y="186">
        {label}
      </text>
    </>
  );
}
