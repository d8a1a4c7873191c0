import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Answer } from '../../contract/answer.ts';
import type { FormName } from '../../contract/form-state.ts';
import { keepWaiting } from '../offline-queue/keep-waiting.ts';
import { waitingTexts } from '../offline-queue/waiting-enquiry.ts';
import { waitingStore } from '../offline-queue/waiting-store.ts';
import { showToast } from '../toasts/show-toast.tsx';
import { createAttemptKeys } from './attempt-key.ts';
import { focusFault } from './focus-fault.ts';
import { invoke, type Invocation } from './invoke.ts';
import type { Faults, Reading } from './read-form.ts';
import { useWaiting } from './use-waiting.ts';

interface Notice {
  readonly title: string;
  readonly text?: string;
}

/** What a form says when it is not sent; each row of the error catalogue is one of these. */
export interface SendingTexts {
  /** Faults found before any call. */
  readonly refused: (faults: Faults) => Notice;
  /** No usable answer. */
  readonly unanswered: Notice;
  /** An answer without success, with the server's own text. */
  readonly failed: (error: string) => Notice;
  /** Something broke on our side of the call. */
  readonly exception?: Notice;
}

interface SendingOptions {
  readonly fn: string;
  readonly form: FormName;
  readonly errors?: Faults | undefined;
  /** A form that asks about one product at a time must not take another's request for its own. */
  readonly product?: string;
  readonly read: (form: HTMLFormElement) => Reading;
  readonly texts: SendingTexts;
  readonly sent: (answer: Extract<Answer, { success: true }>) => void;
}

/**
 * How every form is sent: checked before it calls, one call at a time, nothing typed ever lost. What
 * cannot be sent for want of a connection waits on the device and goes out once by itself.
 */
export function useSending(options: SendingOptions) {
  const { fn, form: name, texts } = options;
  const [errors, setErrors] = useState<Faults>(options.errors ?? {});
  const [sending, setSending] = useState(false);
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { waiting, setWaiting } = useWaiting(name, options.product);
  const keys = useRef(createAttemptKeys());

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const reading = options.read(form);
    if (!reading.ok) {
      setErrors(reading.faults);
      fault(texts.refused(reading.faults));
      focusFault(form, reading.faults);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      await send(form, reading);
    } catch {
      fault(texts.exception ?? texts.unanswered);
    } finally {
      setSending(false);
    }
  }

  async function send(form: HTMLFormElement, reading: Extract<Reading, { ok: true }>) {
    const key = keys.current(reading.asked);
    const payload = { ...reading.asked, ...reading.envelope };
    // What is sent anew takes the place of what still waits.
    if (waiting && waiting !== key) await discard();
    const call: Invocation = navigator.onLine
      ? await invoke(fn, payload, key)
      : { answered: false };
    if (!call.answered) {
      const kept = await keepWaiting({ key, fn, payload, form: name, keptAt: Date.now() });
      if (kept) setWaiting(key);
      if (kept && !navigator.onLine) news(waitingTexts);
      else fault(texts.unanswered);
      return;
    }
    if (waiting) await discard();
    if (call.answer.success) {
      form.reset();
      options.sent(call.answer);
      return;
    }
    setErrors(call.answer.fields ?? {});
    fault(texts.failed(call.answer.error));
  }

  async function discard(): Promise<void> {
    setWaiting(undefined);
    if (waiting) await waitingStore.remove(waiting).catch(() => undefined);
  }

  return {
    errors,
    sending,
    /** Once alive we say ourselves what is missing; until then the browser does. */
    alive,
    submit,
    waiting: waiting !== undefined,
    discard,
  };
}

/** Being alive is not a thing that changes again. */
function never(): () => void {
  return () => undefined;
}

function news({ title, text = '' }: Notice): void {
  showToast({ title, text, variant: 'default' });
}

function fault({ title, text = '' }: Notice): void {
  showToast({ title, text, variant: 'destructive' });
}
