import type { ReactNode } from 'react';
import { sampleTexts } from '../../contract/enquiry/sample.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsentLine } from './consent-line.tsx';
import { nameFields } from './name-fields.ts';
import type { Faults } from './read-form.ts';

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
      <TextField
        {...field('name')}
        label="Name"
        autoComplete="name"
        placeholder="Your name"
        required
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="+91"
        required
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" optional />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
        optional
      />
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
      <div className="form-wide form-send">
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={props.sending}
          busyText={sampleTexts.sending}
        >
          {sampleTexts.submit}
        </Button>
        <ConsentLine id="sample" privacyVersion={props.privacyVersion} />
      </div>
    </div>
  );
}
