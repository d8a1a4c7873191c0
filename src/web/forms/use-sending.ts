import { type FormEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import type {
  EnquiryContract,
  EnquiryReading,
  FieldErrors,
  FormContract,
  Notice,
} from '../../contract/enquiry/enquiry-contract.ts';
import type { Answer } from '../../contract/answer.ts';
import { formValues, type FormValues } from '../../contract/form-values.ts';
import { type WaitingEnquiry, waitingTexts } from '../offline-queue/waiting-enquiry.ts';
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
  /** Where the form's element is needed elsewhere too. */
  readonly element?: RefObject<HTMLFormElement | null>;
  /** A form that asks about one product at a time must not take another's request for its own. */
  readonly product?: string;
  /** Adds to the fields what the form sends with them. */
  readonly arrange?: (values: FormValues) => object;
  readonly onSent: (answer: Accepted) => void;
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
  const own = useRef<HTMLFormElement>(null);
  const element = options.element ?? own;
  const { waiting, setWaiting } = useWaiting(form.name, options.product);
  const keys = useRef(createAttemptKeys());

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const reading = readForm(kind, options, event.currentTarget);
    if (!reading.ok) {
      refuse(reading.errors);
      focusFirstError(event.currentTarget, reading.errors);
      return;
    }
    setErrors({});
    setRefusal('');
    setSending(true);
    try {
      await send(reading);
    } catch {
      fail(exceptionNotice(form));
    } finally {
      setSending(false);
    }
  }

  async function send(reading: ValidReading) {
    const key = keys.current(reading.fields);
    const payload = payloadOf(reading);
    // What is sent anew takes the place of what still waits.
    if (waiting && waiting !== key) await discard();
    const call: Invocation = navigator.onLine
      ? await invoke(kind.path, payload, key)
      : { answered: false };
    if (form.statusDecides && (call.status ?? 500) < 300) return succeed({});
    if (!call.answered) return keep(key, payload);
    if (waiting) await discard();
    if (call.answer.success) return succeed(call.answer);
    setErrors(call.answer.fields ?? {});
    fail(failedNotice(form, call.answer));
  }

  function refuse(found: FieldErrors): void {
    const notice = refusedNotice(kind, form, found);
    setErrors(found);
    setRefusal(notice.text);
    if (!form.errorsInside) warn(notice);
  }

  function succeed(answer: Accepted): void {
    element.current?.reset();
    options.onSent(answer);
  }

  /**
   * The queue has sent what waited. The form ends as if it had been sent by hand, unless the visitor
   * has changed it meanwhile. Returns whether the answer is shown here; undefined where the form is gone.
   */
  function endWaiting({ payload }: WaitingEnquiry, answer: Answer): boolean | undefined {
    setWaiting(undefined);
    const reading = element.current && readForm(kind, options, element.current);
    if (!reading) return undefined;
    // The payload holds the fields and more; laid over it, the same fields change nothing.
    const laid = reading.ok && { ...payload, ...reading.fields };
    if (!answer.success || JSON.stringify(laid) !== JSON.stringify(payload)) return false;
    succeed(answer);
    return true;
  }

  async function keep(key: string, payload: object): Promise<void> {
    const enquiry = { key, fn: kind.functionName, payload, form: form.name };
    const isKept = !options.onFailed && (await keepWaiting(enquiry, endWaiting));
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
    /** For the form element itself. */
    element,
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

function readForm(
  kind: EnquiryContract,
  { arrange }: Pick<SendingOptions, 'arrange'>,
  filled: HTMLFormElement,
): EnquiryReading {
  const values = formValues(new FormData(filled));
  return kind.read(arrange?.(values) ?? values, Date.now());
}

type ValidReading = Extract<EnquiryReading, { ok: true }>;

function payloadOf({ fields, metadata }: ValidReading): object {
  const elapsed = Math.round(performance.now());
  return { ...fields, ...metadata, elapsed, source: readSource() };
}

/** Brings the visitor to the first field that must be corrected. */
function focusFirstError(form: HTMLFormElement, found: FieldErrors): void {
  const fields = [...form.elements] as readonly Element[] as readonly HTMLInputElement[];
  fields
    .find((field) => field.name in found && field.type !== 'hidden' && field.tabIndex >= 0)
    ?.focus();
}

type Accepted = { readonly reference?: string };

/** Script does not stop running again. */
function neverChanges(): () => void {
  return () => undefined;
}

function announceWaiting(): void {
  showToast({ ...waitingTexts, type: 'warning' });
}

function warn(notice: Notice): void {
  showToast({ ...notice, type: 'error' });
}
