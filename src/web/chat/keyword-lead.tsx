import { type ChatLine, lastMessages } from '../../contract/enquiry/chat-lines.ts';
import type { ChatCard } from './card-list.tsx';
import type { KeywordMessage } from './keyword-message.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { LeadForm, PersonFields, type RefusedLead, useLeadForm, WishFields } from './lead-form.tsx';

interface KeywordLeadProps {
  readonly privacyVersion: string;
  readonly messages: readonly KeywordMessage[];
  readonly cards: readonly ChatCard[];
  readonly refused?: RefusedLead;
  readonly onBack: () => void;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** Who asks for samples and a quote, and for what. */
export function KeywordLead({ messages, cards, onBack, ...rest }: KeywordLeadProps) {
  const state = useLeadForm({
    ...rest,
    id: 'lead',
    attach: () => ({
      selections: selectionsOf(messages, cards),
      conversation: messages
        .slice(-lastMessages)
        .map(({ type, content }): ChatLine => ({ from: speakers[type], content })),
    }),
  });
  return (
    <LeadForm state={state} label="Request samples and a quote" first="input" onBack={onBack}>
      <PersonFields state={state} />
      <WishFields state={state} collections={cards.map(({ title }) => title)} />
      {state.field('message').defaultValue !== '' && (
        <TextAreaField {...state.field('message')} label="Message" rows={4} maxLength={4000} />
      )}
    </LeadForm>
  );
}

const speakers = { user: 'user', bot: 'assistant' } as const;

/** Every collection the assistant has shown, by name. */
function selectionsOf(messages: readonly KeywordMessage[], cards: readonly ChatCard[]): string[] {
  const shown = new Set(messages.flatMap(({ collections = [] }) => collections));
  return cards.filter(({ id }) => shown.has(id)).map(({ title }) => title);
}
