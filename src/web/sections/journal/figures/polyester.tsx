/** One unit of polyethylene terephthalate, drawn as chemists draw it. */
export function PolyesterChain() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 200"
      role="img"
      aria-label="The repeating unit of polyester: an ester group, a flat benzene ring, a second ester group and a short ethylene link."
    >
      <path
        className="fig-ink"
        d="M60 110L104 86L148 110M148 110L196 110M148 86v-36M156 86v-36M196 110L220 68H268L292 110L268 152H220ZM230 76H258M280 112L262 144M226 144L208 112M292 110H340M340 110L384 86M340 134v36M348 134v36M384 86L428 110L472 86L516 110L560 86"
      />
      <g className="fig-figure">
        <text x="96" y="76">
          O
        </text>
        <text x="145" y="42">
          O
        </text>
        <text x="337" y="190">
          O
        </text>
        <text x="377" y="76">
          O
        </text>
        <text x="420" y="130">
          CH₂
        </text>
        <text x="464" y="76">
          CH₂
        </text>
      </g>
      <path
        className="fig-madder"
        d="M84 28C70 28 70 28 70 50V150C70 172 70 172 84 172M508 28C522 28 522 28 522 50V150C522 172 522 172 508 172"
      />
      <text className="fig-label" x="530" y="182">
        n
      </text>
    </svg>
  );
}

const blends = [
  { name: '100% cotton', polyester: 0 },
  { name: '60/40', polyester: 60 },
  { name: '65/35', polyester: 65 },
  { name: '100% polyester', polyester: 100 },
];

/** Shares of fibre in the blends we knit. */
export function BlendRatio() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 220"
      role="img"
      aria-label="Bars of fibre share: all cotton; 60 polyester to 40 cotton; 65 polyester to 35 cotton; all polyester."
    >
      {blends.map(({ name, polyester }, index) => (
        <g key={name} transform={`translate(0 ${16 + index * 48})`}>
          <text className="fig-label" x="0" y="24">
            {name}
          </text>
          <rect
            className="fig-polyester"
            x="150"
            y="4"
            width={(polyester / 100) * 520}
            height="28"
          />
          <rect
            className="fig-cotton"
            x={150 + (polyester / 100) * 520}
            y="4"
            width={((100 - polyester) / 100) * 520}
            height="28"
          />
        </g>
      ))}
      <text className="fig-note" x="150" y="214">
        indigo: polyester, kora: cotton
      </text>
    </svg>
  );
}
