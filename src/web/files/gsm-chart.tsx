import type { SiteContent } from '../../content/site-content.ts';
import { useContent, WithContent } from '../content-context.tsx';
import { chartedGarments } from '../sections/journal/figures/gsm-scale.tsx';
import { palette } from '../../domain/design/palette.ts';
import { renderToStaticMarkup } from 'react-dom/server';

const paper = '#ffffff';
const { ink, ink2: grey, madder, shade, kora, turmeric, indigo } = palette;
const hair = '#b9ae9b';
const dyes = [shade, kora, turmeric, indigo];

const left = 16;
const right = 194;
const lightest = 80;
const perGsm = (right - left) / (350 - lightest);
const at = (gsm: number) => left + (gsm - lightest) * perGsm;

/** The width most fabrics are quoted at, in metres: 60 inches. */
const width = 1.524;
const weights = [100, 120, 150, 160, 180, 200, 220, 260, 300, 340];

/** The printable A4 chart, one unit to the millimetre. It leaves the site, so it brings its own looks. */
export function gsmChart(content: SiteContent): string {
  const chart = renderToStaticMarkup(
    <WithContent content={content}>
      <Chart />
    </WithContent>,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${chart}\n`;
}

function Chart() {
  const { mill, terms } = useContent();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="210mm"
      height="297mm"
      viewBox="0 0 210 297"
      fontFamily="'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"
      fontSize="3.6"
      fill={ink}
    >
      <title>{`GSM chart, ${mill.name}`}</title>
      <desc>Weight bands, garments by weight, conversions, and a square to cut and weigh.</desc>
      <rect width="210" height="297" fill={paper} />
      <g fontFamily="Georgia, 'Liberation Serif', serif">
        <text x={left} y="32" fontSize="17" letterSpacing="-0.5">
          Fabric weight
        </text>
        <text x={left} y="41" fontSize="5.4" fill={grey}>
          Grams per square metre of finished cloth
        </text>
      </g>
      <path d={`M${left} 47H${right}`} stroke={ink} strokeWidth="0.7" />
      <Bands />
      <Tape />
      <Garments />
      <Conversions />
      <Square />
      <text x={left} y="286" fontSize="3.2" fill={grey}>
        {`${mill.name}, ${mill.address.city}. Weight held within ${terms.gsmTolerance.text}. Print at 100 per cent; the square must measure 50 mm.`}
      </text>
    </svg>
  );
}

function Bands() {
  const { gsmBands } = useContent().terms;
  return (
    <>
      {gsmBands.map((band, index) => {
        const x = at(band.from);
        const height = 9 + index * 5;
        return (
          <g key={band.id}>
            <rect
              x={x}
              y={86 - height}
              width={at(band.to) - x - 0.6}
              height={height}
              fill={dyes[index]}
            />
            <text x={x} y={83.6 - height} fontSize="4" fontWeight="600">
              {band.name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Tape() {
  const ticks = Array.from({ length: 28 }, (_, index) => lightest + index * 10);
  return (
    <>
      <rect x={left} y="86" width={right - left} height="10" fill={dyes[2]} />
      <path
        d={ticks.map((gsm) => `M${at(gsm)} 86v${gsm % 50 === 0 ? 5 : 2.4}`).join('')}
        stroke={ink}
        strokeWidth="0.35"
      />
      {ticks
        .filter((gsm) => gsm % 50 === 0 && gsm < 350)
        .map((gsm) => (
          <text key={gsm} x={at(gsm) + 1} y="94.6" fontWeight="600">
            {gsm}
          </text>
        ))}
    </>
  );
}

function Garments() {
  const { terms } = useContent();
  const { gsmBands } = terms;
  const garments = chartedGarments(terms);
  return (
    <>
      <path
        d={gsmBands.map((band) => `M${at(band.from)} 97V160`).join('')}
        stroke={hair}
        strokeWidth="0.2"
      />
      {garments.map(({ id, name, from, to }, index) => {
        const y = 104 + index * 8.6;
        const onRight = at(to) < 140;
        return (
          <g key={id}>
            <rect x={at(from)} y={y - 1.6} width={at(to) - at(from)} height="3.2" fill={madder} />
            <text
              x={onRight ? at(to) + 2.5 : at(from) - 2.5}
              y={y + 1.3}
              textAnchor={onRight ? 'start' : 'end'}
              paintOrder="stroke"
              stroke={paper}
              strokeWidth="1.2"
            >
              {`${name}, ${from}–${to}`}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Conversions() {
  const columns = [left, left + 26, left + 60, left + 90];
  const line = (cells: readonly string[], y: number, weight: '400' | '600') =>
    cells.map((cell, index) => (
      <text key={cell} x={columns[index]} y={y} fontWeight={weight}>
        {cell}
      </text>
    ));
  return (
    <>
      <text x={left} y="174" fontFamily="Georgia, 'Liberation Serif', serif" fontSize="7">
        From GSM to metres and kilos
      </text>
      <path d={`M${left} 178H${left + 110}`} stroke={ink} strokeWidth="0.5" />
      {line(['GSM', 'g per metre, 60 in', 'metres per kg', 'oz per sq yd'], 184, '600')}
      {weights.map((gsm, index) => {
        const y = 192 + index * 8;
        const running = gsm * width;
        const cells = [
          `${gsm}`,
          `${running.toFixed(0)} g`,
          `${(1000 / running).toFixed(2)} m`,
          `${(gsm / 33.9).toFixed(1)} oz`,
        ];
        return (
          <g key={gsm}>
            <path d={`M${left} ${y - 5.4}H${left + 110}`} stroke={hair} strokeWidth="0.2" />
            {line(cells, y, '400')}
          </g>
        );
      })}
    </>
  );
}

/** 25 square centimetres: four hundred of them are a square metre. */
function Square() {
  return (
    <g>
      <rect
        x="140"
        y="186"
        width="50"
        height="50"
        fill="none"
        stroke={ink}
        strokeWidth="0.4"
        strokeDasharray="2 1.4"
      />
      <g textAnchor="middle">
        <text x="165" y="209" fontSize="4.2" fontWeight="600">
          Cut 50 × 50 mm
        </text>
        <text x="165" y="215.5">
          weigh in grams
        </text>
        <text x="165" y="221">
          × 400 = GSM
        </text>
      </g>
      <text x="140" y="245" fontSize="3.2" fill={grey}>
        Weigh five, take the mean,
      </text>
      <text x="140" y="249.6" fontSize="3.2" fill={grey}>
        none within a hand of the selvedge.
      </text>
    </g>
  );
}
