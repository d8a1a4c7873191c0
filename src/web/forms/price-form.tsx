import { startTransition, useEffect, useState } from 'react';
import { priceTexts } from '../../contract/enquiry/price-rule.ts';
import { href } from '../../contract/routes.ts';
import { defaultPhoneCountry } from '../../domain/enquiry/phone-countries.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConsentLine } from './consent-line.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { PhoneFields } from './phone-fields.tsx';
import type { PricedProduct } from './priced-product.ts';
import { PricedProductRow } from './priced-product-row.tsx';
import { readPrice } from './read-price.ts';
import { type SendingTexts, useSending } from './use-sending.ts';
import { WaitingNotice } from './waiting-notice.tsx';

interface PriceFormProps {
  readonly product: PricedProduct;
  readonly privacyVersion: string;
  readonly onClose: () => void;
}

/** How should we contact you? One answer, checked before any call. */
export function PriceForm({ product, privacyVersion, onClose }: PriceFormProps) {
  const [draft, setDraft] = useState(() => readDraft('price', firstDraft));
  useEffect(() => keepDraft('price', draft), [draft]);
  const byEmail = draft.method === 'email';
  const { errors, sending, submit, waiting, discard } = useSending({
    fn: 'send-price-request',
    form: 'price',
    product: product.name,
    read: readPrice,
    texts: byEmail ? textsFor('Email') : textsFor('Phone'),
    sent: () => {
      onClose();
      location.assign(href.thankYou('price-request'));
    },
  });
  const change = (part: Partial<typeof firstDraft>) => setDraft((old) => ({ ...old, ...part }));

  return (
    <form
      action={href.serverFunction('send-price-request')}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={priceTexts.title}
    >
      <PricedProductRow product={product} />
      <input type="hidden" name="productName" value={product.name} />
      <RadioGroup
        legend={priceTexts.question}
        name="contactMethod"
        options={methods}
        defaultValue={draft.method}
        onChange={({ target: { value } }) => startTransition(() => change({ method: value }))}
        disabled={sending}
      />
      {byEmail ? (
        <TextField
          key="email"
          id="price-email"
          name="contactValue"
          label={priceTexts.email}
          type="email"
          autoComplete="email"
          placeholder={priceTexts.emailPlaceholder}
          hint="One reply from the mill, with the price per metre for your quantity."
          error={errors['contactValue']}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          required
        />
      ) : (
        <PhoneFields
          country={draft.country}
          phone={draft.phone}
          error={errors['contactValue']}
          onChange={change}
        />
      )}
      {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      <ConsentLine id="price" privacyVersion={privacyVersion} />
      <div className="acts">
        <Button onClick={onClose} disabled={sending}>
          {priceTexts.cancel}
        </Button>
        <Button type="submit" look="primary" busy={sending} busyText={priceTexts.sending}>
          {priceTexts.submit}
        </Button>
      </div>
    </form>
  );
}

const firstDraft = { method: 'email', email: '', phone: '', country: defaultPhoneCountry };

const methods = [
  { value: 'email', label: priceTexts.email },
  { value: 'phone', label: priceTexts.phone },
];

function textsFor(method: 'Email' | 'Phone'): SendingTexts {
  const title = method === 'Email' ? priceTexts.invalidEmailTitle : priceTexts.invalidPhoneTitle;
  const error = (text: string) => ({ title: priceTexts.errorTitle, text });
  return {
    refused: (faults) =>
      'contactValue' in faults
        ? { title, text: faults['contactValue']! }
        : error(Object.values(faults)[0]!),
    unanswered: error(priceTexts.invocationFailed),
    failed: (text) => error(text || priceTexts.failed),
    exception: error(priceTexts.exception),
  };
}
