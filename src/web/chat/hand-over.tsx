import { useEffect, useRef } from 'react';
import { chatLeadPath, lastMessages } from '../../contract/assistant/chat-lead.ts';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AiMessage } from './ai-message.ts';
import { FormFault, PersonFields, SendFields } from './lead-fields.tsx';
import { useLead } from './use-lead.ts';

interface HandOverProps {
  readonly draft: QuoteDraft;
  readonly messages: readonly AiMessage[];
  readonly privacyVersion: string;
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** The talk as a request to a person: what will be sent is shown, may be changed, and is confirmed. */
export function HandOver({
  draft,
  messages,
  privacyVersion,
  onBack,
  onSent,
  onFailed,
}: HandOverProps) {
  const first = useRef<HTMLFormElement>(null);
  const { sending, fault, submit } = useLead({
    attach: () => ({
      gsm: draft.gsm,
      selections: draft.fabrics,
      conversation: messages.slice(-lastMessages).map(({ role, content }) => ({ role, content })),
    }),
    sent: onSent,
    failed: onFailed,
  });
  useEffect(() => {
    // After the log has scrolled to its end, so that the form is seen from its top.
    const frame = requestAnimationFrame(() => first.current?.querySelector('textarea')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form
      ref={first}
      className="talk-form"
      action={chatLeadPath}
      method="post"
      aria-label="Send this conversation to a person"
      noValidate
      onSubmit={submit}
    >
      <FormFault fault={fault} />
      <TextAreaField
        id="hand-message"
        name="message"
        label="What we send to the mill"
        hint="Change it as you like; the conversation goes with it."
        defaultValue={draft.summary}
        rows={4}
        maxLength={4000}
      />
      {draft.fabrics.length > 0 && <p className="hint">Fabrics: {draft.fabrics.join(', ')}</p>}
      <TextField
        id="hand-colours"
        name="colours"
        label="Colours"
        defaultValue={draft.colours}
        optional
      />
      <TextField
        id="hand-metres"
        name="metres"
        label="Approx. Metres"
        defaultValue={draft.metres}
        optional
      />
      <PersonFields id="hand" />
      <SendFields {...{ privacyVersion, sending, onBack }} id="hand" />
    </form>
  );
}
