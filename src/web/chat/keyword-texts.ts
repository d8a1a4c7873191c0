import type { SiteContent } from '../../content/site-content.ts';
import { inWords } from '../../domain/text/number-words.ts';

/** What a chat has to know of the mill. */
export interface ChatMill {
  readonly name: string;
  readonly shortName: string;
  readonly email: string;
  readonly tel: string;
  readonly whatsApp: { readonly phone: string };
  /** `within 24 hours` */
  readonly answers: string;
  /** How many collections hold a fabric. */
  readonly collections: number;
}

export function chatMill(content: SiteContent): ChatMill {
  const { mill, terms } = content;
  return {
    collections: new Set(content.fabrics.map(({ categoryId }) => categoryId)).size,
    name: mill.name,
    shortName: mill.shortName,
    email: mill.sales.email,
    tel: mill.contacts[0].tel,
    whatsApp: { phone: mill.whatsapp.phone },
    answers: terms.response.enquiry.text,
  };
}

/** What both assistants say of the mill. */
export function millTexts(mill: ChatMill) {
  return {
    title: `${mill.shortName} Assistant`,
    greeting: `Hello! I am the automated assistant of ${mill.name}. ${whichOf(mill.collections)}`,
    thanks: `Thank you! Your request has reached the mill. We send samples and a detailed quote, and a person answers ${mill.answers}.`,
    failed: `We couldn't save this just now. Please WhatsApp ${mill.whatsApp.phone} or email ${mill.email}.`,
  };
}

function whichOf(collections: number): string {
  return collections > 1
    ? `Which of our ${inWords(collections)} collections are you looking for?`
    : 'What fabric are you looking for?';
}

/** What the keyword assistant says. */
export const keywordTexts = {
  subtitle: 'Find your perfect fabric',
  placeholder: 'Type your message...',
  specific: 'This is what we knit for that:',
  general: 'Which of these comes nearest?',
  help: (names: readonly string[]) =>
    names.length > 1
      ? `I know our collections: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Name one of them, or say what the fabric is for.`
      : 'Say what the fabric is for, or leave your name: a person at the mill answers.',
  request: 'Request Samples & Quote',
  collect: 'Perfect! Let me collect your details so we can send you samples and a detailed quote.',
  typing: 'Typing',
} as const;

/** Milliseconds before the bot answers, as the specification has it. */
export const replyDelay = 500;
