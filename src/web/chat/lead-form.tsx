import { useEffect, useRef } from 'react';
import { chatLeadPath, lastMessages } from '../../contract/assistant/chat-lead.ts';
import { chatCollections } from '../../domain/assistant/chat-collections.ts';
import type { KeywordMessage } from './keyword-message.ts';
import { FormFault, PersonFields, SendFields, WishFields } from './lead-fields.tsx';
import { useLead } from './use-lead.ts';

interface LeadFormProps {
  readonly privacyVersion: string;
  readonly messages: readonly KeywordMessage[];
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** Who asks for samples and a quote, and for what. */
export function LeadForm({ privacyVersion, messages, onBack, onSent, onFailed }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, fault, submit } = useLead({
    attach: () => ({
      selections: selectionsOf(messages),
      conversation: messages.slice(-lastMessages),
    }),
    sent: onSent,
    failed: onFailed,
  });
  useEffect(() => {
    // After the log has scrolled to its end, so that the form is seen from its top.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form
      ref={form}
      className="talk-form"
      action={chatLeadPath}
      method="post"
      aria-label="Request samples and a quote"
      noValidate
      onSubmit={submit}
    >
      <FormFault fault={fault} />
      <PersonFields id="lead" />
      <WishFields id="lead" />
      <SendFields {...{ privacyVersion, sending, onBack }} id="lead" />
    </form>
  );
}

/** Every collection the assistant has shown, by name. */
function selectionsOf(messages: readonly KeywordMessage[]): string[] {
  const shown = new Set(messages.flatMap(({ collections = [] }) => collections));
  return chatCollections.filter(({ id }) => shown.has(id)).map(({ name }) => name);
}
