import { screenPath } from '../../contract/desk/desk-paths.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { Link } from '../link.tsx';
import { QuoteLineItem } from '../quotes/quote-line-item.tsx';

interface EnquiryQuotesProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

export function EnquiryQuotes({ detail, mayWork }: EnquiryQuotesProps) {
  const { quotes, line } = detail;
  return (
    <section className="slip-side">
      <h2>Quotes</h2>
      <ul className="quote-list">
        {quotes.map((quote) => (
          <QuoteLineItem key={quote.id} quote={quote} mayWork={mayWork} />
        ))}
      </ul>
      {mayWork && (
        <Link className="quiet" href={screenPath('newQuote', { id: line.id })}>
          Write a quote
        </Link>
      )}
    </section>
  );
}
