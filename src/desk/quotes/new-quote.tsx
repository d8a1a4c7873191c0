import { type FormEvent, useState } from 'react';
import type { EnquiryDetail } from '../../contract/desk/enquiry.ts';
import {
  type Currency,
  currencies,
  parsePrice,
  quoteTotal,
  spellMoney,
} from '../../domain/desk/quote-total.ts';
import { dayMs, isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../link.tsx';
import { go } from '../location.ts';
import { useAsked } from '../use-asked.ts';
import { useNow } from '../use-now.ts';
import { useSend } from '../use-send.ts';
import { QuoteLines, type TypedLine } from './quote-lines.tsx';

const usualTerms =
  'Prices are for finished fabric by the metre, ex mill Amritsar.\nPayment: half with the order, half before dispatch.\nQuantity may differ by three per cent.';

/** Written, numbered, printed and sent in one go. */
export default function NewQuote({ id }: { readonly id: string }) {
  const { value: detail } = useAsked<EnquiryDetail>(`/enquiries/${id}`);
  if (!detail) return <div className="sheet" aria-busy="true" />;
  return <QuoteForm detail={detail} />;
}

function QuoteForm({ detail }: { readonly detail: EnquiryDetail }) {
  const { line, fabrics, canMail } = detail;
  const names = fabrics.length > 0 ? fabrics.map(({ name }) => name) : [line.product];
  const [lines, setLines] = useState<readonly TypedLine[]>(
    names.map((fabric, key) => ({ key, fabric, shade: '', metres: '', price: '' })),
  );
  const [currency, setCurrency] = useState<Currency>('INR');
  const { send, busy, error } = useSend();
  const now = useNow();
  const read = lines.map(({ fabric, shade, metres, price }) => ({
    fabric,
    shade,
    metres: Number(metres.replaceAll(',', '')),
    price: parsePrice(price) ?? Number.NaN,
  }));
  const total = quoteTotal(read);
  const whole = read.every(
    ({ fabric, metres, price }) => fabric.trim() && metres > 0 && Number.isFinite(price),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { buyer, company, validUntil, terms } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    const quote = { buyer, company, validUntil, terms, currency, lines: read };
    if (await send(`/enquiries/${line.id}/quotes`, quote)) go(`/desk/enquiries/${line.id}`);
  };
  return (
    <div className="sheet">
      <p className="crumb-line lab">
        <Link href="/desk">Inbox</Link> /{' '}
        <Link href={`/desk/enquiries/${line.id}`}>{line.reference}</Link> / Quote
      </p>
      <h1>A quote for {line.name}</h1>
      <form aria-label="New quote" className="stack quote-form" onSubmit={submit}>
        <div className="fields-2">
          <label>
            Buyer
            <input name="buyer" className="inp" required defaultValue={line.name} />
          </label>
          <label>
            Company
            <input name="company" className="inp" defaultValue={line.company} />
          </label>
          <label>
            Currency
            <select
              className="inp sel"
              value={currency}
              onChange={(event) => setCurrency(event.target.value as Currency)}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <label>
            Valid until
            <input
              name="validUntil"
              type="date"
              className="inp"
              required
              min={isoIndianDate(now)}
              defaultValue={isoIndianDate(now + 15 * dayMs)}
            />
          </label>
        </div>
        <QuoteLines lines={lines} currency={currency} onChange={setLines} />
        <p className="quote-sum">
          Total <b>{whole ? spellMoney(total, currency) : '–'}</b>
        </p>
        <label>
          Terms
          <textarea
            name="terms"
            className="inp"
            rows={4}
            maxLength={4000}
            defaultValue={usualTerms}
          />
        </label>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <Button type="submit" look="primary" size="small" busy={busy} disabled={!whole}>
            {canMail ? `Send to ${line.email}` : 'Make the quote'}
          </Button>
          {!canMail && (
            <span className="mut">No e-mail address: send the buyer's page by WhatsApp.</span>
          )}
        </div>
      </form>
    </div>
  );
}
