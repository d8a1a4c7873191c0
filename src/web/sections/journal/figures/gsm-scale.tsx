import { gsmBands } from '../../../../content/terms.ts';

const left = 20;
const perGsm = 640 / 260;
const at = (gsm: number) => left + (gsm - 80) * perGsm;

/** The weight bands laid along a tape measure. */
export function GsmScale() {
  const ticks = Array.from({ length: 27 }, (_, index) => 80 + index * 10);
  return (
    <svg
      className="fig"
      viewBox="0 0 680 190"
      role="img"
      aria-label={`Scale of fabric weight in grams per square metre: ${gsmBands.map((band) => `${band.name} ${band.text}`).join(', ')}.`}
    >
      <rect className="fig-tape" x="0" y="110" width="680" height="44" />
      <path
        className="fig-ink"
        d={ticks.map((gsm) => `M${at(gsm)} 110v${gsm % 50 === 0 ? 22 : 10}`).join('')}
      />
      {ticks
        .filter((gsm) => gsm % 50 === 0)
        .map((gsm) => (
          <text key={gsm} className="fig-figure" x={at(gsm) + 4} y="148">
            {gsm}
          </text>
        ))}
      {gsmBands.map((band, index) => (
        <g key={band.id}>
          <rect
            className={`fig-band fig-band-${index + 1}`}
            x={at(band.from)}
            y={84 - index * 14}
            width={(band.to - band.from) * perGsm - 3}
            height={26 + index * 14}
          />
          <text className="fig-label" x={at(band.from)} y={76 - index * 14}>
            {band.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
