import type { SiteContent } from '../../content/site-content.ts';
import { chatCollections } from '../../domain/assistant/chat-collections.ts';

const names = chatCollections.map(({ name }) => name);

/** What a chat has to know of the mill. */
export interface ChatMill {
  readonly name: string;
  readonly shortName: string;
  readonly email: string;
  readonly tel: string;
  readonly whatsApp: { readonly phone: string; readonly href: string };
  /** `within 24 hours` */
  readonly answers: string;
}

export function chatMill({ mill, terms, navigation }: SiteContent): ChatMill {
  return {
    name: mill.name,
    shortName: mill.shortName,
    email: mill.sales.email,
    tel: mill.contacts[0].tel,
    whatsApp: { phone: mill.whatsapp.phone, href: navigation.topBar.whatsapp.href },
    answers: terms.response.enquiry.text,
  };
}

/** What both assistants say of the mill. */
export function millTexts(mill: ChatMill) {
  return {
    title: `${mill.shortName} Assistant`,
    greeting: `Hello! I am the automated assistant of ${mill.name}. Which of our four collections are you looking for?`,
    thanks: `Thank you! Your request has reached the mill. We send samples and a detailed quote, and a person answers ${mill.answers}.`,
    failed: `We couldn't save this just now. Please WhatsApp ${mill.whatsApp.phone} or email ${mill.email}.`,
  };
}

/** What the keyword assistant says. */
export const keywordTexts = {
  subtitle: 'Find your perfect fabric',
  placeholder: 'Type your message...',
  specific: 'This is what we knit for that:',
  general: 'We knit four collections. Which one comes nearest?',
  help: `I know our collections: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Name one of them, or say what the fabric is for.`,
  request: 'Request Samples & Quote',
  collect: 'Perfect! Let me collect your details so we can send you samples and a detailed quote.',
  typing: 'Typing',
} as const;

/** Milliseconds before the bot answers, as the specification has it. */
export const replyDelay = 500;
