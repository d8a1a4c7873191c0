const fibres = [
  {
    name: 'Cotton',
    note: 'flattened tube',
    path: 'M-34 6C-36 -14 -12 -20 4 -13S34 -12 35 2S16 20 0 14S-30 24 -34 6ZM-20 2C-8 -4 8 -4 22 1',
  },
  {
    name: 'Wool',
    note: 'round, scaled',
    path: 'M-28 0A28 28 0 1 1 28 0A28 28 0 1 1 -28 0ZM-24 -13l-6 -3M24 -13l6 -3M-24 13l-6 3M24 13l6 3M0 -28v-5M0 28v5',
  },
  { name: 'Polyester', note: 'round, smooth', path: 'M-24 0A24 24 0 1 1 24 0A24 24 0 1 1 -24 0Z' },
  {
    name: 'Nylon, trilobal',
    note: 'three lobes, bright',
    path: 'M0 -30C14 -30 14 -10 18 -4C28 6 34 20 22 26C12 30 6 14 0 14S-12 30 -22 26C-34 20 -28 6 -18 -4C-14 -10 -14 -30 0 -30Z',
  },
];

/** Fibres cut across, drawn to one scale. */
export function FibreCrossSections() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 190"
      role="img"
      aria-label={`Fibres cut across: ${fibres.map(({ name, note }) => `${name}, ${note}`).join('; ')}.`}
    >
      {fibres.map(({ name, note, path }, index) => (
        <g key={name} transform={`translate(${88 + index * 168} 74)`}>
          <path className="fig-section" d={path} transform="scale(1.45)" />
          <text className="fig-label" y="82" textAnchor="middle">
            {name}
          </text>
          <text className="fig-note" y="102" textAnchor="middle">
            {note}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** From skin to air through a cotton-nylon knit. */
export function MoisturePath() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 240"
      role="img"
      aria-label="Moisture leaves the skin, is taken up by the cotton yarns, travels along them to the outer face and dries into the air."
    >
      <rect className="fig-skin" x="0" y="196" width="680" height="44" />
      {Array.from({ length: 12 }, (_, index) => (
        <circle key={index} className="fig-cotton" cx={36 + index * 55} cy="150" r="24" />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <circle key={index} className="fig-nylon" cx={63 + index * 55} cy="104" r="15" />
      ))}
      <path
        className="fig-indigo fig-bold"
        d="M120 192C120 150 150 150 150 120S180 84 190 44m-9 9l9-9 5 12M340 192C340 150 370 150 370 120S400 84 410 44m-9 9l9-9 5 12M560 192C560 150 590 150 590 120S620 84 630 44m-9 9l9-9 5 12"
      />
      <text className="fig-label" x="14" y="224">
        Skin
      </text>
      <text className="fig-label" x="14" y="72">
        Nylon face
      </text>
      <text className="fig-label" x="14" y="24">
        Air
      </text>
    </svg>
  );
}
