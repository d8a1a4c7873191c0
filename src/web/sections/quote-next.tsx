import { SpecTable } from '../../ui/spec-table.tsx';
import { useContent } from '../content-context.tsx';
import { SalesDesks } from './contact/sales-desks.tsx';

/** Beside a quote request that names no fabric: who answers, by when, and what to have at hand. */
export function QuoteNext() {
  const { quote: texts } = useContent();
  return (
    <aside className="leaf next" aria-labelledby="quote-next">
      <h2 id="quote-next">{texts.heading}</h2>
      <ol>
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <h3>{texts.hand.heading}</h3>
      <SpecTable caption={texts.hand.heading} rows={texts.hand.rows} />
      <h3>{texts.ring}</h3>
      <SalesDesks />
    </aside>
  );
}
