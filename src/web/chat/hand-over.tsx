import { type ChatLine, lastMessages } from '../../contract/enquiry/chat-lines.ts';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AiMessage } from './ai-message.ts';
import { LeadForm, PersonFields, useLeadForm } from './lead-form.tsx';

interface HandOverProps {
  readonly draft: QuoteDraft;
  readonly messages: readonly AiMessage[];
  readonly privacyVersion: string;
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** The chat as a request to a person: what will be sent is shown, may be changed, and is confirmed. */
export function HandOver({ draft, messages, onBack, ...rest }: HandOverProps) {
  const state = useLeadForm({
    ...rest,
    id: 'hand',
    attach: () => ({
      gsm: draft.gsm,
      selections: draft.fabrics,
      conversation: messages
        .slice(-lastMessages)
        .map(({ role, content }): ChatLine => ({ from: role, content })),
    }),
  });
  return (
    <LeadForm
      state={state}
      label="Send this conversation to a person"
      first="textarea"
      onBack={onBack}
    >
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
      <PersonFields state={state} />
    </LeadForm>
  );
}
