import { type FormEvent, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { QuoteForm } from '../../contract/desk/endpoints/quote-endpoints.ts';
import {
  type Currency,
  currencies,
  parsePrice,
  quoteTotal,
} from '../../domain/desk/quote-total.ts';
import { spellSum, sumFor } from '../../domain/offer/offer.ts';
import { dayMs, isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import { Button } from '../../ui/button.tsx';
import { formTexts } from '../form-texts.ts';
import { Link } from '../link.tsx';
import { go } from '../location.ts';
import { useQuery } from '../use-query.ts';
import { useNow } from '../use-now.ts';
import { useSend } from '../use-send.ts';
import { OfferEditor } from './offer-editor.tsx';
import { missingInOffer, readOffer, type TypedOffer } from './typed-offer.ts';
import { QuoteLines, type TypedLine } from './quote-line-editor.tsx';

/** A quote is written, numbered, printed and sent in one step. */
export default function NewQuoteScreen({ id }: { readonly id: string }) {
  const { value: detail } = useQuery(endpoints.enquiry, { params: { id } });
  const { value: form } = useQuery(endpoints.quoteForm);
  if (!detail || !form) return <div className="sheet" aria-busy="true" />;
  return <NewQuoteForm detail={detail} form={form} />;
}

interface NewQuoteFormProps {
  readonly detail: EnquiryDetail;
  readonly form: QuoteForm;
}

function NewQuoteForm({ detail, form }: NewQuoteFormProps) {
  const { line, fabrics, canMail } = detail;
  const names = fabrics.length > 0 ? fabrics.map(({ name }) => name) : [line.product];
  const [lines, setLines] = useState<readonly TypedLine[]>(
    names.map((fabric, key) => ({ key, fabric, shade: '', metres: '', price: '' })),
  );
  const [currency, setCurrency] = useState<Currency>('INR');
  const [byMetres, setByMetres] = useState(false);
  const [typed, setTyped] = useState<TypedOffer>(() => ({
    ...emptyOffer,
    fabric: names[0] ?? '',
  }));
  const { send, busy, error } = useSend();
  const now = useNow();
  const offer = readOffer(typed);
  const read = lines.map(({ fabric, shade, metres, price }) => ({
    fabric,
    shade,
    metres: Number(metres.replaceAll(',', '')),
    price: parsePrice(price) ?? Number.NaN,
  }));
  const total = quoteTotal(read);
  const linesWhole = read.every(
    ({ fabric, metres, price }) => fabric.trim() && metres > 0 && Number.isFinite(price),
  );
  const whole = byMetres ? offer !== undefined : linesWhole;
  const sum = offer && sumFor(offer, offer.metres);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = formTexts(event.currentTarget, 'buyer', 'company', 'validUntil', 'terms');
    const params = { id: line.id };
    const asked = offer && sum && { ...offer, price: sum.price };
    const body =
      byMetres && asked
        ? {
            ...texts,
            currency,
            offer,
            lines: [
              {
                fabric: asked.fabric,
                shade: asked.shade,
                metres: asked.metres,
                price: asked.price,
              },
            ],
          }
        : { ...texts, currency, lines: read };
    if (await send(endpoints.sendQuote, { params, body })) go(screenPath('enquiry', params));
  };
  return (
    <div className="sheet">
      <p className="crumb-line lab">
        <Link href={screenPath('inbox')}>Inbox</Link> /{' '}
        <Link href={screenPath('enquiry', { id: line.id })}>{line.reference}</Link> / Quote
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
        <fieldset className="quote-kind">
          <legend>What is offered</legend>
          <label>
            <input type="radio" name="kind" checked={byMetres} onChange={() => setByMetres(true)} />{' '}
            One cloth, price by metres
          </label>
          <label>
            <input
              type="radio"
              name="kind"
              checked={!byMetres}
              onChange={() => setByMetres(false)}
            />{' '}
            Several lines, fixed
          </label>
        </fieldset>
        {byMetres ? (
          <OfferEditor
            offer={typed}
            fabrics={form.fabrics}
            currency={currency}
            onChange={setTyped}
          />
        ) : (
          <QuoteLines
            lines={lines}
            fabrics={form.fabrics}
            currency={currency}
            onChange={setLines}
          />
        )}
        <p className="quote-sum">
          {byMetres ? 'For the metres asked for, with tax' : 'Total'}{' '}
          <b>
            {byMetres
              ? sum
                ? spellSum(sum.total, currency)
                : '–'
              : linesWhole
                ? spellSum(total, currency)
                : '–'}
          </b>
        </p>
        {byMetres && !offer && <p className="mut">{missingInOffer(typed)}</p>}
        <label>
          Terms
          <textarea
            name="terms"
            className="inp"
            rows={4}
            maxLength={4000}
            defaultValue={form.terms}
          />
        </label>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <Button type="submit" look="primary" size="small" busy={busy} disabled={!whole}>
            {canMail ? `Send to ${line.email}` : 'Create the quote'}
          </Button>
          {!canMail && (
            <span className="mut">
              There is no e-mail address: send the link to the quote page by WhatsApp.
            </span>
          )}
        </div>
      </form>
    </div>
  );
}

const emptyOffer: TypedOffer = {
  fabric: '',
  shade: '',
  metres: '',
  tiers: [{ key: 0, from: '', price: '', days: '' }],
  delivery: 'gate',
  place: '',
  tax: 'GST',
  taxPercent: '5',
  leastStyle: '300',
  leastColour: '300',
};
