import { excellence } from '../../../content/home.ts';

/** Three figures under the tape measure; a behaviour may count up to them, but they are in the markup. */
export function Excellence() {
  return (
    <section className="count wrap" aria-label={excellence.heading}>
      <h2>{excellence.heading}</h2>
      <dl>
        {excellence.counters.map((counter) => (
          <div key={counter.label}>
            <dt>{counter.label}</dt>
            <dd className="count-number">
              <span data-final={inFull(counter.target)} data-counter={counter.target}>
                {inFull(counter.target)}
              </span>
              {counter.suffix}
              {'unit' in counter && <i>{counter.unit}</i>}
            </dd>
            <dd className="mut">{counter.note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function inFull(figure: number): string {
  return figure.toLocaleString('en-US');
}
