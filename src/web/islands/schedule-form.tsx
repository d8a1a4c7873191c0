import { useEffect, useState } from 'react';
import { callKind, nextSlot } from '../../contract/enquiry/call.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { BookingCalendar } from '../forms/call/booking-calendar.tsx';
import { EnquiryForm, type FilledForm, useEnquiryForm } from '../forms/enquiry-form.tsx';
import { SendRow } from '../forms/send-row.tsx';
import { FormStep, type StepTexts } from '../forms/form-step.tsx';
import { EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';

const { texts } = callKind;

interface ScheduleFormProps extends FilledForm {
  /** When the page was rendered; the calendar begins on that day until script runs. */
  readonly now: number;
  /** When calls are made, and how soon one is confirmed. */
  readonly hours: string;
  readonly confirmed: string;
  readonly steps: Readonly<Record<'who' | 'day' | 'send', StepTexts>>;
}

/** Books a call in three steps. */
export default function ScheduleForm(props: ScheduleFormProps) {
  const now = useToday(props.now);
  const { steps, values } = props;
  const state = useEnquiryForm(callKind, props);
  const { field } = state;
  return (
    <EnquiryForm state={state} className="steps" aria-label="Call booking">
      <FormStep number={1} texts={steps.who}>
        <div className="step-fields">
          <NameField {...field('name')} required />
          <PhoneField {...field('phone')} placeholder={texts.phonePlaceholder} required />
          <EmailField {...field('email')} hint="For an invitation to your calendar." optional />
        </div>
      </FormStep>
      <FormStep number={2} texts={steps.day}>
        <BookingCalendar
          now={now}
          hours={props.hours}
          chosen={values['date'] ?? ''}
          error={state.errors['date']}
        />
      </FormStep>
      <FormStep number={3} texts={steps.send}>
        <details className="notes" open={Boolean(values['notes'])}>
          <summary className="btn">{texts.addNotes}</summary>
          <TextAreaField {...field('notes')} label="Notes" rows={3} />
        </details>
        <input type="hidden" name="preferredTime" value={nextSlot} />
        <SendRow state={state} label={texts.submit}>
          {`Our team confirms your call ${props.confirmed}.`}
        </SendRow>
      </FormStep>
    </EnquiryForm>
  );
}

/** Today, by the browser's clock: the page may have been rendered, cached or left open on another day. */
function useToday(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return now;
}
