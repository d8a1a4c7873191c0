/** From skin to air through a cotton-nylon knit, cut across. */
export function MoisturePath() {
  return (
    <svg
      className="fig fig-chart"
      viewBox="0 0 440 312"
      role="img"
      aria-label="Moisture leaves the skin, is taken up by the cotton yarns, travels along the nylon filaments to the outer face and dries into the air."
    >
      <path
        className="fill-kora"
        d="M0 262C60 252 96 270 150 262S250 252 300 262S400 270 440 260V312H0Z"
      />
      {[63, 137, 211, 285, 359].map((x) => (
        <CottonYarn key={x} x={x} y={206} />
      ))}
      {[26, 100, 174, 248, 322, 396].map((x) => (
        <Filaments key={x} x={x} y={144} />
      ))}
      <g className="stroke-indigo" strokeWidth="2.6">
        {[96, 246, 396].map((x) => (
          <g key={x}>
            <path
              d={`M${x} 258C${x - 4} 240 ${x + 22} 226 ${x + 14} 200S${x - 8} 160 ${x + 2} 138S${x + 6} 96 ${x - 2} 70`}
            />
            <path d={`M${x - 9} 80l7 -11l9 9`} />
          </g>
        ))}
      </g>
      <g className="stroke-indigo" strokeWidth="1.6" strokeDasharray="1 7">
        {[96, 246, 396].map((x) => (
          <path
            key={x}
            d={`M${x - 2} 62C${x - 14} 48 ${x + 12} 40 ${x - 2} 22M${x + 16} 64C${x + 6} 50 ${x + 28} 44 ${x + 18} 28M${x - 20} 64C${x - 30} 50 ${x - 8} 44 ${x - 18} 28`}
          />
        ))}
      </g>
      <g className="fill-indigo">
        {[96, 246, 396].map((x) => (
          <path key={x} d={`M${x} 254c-6 8 -6 14 0 15s6 -7 0 -15Z`} />
        ))}
      </g>
      <text x="0" y="18">
        Air
      </text>
      <text x="0" y="112">
        Nylon face
      </text>
      <text x="0" y="190">
        Cotton
      </text>
      <text x="8" y="298">
        Skin
      </text>
    </svg>
  );
}

/** A spun yarn: many short, flat fibres, and a few that stand out. */
function CottonYarn({ x, y }: { readonly x: number; readonly y: number }) {
  const fibres = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4;
    const reach = 4.6 * Math.sqrt(index);
    return {
      turn: (index * 97) % 360,
      at: `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`,
    };
  });
  return (
    <g className="fill-kora stroke-ink" strokeWidth="0.9">
      {fibres.map(({ turn, at }) => (
        <path
          key={turn}
          transform={`translate(${at}) rotate(${turn})`}
          d="M-5.4 .6C-6 -2.6 -2.4 -3.2 .4 -2.2S6 -2.6 6 .6S2.6 3 0 2.2S-4.8 3.6 -5.4 .6Z"
        />
      ))}
    </g>
  );
}

/** Where the filaments of one yarn lie: round and close, so that water runs in the grooves between. */
const packed = [3, 4, 3, 3].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * 9.4 + (row === 3 ? 4.7 : 0),
    y: (row - 1.5) * 8.2,
  })),
);

function Filaments({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="fill-card stroke-ink" strokeWidth="1.3">
      {packed.map((at) => (
        <circle
          key={`${at.x} ${at.y}`}
          cx={(x + at.x).toFixed(1)}
          cy={(y + at.y).toFixed(1)}
          r="4.7"
        />
      ))}
    </g>
  );
}
