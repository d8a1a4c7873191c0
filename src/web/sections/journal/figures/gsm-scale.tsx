import type { FabricFact, Terms } from '../../../../content/terms.ts';
import { useContent } from '../../../content-context.tsx';

const perGsm = 440 / 260;
const at = (gsm: number) => (gsm - 85) * perGsm;
const dyes = ['fill-shade', 'fill-kora', 'fill-turmeric', 'fill-indigo'];

/** The weight bands on a tape measure, and under it what is cut from each. */
export function GsmScale() {
  const { terms } = useContent();
  const { gsmBands } = terms;
  const garments = chartedGarments(terms);
  const ticks = Array.from({ length: 26 }, (_, index) => 90 + index * 10);
  return (
    <svg
      className="fig fig-chart"
      viewBox="0 0 440 366"
      role="img"
      aria-label={`Scale of fabric weight in grams per square metre. Bands: ${say(gsmBands)}. Garments: ${say(garments)}.`}
    >
      {gsmBands.map((band, index) => (
        <g key={band.id}>
          <rect
            className={dyes[index]}
            x={at(band.from) + 1}
            y={80 - index * 18}
            width={(band.to - band.from) * perGsm - 2}
            height={20 + index * 18}
          />
        </g>
      ))}
      {gsmBands.map((band, index) => (
        <text key={band.id} x={index === 0 ? 0 : at(band.from) + 2} y={73 - index * 18}>
          {band.name}
        </text>
      ))}
      <rect className="fill-turmeric" x="0" y="102" width="440" height="36" />
      <path
        className="stroke-ink"
        strokeWidth="1.3"
        strokeLinecap="butt"
        d={ticks.map((gsm) => `M${at(gsm).toFixed(1)} 102v${gsm % 50 === 0 ? 18 : 8}`).join('')}
      />
      {ticks
        .filter((gsm) => gsm % 50 === 0)
        .map((gsm) => (
          <text key={gsm} x={at(gsm) + 4} y="133">
            {gsm}
          </text>
        ))}
      <path
        className="stroke-hair"
        d={gsmBands.map((band) => `M${at(band.from).toFixed(1)} 140V360`).join('')}
      />
      {garments.map(({ id, name, from, to }, index) => {
        const y = 162 + index * 30;
        const left = at(from);
        const roomOnRight = at(to) < 300;
        return (
          <g key={id}>
            <path
              className="stroke-madder"
              strokeWidth="9"
              strokeLinecap="butt"
              d={`M${left.toFixed(1)} ${y}H${at(to).toFixed(1)}`}
            />
            <text
              x={roomOnRight ? at(to) + 8 : left - 8}
              y={y + 6}
              textAnchor={roomOnRight ? 'start' : 'end'}
            >
              {name} {from}–{to}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** From the lightest to the heaviest, as both charts draw them. */
export function chartedGarments({ fabricFacts }: Terms): readonly FabricFact[] {
  return [
    fabricFacts.summerTees,
    fabricFacts.everydayTees,
    fabricFacts.shirts,
    fabricFacts.polosAndUniforms,
    fabricFacts.leggings,
    fabricFacts.ribs,
    fabricFacts.hoodies,
  ];
}

function say(spans: readonly { readonly name: string; readonly text: string }[]): string {
  return spans.map(({ name, text }) => `${name} ${text}`).join(', ');
}
