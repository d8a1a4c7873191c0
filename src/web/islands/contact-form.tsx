import { contactSchema, contactTexts } from '../../contract/enquiry/contact.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsentLine } from '../forms/consent-line.tsx';
import { nameFields } from '../forms/name-fields.ts';
import { type Faults, readForm } from '../forms/read-form.ts';
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
      <TextField
        {...field('name')}
        label="Name"
        autoComplete="name"
        placeholder="Your name"
        aria-required
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" optional />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
        hint="E-mail or phone: one of them is enough."
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="+91"
      />
      <TextAreaField
        {...field('requirements')}
        label="Requirements"
        placeholder="Garment, weight, metres, date, or your question"
        className="form-wide"
        optional
      />
      {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      <div className="form-wide form-send">
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={sending}
          busyText={contactTexts.sending}
        >
          {contactTexts.submit}
        </Button>
        <ConsentLine id="contact" privacyVersion={props.privacyVersion} />
      </div>
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
