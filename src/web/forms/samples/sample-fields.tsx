import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { EnquiryFormState } from '../enquiry-form.tsx';
import { SendRow } from '../send-row.tsx';
import { CompanyField, EmailField, NameField, PhoneField } from '../person-fields.tsx';

/** Whom the pack goes to and where. */
export function SampleFields({ state }: { readonly state: EnquiryFormState }) {
  const { field } = state;
  return (
    <div className="step-fields">
      <NameField {...field('name')} required />
      <PhoneField {...field('phone')} required />
      <CompanyField {...field('company')} />
      <EmailField {...field('email')} optional />
      <TextAreaField
        {...field('address')}
        label="Address"
        rows={2}
        autoComplete="street-address"
        placeholder="Street and building"
        className="form-wide"
        required
      />
      <TextField {...field('city')} label="City" autoComplete="address-level2" optional />
      <TextField
        {...field('postcode')}
        label="PIN or postcode"
        autoComplete="postal-code"
        optional
      />
      <TextField {...field('country')} label="Country" autoComplete="country-name" optional />
      <TextField
        {...field('shade')}
        label="Shade"
        placeholder="One of the card, or a code such as #1F6D72"
        optional
      />
      <TextField {...field('use')} label="Use" placeholder="Tees, uniforms, linings…" optional />
      <SendRow state={state} label="Request Free Samples" wide />
    </div>
  );
}
