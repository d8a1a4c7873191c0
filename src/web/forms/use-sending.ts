import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type {
  EnquiryContract,
  EnquiryReading,
  FieldErrors,
  FormContract,
  Notice,
} from '../../contract/enquiry/enquiry-contract.ts';
import { formValues, type FormValues } from '../../contract/form-values.ts';
import { waitingTexts } from '../offline-queue/waiting-enquiry.ts';
import { waitingStore } from '../offline-queue/waiting-store.ts';
import { keepWaiting } from '../offline-queue/watch-waiting.ts';
import { readSource } from '../source/read-source.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { createAttemptKeys, invoke, type Invocation } from './invoke.ts';
import { exceptionNotice, failedNotice, refusedNotice, unansweredNotice } from './notices.ts';
import { useWaiting } from './use-waiting.ts';

export interface SendingOptions {
  /** Errors that the server found, where the page came back without script. */
  readonly errors?: FieldErrors;
  /** A form that asks about one product at a time must not take another's request for its own. */
  readonly product?: string;
  /** Adds to the fields what the form sends with them. */
  readonly arrange?: (values: FormValues) => object;
  readonly onSent: (answer: { readonly reference?: string }) => void;
  /** Tells of a failed call in its own way; such an enquiry is not queued for later either. */
  readonly onFailed?: () => void;
}

/**
 * How every form is sent: checked before it calls, one call at a time, nothing typed ever lost. What
 * cannot be sent for want of a connection waits on the device and goes out once by itself.
 */
export function useSending(kind: EnquiryContract, form: FormContract, options: SendingOptions) {
  const [errors, setErrors] = useState<FieldErrors>(options.errors ?? {});
  const [refusal, setRefusal] = useState('');
  const [sending, setSending] = useState(false);
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { waiting, setWaiting } = useWaiting(form.name, options.product);
  const keys = useRef(createAttemptKeys());

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const values = formValues(new FormData(element));
    const reading = kind.read(options.arrange?.(values) ?? values, Date.now());
    if (!reading.ok) {
      refuse(reading.errors);
      focusFirstError(element, reading.errors);
      return;
    }
    setErrors({});
    setRefusal('');
    setSending(true);
    try {
      await send(element, reading);
    } catch {
      fail(exceptionNotice(form));
    } finally {
      setSending(false);
    }
  }

  async function send(element: HTMLFormElement, reading: Extract<EnquiryReading, { ok: true }>) {
    const { fields, metadata } = reading;
    const key = keys.current(fields);
    const elapsed = Math.round(performance.now());
    const payload = { ...fields, ...metadata, elapsed, source: readSource() };
    // What is sent anew takes the place of what still waits.
    if (waiting && waiting !== key) await discard();
    const call: Invocation = navigator.onLine
      ? await invoke(kind.path, payload, key)
      : { answered: false };
    if (form.statusDecides && isGood(call.status)) return succeed(element, call);
    if (!call.answered) return keep(key, payload);
    if (waiting) await discard();
    if (call.answer.success) return succeed(element, call);
    setErrors(call.answer.fields ?? {});
    fail(failedNotice(form, call.answer));
  }

  function refuse(found: FieldErrors): void {
    const notice = refusedNotice(kind, form, found);
    setErrors(found);
    setRefusal(notice.text);
    if (!form.errorsInside) warn(notice);
  }

  function succeed(element: HTMLFormElement, call: Invocation): void {
    element.reset();
    options.onSent(call.answered && call.answer.success ? call.answer : {});
  }

  async function keep(key: string, payload: object): Promise<void> {
    const enquiry = { key, fn: kind.functionName, payload, form: form.name, keptAt: Date.now() };
    const isKept = !options.onFailed && (await keepWaiting(enquiry));
    if (isKept) setWaiting(key);
    if (isKept && !navigator.onLine) announceWaiting();
    else fail(unansweredNotice(form));
  }

  function fail(notice: Notice): void {
    if (options.onFailed) options.onFailed();
    else warn(notice);
  }

  async function discard(): Promise<void> {
    setWaiting(undefined);
    if (waiting) await waitingStore.remove(waiting).catch(() => undefined);
  }

  return {
    errors,
    /** Why the form was not sent, for a form that shows it inside. */
    refusal,
    sending,
    /** Once script runs we say ourselves what is missing; until then the browser does. */
    hydrated,
    submit,
    waiting: waiting !== undefined,
    discard,
  };
}

/** Brings the visitor to the first field that must be corrected. */
function focusFirstError(form: HTMLFormElement, found: FieldErrors): void {
  for (const field of form.elements) {
    const name = field.getAttribute('name');
    if (!name || !(name in found) || field.getAttribute('type') === 'hidden') continue;
    if (field instanceof HTMLElement && field.tabIndex >= 0) {
      field.focus();
      return;
    }
  }
}

function isGood(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Script does not stop running again. */
function neverChanges(): () => void {
  return () => undefined;
}

function announceWaiting(): void {
  const { title, text } = waitingTexts;
  showToast({ title, text, variant: 'default' });
}

function warn(notice: Notice): void {
  showToast({ ...notice, variant: 'destructive' });
}
