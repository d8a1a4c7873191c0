import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { href, pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { optionalText } from './fields.ts';
import { metadata } from './metadata.ts';
import { readBySchema } from './read-by-schema.ts';

/** What the visitor looks at; who they are is known when they write. */
const whatsappSchema = z.object({
  /** Of a fabric, as the page names it. */
  product: optionalText(160),
  /** `custom`: something made to order. */
  topic: orElse(z._default(z.enum(['', 'custom']), ''), ''),
  ...metadata,
});

/**
 * Somebody opens WhatsApp from a page. It is kept before the chat opens, so that the mill knows what
 * the message with this reference is about, and that there was somebody if none arrives.
 */
export const whatsappKind = {
  kind: 'whatsapp',
  functionName: 'open-whatsapp',
  path: href.openWhatsApp(),
  thankYou: 'contact-message',
  form: { name: 'whatsapp', page: pages.contact, texts: { sending: 'Opening WhatsApp...' } },
  read: readBySchema(() => whatsappSchema),
} as const satisfies EnquiryContract;
