import { useState } from 'react';
import { quoteKind } from '../../contract/enquiry/quote.ts';
import { href } from '../../contract/routes.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { track } from '../analytics/track.ts';
import type { RequestedLine } from '../basket/requested-lines.ts';
import { writeBasket } from '../basket/basket.ts';
import { showBasket } from '../basket/show-basket.ts';
import { EnquiryForm, type FilledForm, useEnquiryForm } from '../forms/enquiry-form.tsx';
import { SendRow } from '../forms/send-row.tsx';
import { CompanyField, EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';
import { QuoteLines } from '../forms/quote/quote-line-fields.tsx';
import { QuoteThanks, type QuoteThanksTexts } from '../forms/quote/quote-thanks.tsx';

interface QuoteFormProps extends FilledForm {
  /** Several fabrics at once; a single one has the plain product field. */
  readonly lines: readonly RequestedLine[];
  readonly thanksTexts: QuoteThanksTexts;
}

/** Requests a quote for one fabric or for the basket; a dialog confirms it. */
export default function QuoteForm(props: QuoteFormProps) {
  const [thanks, setThanks] = useState<{ readonly reference?: string }>();
  const [lines, setLines] = useState(props.lines);
  const state = useEnquiryForm(quoteKind, {
    ...props,
    onSent: (answer) => {
      setThanks(answer);
      if (lines.length > 0) {
        setLines([]);
        emptyBasket();
      }
      track({ name: 'form_submit', form_type: 'quote_request' });
      track({ name: 'conversion', value: 1, currency: 'INR' });
    },
  });
  const { field } = state;
  return (
    <>
      <EnquiryForm
        state={state}
        className="form"
        aria-label="Quote request"
        // The browser checks the address, as it does without script.
        noValidate={false}
      >
        {lines.length > 0 && <QuoteLines lines={lines} />}
        <NameField {...field('name')} aria-required />
        <PhoneField {...field('phone')} aria-required />
        <CompanyField {...field('company')} />
        <EmailField {...field('email')} optional />
        {lines.length === 0 && (
          <>
            <TextField {...field('product')} label="Product" autoComplete="off" optional />
            <TextField
              {...field('quantity')}
              label="Quantity"
              autoComplete="off"
              placeholder="e.g. 500 metres"
              optional
            />
          </>
        )}
        <TextAreaField
          {...field('requirements')}
          label="Requirements"
          placeholder="Garment, shade, finish, width, date"
          className="form-wide"
          optional
        />
        <SendRow state={state} label="Send Request" wide>
          Fabric is sold by the metre, not as finished garments.
        </SendRow>
      </EnquiryForm>
      <QuoteThanks
        texts={props.thanksTexts}
        open={thanks !== undefined}
        reference={thanks?.reference}
        onClose={() => setThanks(undefined)}
      />
    </>
  );
}

/** Empties the basket and clears the address, so that a reload does not request the same quote again. */
function emptyBasket(): void {
  writeBasket([]);
  history.replaceState(null, '', href.quote());
  showBasket(document);
}
