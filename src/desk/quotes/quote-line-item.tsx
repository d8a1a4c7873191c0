import { endpointAddress } from '../../contract/desk/endpoint.ts';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { QuoteSummary } from '../../contract/desk/endpoints/quote-endpoints.ts';
import { isExpired, quoteStates } from '../../domain/desk/quote-state.ts';
import { spellSum } from '../../domain/offer/offer.ts';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';
import { useNow } from '../use-now.ts';
import { useSend } from '../use-send.ts';

interface QuoteLineItemProps {
  readonly quote: QuoteSummary;
  readonly mayWork: boolean;
  /** In the list of all quotes each leads to its enquiry. */
  readonly linked?: boolean;
}

export function QuoteLineItem({ quote, mayWork, linked = false }: QuoteLineItemProps) {
  const { send, busy, error } = useSend();
  const now = useNow();
  const params = { id: quote.id };
  const expired = quote.state === 'sent' && isExpired(quote.validUntil, now);
  return (
    <li className="quote-item">
      <p>
        {linked ? (
          <Link href={screenPath('enquiry', { id: quote.enquiryId })}>
            <b>{quote.number}</b> <bdi>{quote.buyer}</bdi>
          </Link>
        ) : (
          <b>{quote.number}</b>
        )}{' '}
        <span className="money">{spellSum(quote.total, quote.currency)}</span>
      </p>
      <p className="lab mut">
        {expired ? 'Expired' : quoteStates[quote.state]} · valid until {quote.validUntil}
        {quote.seenAt !== null && (
          <>
            {' '}
            · opened <Moment at={quote.seenAt} />
          </>
        )}
      </p>
      {quote.answer && (
        <p className="typed">
          <bdi>{quote.answer}</bdi>
        </p>
      )}
      <div className="acts">
        <a
          className="quiet"
          href={endpointAddress(endpoints.quotePdf, { params })}
          target="_blank"
          rel="noreferrer"
        >
          PDF
        </a>
        {quote.path && quote.state !== 'revoked' && (
          <a className="quiet" href={`${quote.path}?preview=1`} target="_blank" rel="noreferrer">
            Quote page
          </a>
        )}
        {mayWork && quote.state === 'sent' && (
          <button
            type="button"
            className="quiet"
            disabled={busy}
            onClick={() => send(endpoints.withdrawQuote, { params })}
          >
            Withdraw
          </button>
        )}
      </div>
      {error && <p className="field-error">{error}</p>}
    </li>
  );
}
