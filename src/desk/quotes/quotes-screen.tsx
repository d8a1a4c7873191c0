import { endpoints } from '../../contract/desk/endpoints.ts';
import { useMay } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { QuoteLineItem } from './quote-line-item.tsx';

export default function QuotesScreen() {
  const { value: quotes, error } = useQuery(endpoints.quotes);
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
        <p className="empty">No quotes yet. Open an enquiry to write the first one.</p>
      )}
    </div>
  );
}
