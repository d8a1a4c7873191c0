import {
  bookingSchema,
  nextSlot,
  noNotes,
  scheduleTexts,
} from '../../contract/enquiry/schedule.ts';
import type { FormValues } from '../../contract/form-values.ts';
import { href } from '../../contract/routes.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { BookingCalendar } from '../forms/booking-calendar.tsx';
import { FormStep, type StepTexts } from '../forms/form-step.tsx';
import { nameFields } from '../forms/name-fields.ts';
import { EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';
import { type Faults, readForm } from '../forms/read-form.ts';
import { SendRow } from '../forms/send-row.tsx';
import { type SendingTexts, useSending } from '../forms/use-sending.ts';
import { useToday } from '../forms/use-today.ts';
import { WaitingNotice } from '../forms/waiting-notice.tsx';

interface ScheduleFormProps {
  /** When the page was made: the calendar begins on that day until the form is alive. */
  readonly now: number;
  readonly steps: Readonly<Record<'who' | 'day' | 'send', StepTexts>>;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  readonly privacyVersion: string;
}

/** A call, booked in three steps. */
export default function ScheduleForm(props: ScheduleFormProps) {
  const now = useToday(props.now);
  const { steps, values } = props;
  const { errors, sending, alive, submit, waiting, discard } = useSending({
    fn: 'send-schedule-email',
    form: 'booking',
    errors: props.errors,
    read: (form) => readForm(form, { schema: bookingSchema(Date.now), arrange }),
    texts,
    sent: () => location.assign(href.thankYou('schedule-call')),
  });
  const field = nameFields('booking', values, errors);
  return (
    <form
      className="steps"
      action={href.serverFunction('send-schedule-email')}
      method="post"
      data-keep="booking"
      aria-label="Call booking"
      noValidate={alive}
      onSubmit={submit}
    >
      <FormStep number={1} texts={steps.who}>
        <div className="step-fields">
          <NameField {...field('name')} required />
          <PhoneField {...field('phone')} placeholder={scheduleTexts.phonePlaceholder} required />
          <EmailField {...field('email')} hint="For an invitation to your calendar." optional />
        </div>
      </FormStep>
      <FormStep number={2} texts={steps.day}>
        <BookingCalendar now={now} chosen={values['date'] ?? ''} error={errors['date']} />
      </FormStep>
      <FormStep number={3} texts={steps.send}>
        <details className="notes" open={Boolean(values['notes'])}>
          <summary className="btn">{scheduleTexts.addNotes}</summary>
          <TextAreaField {...field('notes')} label="Notes" rows={3} />
        </details>
        <input type="hidden" name="preferredTime" value={nextSlot} />
        {waiting && <WaitingNotice onDiscard={() => void discard()} />}
        <SendRow
          id="booking"
          label={scheduleTexts.submit}
          sending={sending}
          sendingLabel={scheduleTexts.sending}
          privacyVersion={props.privacyVersion}
        >
          {scheduleTexts.confirmed}
        </SendRow>
      </FormStep>
    </form>
  );
}

function arrange(given: FormValues): object {
  return { ...given, notes: String(given['notes'] ?? '').trim() || noNotes };
}

const failed = { title: scheduleTexts.errorTitle, text: scheduleTexts.failed };

const texts: SendingTexts = {
  refused: (faults) =>
    ['name', 'phone', 'date'].some((name) => name in faults)
      ? { title: scheduleTexts.missingTitle, text: scheduleTexts.missing }
      : { title: scheduleTexts.errorTitle, text: Object.values(faults)[0]! },
  unanswered: failed,
  failed: () => failed,
};
