import { type FormEvent, useRef, useState } from 'react';
import { chatLeadSchema, chatLeadTexts } from '../../contract/assistant/chat-lead.ts';
import { createAttemptKeys } from '../forms/attempt-key.ts';
import { focusFault } from '../forms/focus-fault.ts';
import { readForm } from '../forms/read-form.ts';
import { track } from '../analytics/track.ts';
import { sendLead } from './send-lead.ts';

interface LeadOptions {
  /** What goes with the fields: the talk so far. */
  readonly attach: () => object;
  readonly sent: () => void;
  readonly failed: () => void;
}

/** A lead form that is checked here first, sent once, and never loses what was typed. */
export function useLead({ attach, sent, failed }: LeadOptions) {
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const keys = useRef(createAttemptKeys());
  // As it was when the form was shown: a second try must be the same request as the first.
  const [attached] = useState(attach);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const reading = readForm(form, {
      schema: chatLeadSchema,
      arrange: (values) => ({ ...values, ...attached }),
    });
    if (!reading.ok) {
      const missing = ['name', 'email', 'phone', 'consent'].some((name) => name in reading.faults);
      const [first = ''] = Object.values(reading.faults);
      setFault(missing && first !== invalidEmail ? chatLeadTexts.missing : first);
      focusFault(form, reading.faults);
      return;
    }
    setFault('');
    setSending(true);
    const ok = await sendLead(
      { ...reading.asked, ...reading.envelope },
      keys.current(reading.asked),
    );
    setSending(false);
    if (!ok) {
      failed();
      return;
    }
    form.reset();
    track({ name: 'form_submit', form_type: 'chat_lead' });
    sent();
  }

  return { sending, fault, submit };
}

const invalidEmail = 'Please enter a valid email address.';
