import { useContent } from '../../content-context.tsx';

/** Three figures under the tape measure; a behaviour may count up to them, but they are in the markup. */
export function Excellence() {
  const { claims, home } = useContent();
  const { excellence } = home;
  const counted = excellence.counters.flatMap((counter) => {
    const claim = claims[counter.claim];
    return claim ? [{ ...counter, figure: Number(claim.value) }] : [];
  });
  if (counted.length === 0) return null;
  return (
    <section className="count wrap" aria-label={excellence.heading}>
      <h2>{excellence.heading}</h2>
      <dl>
        {counted.map((counter) => (
          <div key={counter.label}>
            <dt>{counter.label}</dt>
            <dd className="count-number">
              <span data-final={inFull(counter.figure)} data-counter={counter.figure}>
                {inFull(counter.figure)}
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
