import { contactKind } from '../../contract/enquiry/contact.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { EnquiryForm, type FilledForm, useEnquiryForm } from '../forms/enquiry-form.tsx';
import { SendRow } from '../forms/send-row.tsx';
import { CompanyField, EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';

/** The contact form: a message to the mill. */
export default function ContactForm(props: FilledForm) {
  const state = useEnquiryForm(contactKind, props);
  const { field } = state;
  return (
    <EnquiryForm
      state={state}
      className="form"
      aria-labelledby="send-message"
      // The browser checks the address, as it does without script.
      noValidate={false}
    >
      <NameField {...field('name')} aria-required />
      <CompanyField {...field('company')} />
      <EmailField {...field('email')} hint="E-mail or phone: one of them is enough." />
      <PhoneField {...field('phone')} />
      <TextAreaField
        {...field('requirements')}
        label="Requirements"
        placeholder="Garment, weight, metres, date, or your question"
        className="form-wide"
        optional
      />
      <SendRow state={state} label="Send Message" wide />
    </EnquiryForm>
  );
}
