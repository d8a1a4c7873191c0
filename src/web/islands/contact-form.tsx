import { contactSchema, contactTexts } from '../../contract/enquiry/contact.ts';
import { href } from '../../contract/routes.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { nameFields } from '../forms/name-fields.ts';
import { CompanyField, EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';
import { type Faults, readForm } from '../forms/read-form.ts';
import { SendRow } from '../forms/send-row.tsx';
import { type SendingTexts, useSending } from '../forms/use-sending.ts';
import { WaitingNotice } from '../forms/waiting-notice.tsx';

interface ContactFormProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  readonly privacyVersion: string;
}

/** Send Message, and it is really sent. */
export default function ContactForm(props: ContactFormProps) {
  const { errors, sending, submit, waiting, discard } = useSending({
    fn: 'send-contact-message',
    form: 'contact',
    errors: props.errors,
    read: (form) => readForm(form, { schema: contactSchema }),
    texts,
    sent: () => location.assign(href.thankYou('contact-message')),
  });
  const field = nameFields('contact', props.values, errors);
  return (
    <form
      className="form"
      action={href.serverFunction('send-contact-message')}
      method="post"
      data-keep="contact"
      aria-labelledby="send-message"
      onSubmit={submit}
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
      {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      <SendRow
        id="contact"
        label={contactTexts.submit}
        sending={sending}
        sendingLabel={contactTexts.sending}
        privacyVersion={props.privacyVersion}
        wide
      />
    </form>
  );
}

const texts: SendingTexts = {
  refused: (faults) =>
    Object.values(faults).some(isMissing)
      ? { title: contactTexts.missingTitle, text: contactTexts.missing }
      : { title: contactTexts.errorTitle, text: Object.values(faults)[0]! },
  unanswered: { title: contactTexts.errorTitle, text: contactTexts.invocationFailed },
  failed: (error) => ({ title: contactTexts.errorTitle, text: error || contactTexts.failed }),
};

function isMissing(fault: string): boolean {
  return fault === contactTexts.nameMissing || fault === contactTexts.reachMissing;
}
