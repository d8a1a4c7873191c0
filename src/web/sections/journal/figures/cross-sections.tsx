/** Fibres cut across, all to one scale; each drawn a few times, because no two lie alike. */
const fibres = [
  {
    name: 'Cotton',
    note: 'a flattened tube',
    fill: 'fill-kora',
    outline: 'M-33 4C-38 -14 -16 -22 3 -12S38 -16 37 3S17 17 0 11S-28 24 -33 4Z',
    inside: 'M-22 2C-10 -5 10 -2 24 2',
    radius: 30,
  },
  {
    name: 'Wool',
    note: 'round, with scales',
    fill: 'fill-shade',
    outline: 'M-29 0C-29 -17 -16 -29 1 -30S30 -15 30 1S16 29 -1 30S-29 17 -29 0Z',
    inside:
      'M-27 -11C-22 -13 -19 -17 -18 -23M8 -29C7 -23 11 -19 17 -18M29 7C23 7 19 11 19 16M-5 29C-6 23 -10 20 -16 21M-28 9C-24 8 -22 5 -22 1',
    radius: 33,
  },
  {
    name: 'Nylon',
    note: 'round, smooth',
    fill: 'fill-card',
    outline: 'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1 -17 0Z',
    inside: 'M-10 -7A12 12 0 0 1 -3 -12',
    radius: 20,
  },
  {
    name: 'Polyester',
    note: 'round; the specks dull it',
    fill: 'fill-card',
    outline: 'M-19 0A19 19 0 1 1 19 0A19 19 0 1 1 -19 0Z',
    inside: 'M-8 -6h.1M5 -9h.1M-3 4h.1M9 3h.1M1 12h.1M-11 7h.1M8 -2h.1M-2 -12h.1',
    radius: 22,
  },
  {
    name: 'Trilobal',
    note: 'three lobes, bright',
    fill: 'fill-card',
    outline: 'M0 -27C9 -27 9 -13 13 -6S29 7 25 15S9 9 0 9S-21 23 -25 15S-17 1 -13 -6S-9 -27 0 -27Z',
    inside: 'M0 -18C2 -12 3 -8 6 -3',
    radius: 27,
  },
  {
    name: 'Four-channel',
    note: 'grooves that lead water',
    fill: 'fill-card',
    outline:
      'M-24 -14C-16 -19 -13 -9 -8 -10S-4 -20 4 -19S10 -9 15 -10S27 -8 25 -1S14 2 12 8S18 19 9 20S0 11 -4 11S-16 20 -22 14S-15 4 -16 0S-30 -9 -24 -14Z',
    inside: '',
    radius: 27,
  },
];

/** Where the fibres of one panel lie, in units of their own radius, and how each is turned. */
const bundle = [
  [-1.05, -0.72, 12],
  [1.02, -0.88, 78],
  [0.04, 0.82, -24],
  [-1.98, 0.92, 140],
  [2.02, 0.86, 200],
] as const;

export function CrossSections() {
  return (
    <div
      className="fig-six"
      role="img"
      aria-label={`Fibres cut across: ${fibres.map(({ name, note }) => `${name}, ${note}`).join('; ')}.`}
    >
      {fibres.map(({ name, note, fill, outline, inside, radius }) => (
        <div key={name}>
          <svg className="fig" viewBox="-110 -74 220 148" aria-hidden="true">
            {bundle.map(([x, y, turn]) => (
              <g
                key={turn}
                transform={`translate(${x * radius * 1.08} ${y * radius}) rotate(${turn})`}
                className="stroke-ink"
                strokeWidth="1.6"
              >
                <path className={fill} d={outline} />
                {inside && <path d={inside} strokeWidth="1.9" />}
              </g>
            ))}
          </svg>
          <b>{name}</b>
          <br />
          {note}
        </div>
      ))}
    </div>
  );
}
