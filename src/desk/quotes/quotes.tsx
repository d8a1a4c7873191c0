import type { QuoteSummary } from '../../contract/desk/quotes.ts';
import { useMay } from '../person-context.ts';
import { useAsked } from '../use-asked.ts';
import { QuoteLineItem } from './quote-line-item.tsx';

export default function Quotes() {
  const { value: quotes, error } = useAsked<QuoteSummary[]>('/quotes');
  const mayWork = useMay('work');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Quotes</h1>
      </div>
      {error && <p className="field-error">{error}</p>}
      <ul className="quote-list wide" aria-busy={!quotes}>
        {quotes?.map((quote) => (
          <QuoteLineItem key={quote.id} quote={quote} mayWork={mayWork} linked />
        ))}
      </ul>
      {quotes?.length === 0 && (
        <p className="empty">No quote yet. Open an enquiry and write the first.</p>
      )}
    </div>
  );
}
