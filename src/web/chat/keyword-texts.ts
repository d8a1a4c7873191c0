import { mill } from '../../content/mill.ts';
import { terms } from '../../content/terms.ts';
import { chatCollections } from '../../domain/assistant/chat-collections.ts';

const names = chatCollections.map(({ name }) => name);

/** What the keyword assistant says. */
export const keywordTexts = {
  title: `${mill.shortName} Assistant`,
  subtitle: 'Find your perfect fabric',
  placeholder: 'Type your message...',
  greeting: `Hello! I am the automated assistant of ${mill.name}. Which of our four collections are you looking for?`,
  specific: 'This is what we knit for that:',
  general: 'We knit four collections. Which one comes nearest?',
  help: `I know our collections: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Name one of them, or say what the fabric is for.`,
  request: 'Request Samples & Quote',
  collect: 'Perfect! Let me collect your details so we can send you samples and a detailed quote.',
  thanks: `Thank you! Your request has reached the mill. We send samples and a detailed quote, and a person answers ${terms.response.enquiry.text}.`,
  failed: `We couldn't save this just now. Please WhatsApp ${mill.whatsapp.phone} or email ${mill.sales.email}.`,
  typing: 'Typing',
} as const;

/** Milliseconds before the bot answers, as the specification has it. */
export const replyDelay = 500;
