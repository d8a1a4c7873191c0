import { startTransition, useEffect, useState } from 'react';
import { priceKind } from '../../../contract/enquiry/price.ts';
import { href } from '../../../contract/routes.ts';
import { defaultPhoneCountry } from '../../../domain/enquiry/phone-countries.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EnquiryForm, SubmitButton, useEnquiryForm } from '../enquiry-form.tsx';
import { ShortEnding } from '../form-ending.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { type PricedProduct, PricedProductRow } from './priced-product.tsx';

const { texts } = priceKind;

interface PriceFormProps {
  readonly product: PricedProduct;
  readonly privacyVersion: string;
  readonly onClose: () => void;
}

/** How should we contact you? One answer, checked before any call. */
export function PriceForm({ product, privacyVersion, onClose }: PriceFormProps) {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => keepDraft(draft), [draft]);
  const asked = [product.name, product.shade].filter(Boolean).join(', ');
  const state = useEnquiryForm(priceKind, {
    product: asked,
    privacyVersion,
    onSent: () => {
      // Whoever opens the dialog next finds it empty.
      keepDraft(firstDraft);
      onClose();
      location.assign(href.thankYou(priceKind.thankYou));
    },
  });
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  const error = state.errors['contactValue'];

  return (
    <EnquiryForm
      state={state}
      // Its draft outlives the dialog, which keeping the form as it stands would not.
      data-keep={undefined}
      aria-label={texts.title}
    >
      <PricedProductRow product={product} />
      <input type="hidden" name="productName" value={asked} />
      <RadioGroup
        legend={texts.question}
        name="contactMethod"
        options={methods}
        defaultValue={draft.method}
        onChange={({ target: { value } }) => startTransition(() => change({ method: value }))}
        disabled={state.sending}
      />
      {draft.method === 'email' ? (
        <TextField
          key="email"
          id="price-email"
          name="contactValue"
          label={texts.email}
          type="email"
          autoComplete="email"
          placeholder={texts.emailPlaceholder}
          hint="One reply, with the price per metre for your quantity."
          error={error}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          required
        />
      ) : (
        <PhoneFields country={draft.country} phone={draft.phone} error={error} onChange={change} />
      )}
      <ShortEnding state={state} />
      <div className="acts">
        <Button onClick={onClose} disabled={state.sending}>
          {texts.cancel}
        </Button>
        <SubmitButton state={state} label={texts.submit} look="primary" />
      </div>
    </EnquiryForm>
  );
}

const methods = [
  { value: 'email', label: texts.email },
  { value: 'phone', label: texts.phone },
];

const firstDraft = { method: 'email', email: '', phone: '', country: defaultPhoneCountry };
type Draft = typeof firstDraft;
/** The name under which the queue forgets what a form kept, once it has sent it. */
const draftKey = 'keep:price';

/** What a visitor typed comes back when the dialog is opened again, on this page or the next. */
function readDraft(): Draft {
  try {
    return { ...firstDraft, ...(JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as object) };
  } catch {
    return firstDraft;
  }
}

function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is off or full: the dialog then simply has no memory.
  }
}
