import { type ChatLine, lastMessages } from '../../contract/enquiry/chat-lines.ts';
import { chatCollections } from '../../domain/assistant/chat-collections.ts';
import type { KeywordMessage } from './keyword-message.ts';
import { LeadForm, PersonFields, useLeadForm, WishFields } from './lead-form.tsx';

interface KeywordLeadProps {
  readonly privacyVersion: string;
  readonly messages: readonly KeywordMessage[];
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** Who asks for samples and a quote, and for what. */
export function KeywordLead({ messages, onBack, ...rest }: KeywordLeadProps) {
  const state = useLeadForm({
    ...rest,
    id: 'lead',
    attach: () => ({
      selections: selectionsOf(messages),
      conversation: messages
        .slice(-lastMessages)
        .map(({ type, content }): ChatLine => ({ from: speakers[type], content })),
    }),
  });
  return (
    <LeadForm state={state} label="Request samples and a quote" first="input" onBack={onBack}>
      <PersonFields id={state.id} />
      <WishFields id={state.id} />
    </LeadForm>
  );
}

const speakers = { user: 'user', bot: 'assistant' } as const;

/** Every collection the assistant has shown, by name. */
function selectionsOf(messages: readonly KeywordMessage[]): string[] {
  const shown = new Set(messages.flatMap(({ collections = [] }) => collections));
  return chatCollections.filter(({ id }) => shown.has(id)).map(({ name }) => name);
}
