import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import {
  type Numbers,
  readNumbersQuery,
  spans,
  type Tally,
} from '../../contract/desk/endpoints/numbers-endpoints.ts';
import { go, useLocation } from '../location.ts';
import { useMay } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { Bars } from './bars.tsx';
import { DailyChart } from './daily-chart.tsx';

export default function NumbersScreen() {
  const { searchParams } = useLocation();
  const query = readNumbersQuery(searchParams);
  const { value: numbers, error } = useQuery(endpoints.numbers, { query });
  const mayManage = useMay('manage');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Statistics</h1>
        <div className="acts" role="group" aria-label="Show">
          {spans.map((days) => (
            <button
              key={days}
              type="button"
              className="quiet"
              aria-pressed={query.days === days}
              onClick={() => go(screenPath('numbers', {}, { days }), { replace: true })}
            >
              {days} days
            </button>
          ))}
          {mayManage && (
            <a className="quiet" href={endpointAddress(endpoints.exportEnquiries)} download>
              Download for Excel (CSV)
            </a>
          )}
        </div>
      </div>
      {error && <p className="field-error">{error}</p>}
      {numbers && <Shown numbers={numbers} />}
    </div>
  );
}

function Shown({ numbers }: { readonly numbers: Numbers }) {
  const total = numbers.funnel[0]?.count ?? 0;
  if (total === 0) return <p className="empty">No enquiries in these days.</p>;
  return (
    <>
      <dl className="figures">
        <Figure label="Enquiries" value={String(total)} />
        <Figure label="Answered, median" value={spellWait(numbers.answer.median)} />
        <Figure label="Answered, nine of ten" value={spellWait(numbers.answer.p90)} />
        <Figure label="Won" value={spellShare(numbers.funnel.at(-1), total)} />
      </dl>
      <section>
        <h2>Per day</h2>
        <DailyChart days={numbers.days} />
      </section>
      <div className="charts">
        <Bars title="Progress" tallies={numbers.funnel} of={total} />
        <Bars title="Kinds of enquiry" tallies={numbers.kinds} />
        <Bars title="Fabrics" tallies={numbers.fabrics} />
        <Bars title="Collections" tallies={numbers.categories} />
        <Bars title="Where they came from" tallies={numbers.sources} />
      </div>
    </>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function spellWait(ms: number | null): string {
  if (ms === null) return '–';
  const minutes = ms / 60_000;
  if (minutes < 60) return `${Math.round(minutes)} min`;
  return minutes < 48 * 60
    ? `${(minutes / 60).toFixed(1)} h`
    : `${(minutes / 1440).toFixed(1)} days`;
}

function spellShare(part: Tally | undefined, total: number): string {
  return part ? `${Math.round((100 * part.count) / total)} %` : '–';
}
