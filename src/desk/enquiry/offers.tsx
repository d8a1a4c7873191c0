import type { EnquiryDetail } from '../../contract/desk/enquiry.ts';
import { Link } from '../link.tsx';
import { QuoteLineItem } from '../quotes/quote-line-item.tsx';

interface OffersProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

export function Offers({ detail, mayWork }: OffersProps) {
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
        <Link className="quiet" href={`/desk/enquiries/${line.id}/quote`}>
          Write a quote
        </Link>
      )}
    </section>
  );
}
