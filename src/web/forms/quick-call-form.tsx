import {
  nextSlot,
  quickCallNotes,
  scheduleSchema,
  scheduleTexts,
} from '../../contract/enquiry/schedule.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import type { QuickFormProps } from './catalog-form.tsx';
import { ConsentLine } from './consent-line.tsx';
import { nameFields } from './name-fields.ts';
import { NameField, PhoneField } from './person-fields.tsx';
import { readForm } from './read-form.ts';
import { type SendingTexts, useSending } from './use-sending.ts';
import { WaitingNotice } from './waiting-notice.tsx';

export interface QuickCallTexts {
  readonly heading: string;
  readonly text: string;
  readonly nameField: string;
  readonly namePlaceholder: string;
  readonly phoneField: string;
  readonly placeholder: string;
  readonly button: string;
}

/** A call at the next free moment: name and number, no date. */
export function QuickCallForm(props: QuickFormProps<QuickCallTexts>) {
  const { texts } = props;
  const { errors, sending, alive, submit, waiting, discard } = useSending({
    fn: 'send-schedule-email',
    form: 'call',
    errors: props.errors,
    read: (form) => readForm(form, { schema: scheduleSchema(Date.now) }),
    texts: notices,
    sent: () => location.assign(href.thankYou('schedule-call')),
  });
  const field = nameFields('call', props.values, errors);
  return (
    <form
      className="way"
      action={href.serverFunction('send-schedule-email')}
      method="post"
      data-keep="call"
      aria-labelledby="call-heading"
      noValidate={alive}
      onSubmit={submit}
    >
      <h2 id="call-heading">{texts.heading}</h2>
      <p className="mut">{texts.text}</p>
      <input type="hidden" name="preferredTime" value={nextSlot} />
      <input type="hidden" name="notes" value={quickCallNotes} />
      <NameField
        {...field('name')}
        label={texts.nameField}
        placeholder={texts.namePlaceholder}
        required
      />
      <PhoneField
        {...field('phone')}
        label={texts.phoneField}
        placeholder={texts.placeholder}
        required
      />
      {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      <ConsentLine id="call" privacyVersion={props.privacyVersion} />
      <Button type="submit" busy={sending} busyText={scheduleTexts.sending}>
        {texts.button}
      </Button>
    </form>
  );
}

const notices: SendingTexts = {
  refused: (faults) => ({ title: Object.values(faults)[0]! }),
  unanswered: { title: scheduleTexts.quickInvocationFailed },
  failed: (error) => ({ title: error || scheduleTexts.failed }),
};
