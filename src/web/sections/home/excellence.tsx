import { useContent } from '../../content-context.tsx';

/** Three figures under the tape measure; a behaviour may count up to them, but they are in the markup. */
export function Excellence() {
  const { claims, home } = useContent();
  const { excellence } = home;
  return (
    <section className="count wrap" aria-label={excellence.heading}>
      <h2>{excellence.heading}</h2>
      <dl>
        {excellence.counters.map((counter) => {
          const figure = Number(claims[counter.claim].value);
          return (
            <div key={counter.label}>
              <dt>{counter.label}</dt>
              <dd className="count-number">
                <span data-final={inFull(figure)} data-counter={figure}>
                  {inFull(figure)}
                </span>
                {counter.suffix}
                {'unit' in counter && <i>{counter.unit}</i>}
              </dd>
              <dd className="mut">{counter.note}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function inFull(figure: number): string {
  return figure.toLocaleString('en-US');
}
