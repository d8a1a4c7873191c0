import type { ReactNode } from 'react';
import { sampleTexts } from '../../contract/enquiry/sample.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { nameFields } from './name-fields.ts';
import { CompanyField, EmailField, NameField, PhoneField } from './person-fields.tsx';
import type { Faults } from './read-form.ts';
import { SendRow } from './send-row.tsx';

interface SampleFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  readonly sending: boolean;
  readonly privacyVersion: string;
  readonly children?: ReactNode;
}

/** Whom the pack goes to and where. */
export function SampleFields(props: SampleFieldsProps) {
  const field = nameFields('sample', props.values, props.errors);
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
      <TextField {...field('use')} label="Use" placeholder="Tees, uniforms, linings…" optional />
      {props.children}
      <SendRow
        id="sample"
        label={sampleTexts.submit}
        sending={props.sending}
        sendingLabel={sampleTexts.sending}
        privacyVersion={props.privacyVersion}
        wide
      />
    </div>
  );
}
