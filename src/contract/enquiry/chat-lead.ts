import * as z from 'zod/mini';
import { errorTitle } from '../answer.ts';
import { clipText, readChatLines } from './chat-lines.ts';
import { pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { readBySchema } from './read-by-schema.ts';

const texts = {
  missing: 'Please fill in all required fields and accept the terms.',
  consent: 'I agree to be contacted by the company',
  submit: 'Submit',
} as const;

/** What the chat lead form sends. The conversation is cut instead of refused: the person comes first. */
const chatLeadSchema = z.object({
  name: requiredText(120, texts.missing),
  email: optionalEmail().check(z.refine((email) => email !== '', { error: texts.missing })),
  phone: requiredText(40, texts.missing),
  city: optionalText(120),
  useCase: optionalText(200),
  gsm: z.pipe(
    z.transform(toList),
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  ),
  colours: optionalText(300),
  metres: optionalText(60),
  consent: z.pipe(
    z.transform((given) => given === true || given === 'on' || given === 'true'),
    z.boolean().check(z.refine((agreed) => agreed, { error: texts.missing })),
  ),
  /** Words of the visitor's own, confirmed before they are sent. */
  message: optionalText(4000),
  selections: z.transform(toNames),
  conversation: z.transform(readChatLines),
  ...metadata,
});

/** A conversation that became an enquiry; it is thanked for like a quote request. */
export const chatLeadKind = {
  kind: 'chat-lead',
  functionName: 'chatbot-lead',
  path: '/api/chatbot/lead',
  // That of a quote, which the chats should not have to load.
  thankYou: 'quote-request',
  form: {
    name: 'chat-lead',
    page: pages.embed,
    errorsInside: true,
    statusDecides: true,
    texts: { sending: 'Submitting...' },
  },
  read: readBySchema(() => chatLeadSchema),
  missing: { title: errorTitle, text: texts.missing, sentences: [texts.missing] },
  texts,
} as const satisfies EnquiryContract & { texts: object };

/** `'160, 180 '` → `['160', '180']` */
function toList(given: unknown): unknown {
  if (given === undefined || given === null) return [];
  const parts: unknown[] = Array.isArray(given)
    ? given
    : typeof given === 'string'
      ? given.split(',')
      : [];
  return parts.map((part) => String(part).trim()).filter((part) => part !== '');
}

/** Collections come as their names, their ids, or whole. */
function toNames(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  const names = given.slice(0, 60).map((one: unknown) => {
    const text = typeof one === 'object' && one !== null && 'name' in one ? one.name : one;
    return typeof text === 'string' ? clipText(text, 120) : '';
  });
  return [...new Set(names)].filter(Boolean);
}
