import type { InputHTMLAttributes } from 'react';
import type { QuoteForm } from '../../contract/desk/endpoints/quote-endpoints.ts';
import type { Currency } from '../../domain/desk/quote-total.ts';
import { type Delivery, deliveries, offerLimits } from '../../domain/offer/offer.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import type { TypedOffer, TypedTier } from './typed-offer.ts';
import '../styles/quote-tiers.css';

interface OfferEditorProps {
  readonly offer: TypedOffer;
  readonly fabrics: QuoteForm['fabrics'];
  readonly currency: Currency;
  onChange(offer: TypedOffer): void;
}

/** One cloth at a price that follows the metres. */
export function OfferEditor({ offer, fabrics, currency, onChange }: OfferEditorProps) {
  const set = (change: Partial<TypedOffer>) => onChange({ ...offer, ...change });
  const text = (
    name: Exclude<keyof TypedOffer, 'tiers' | 'delivery'>,
    label: string,
    more: InputHTMLAttributes<HTMLInputElement> = {},
  ) => (
    <label>
      {label}
      <input
        className="inp"
        value={offer[name]}
        onChange={(event) => set({ [name]: event.target.value } as Partial<TypedOffer>)}
        {...more}
      />
    </label>
  );
  return (
    <fieldset className="quote-lines">
      <legend>Price by metres</legend>
      <datalist id="offer-fabrics">
        {fabrics.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="fields-2">
        {text('fabric', 'Fabric', { required: true, list: 'offer-fabrics' })}
        {text('shade', 'Shade')}
        {text('metres', 'Metres asked for', { required: true, inputMode: 'numeric' })}
        <label>
          Delivery
          <select
            className="inp sel"
            value={offer.delivery}
            onChange={(event) => set({ delivery: event.target.value as Delivery })}
          >
            {Object.entries(deliveries).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {offer.delivery !== 'gate' && text('place', 'Place', { required: true })}
        {text('leastStyle', 'MOQ a style, m', { required: true, inputMode: 'numeric' })}
        {text('leastColour', 'MOQ a colour, m', {
          required: true,
          inputMode: 'numeric',
        })}
        {text('tax', 'Tax')}
        {text('taxPercent', 'Tax in percent', { inputMode: 'decimal' })}
      </div>
      <Tiers tiers={offer.tiers} currency={currency} onChange={(tiers) => set({ tiers })} />
    </fieldset>
  );
}

function Tiers({
  tiers,
  currency,
  onChange,
}: {
  readonly tiers: readonly TypedTier[];
  readonly currency: Currency;
  readonly onChange: (tiers: readonly TypedTier[]) => void;
}) {
  const set = (key: number, change: Partial<TypedTier>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)));
  const field = (
    tier: TypedTier,
    name: 'from' | 'price' | 'days',
    label: string,
    placeholder: string,
  ) => (
    <input
      className="inp"
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      required
      value={tier[name]}
      onChange={(event) => set(tier.key, { [name]: event.target.value } as Partial<TypedTier>)}
    />
  );
  return (
    <>
      {tiers.map((tier, i) => (
        <div key={tier.key} className="quote-tier">
          {field(tier, 'from', `From metres, tier ${i + 1}`, 'From m')}
          {field(tier, 'price', `Price a metre, tier ${i + 1}`, `${currency} a metre`)}
          {field(tier, 'days', `Days, tier ${i + 1}`, 'Days')}
          {tiers.length > 1 && (
            <button
              type="button"
              className="quiet"
              aria-label={`Remove tier ${i + 1}`}
              onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
            >
              <CloseIcon />
            </button>
          )}
        </div>
      ))}
      {tiers.length < offerLimits.tiers && (
        <button
          type="button"
          className="quiet"
          onClick={() =>
            onChange([
              ...tiers,
              { key: Math.max(...tiers.map(({ key }) => key)) + 1, from: '', price: '', days: '' },
            ])
          }
        >
          One more tier
        </button>
      )}
    </>
  );
}
