import { excellence } from '../../../content/home.ts';

/** Three figures under the tape; a behaviour may count up to them, the markup already says them. */
export function Excellence() {
  return (
    <section className="count wrap" aria-labelledby="excellence">
      <h2 id="excellence">{excellence.heading}</h2>
      <dl>
        {excellence.counters.map((counter) => (
          <div key={counter.label}>
            <dt>{counter.label}</dt>
            <dd className="count-number">
              <span data-counter={counter.target}>{counter.target.toLocaleString('en-US')}</span>
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
