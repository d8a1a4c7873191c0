import { useRef, useState, type FormEvent } from 'react';
import { quoteSchema, quoteTexts } from '../../contract/enquiry/quote.ts';
import { track } from '../analytics/track.ts';
import { createAttemptKeys } from '../forms/attempt-key.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import { invoke } from '../forms/invoke.ts';
import { QuoteFields, type QuoteFieldsProps } from '../forms/quote-fields.tsx';
import { QuoteThanks } from '../forms/quote-thanks.tsx';
import { showToast } from '../toasts/show-toast.tsx';

/** The quote form alive: checks before it calls, keeps what was typed, thanks in a dialog. */
export default function QuoteForm(props: Pick<QuoteFieldsProps, 'values' | 'errors'>) {
  const [errors, setErrors] = useState(props.errors);
  const [sending, setSending] = useState(false);
  const [thanks, setThanks] = useState<{ readonly reference?: string }>();
  const keys = useRef(createAttemptKeys());

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const parsed = quoteSchema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      refuse(form, fieldErrors(parsed.error.issues));
      return;
    }
    setErrors({});
    setSending(true);
    const call = await invoke('send-quote-email', parsed.data, keys.current(parsed.data));
    setSending(false);
    if (call.answered && call.answer.success) {
      form.reset();
      setThanks(call.answer);
      track({ name: 'form_submit', form_type: 'quote_request' });
      track({ name: 'conversion', value: 1, currency: 'INR' });
      return;
    }
    if (call.answered && !call.answer.success) setErrors(call.answer.fields ?? {});
    showToast({ title: quoteTexts.errorTitle, text: quoteTexts.failed, variant: 'destructive' });
  }

  function refuse(form: HTMLFormElement, faults: Readonly<Record<string, string>>) {
    setErrors(faults);
    const missing = 'name' in faults || 'phone' in faults;
    showToast({
      title: missing ? quoteTexts.missingTitle : quoteTexts.errorTitle,
      text: missing ? quoteTexts.missing : Object.values(faults)[0]!,
      variant: 'destructive',
    });
    const first = form.elements.namedItem(Object.keys(faults)[0]!);
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <>
      <QuoteFields values={props.values} errors={errors} sending={sending} onSubmit={send} />
      <QuoteThanks
        open={thanks !== undefined}
        reference={thanks?.reference}
        onClose={() => setThanks(undefined)}
      />
    </>
  );
}
