import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { quoteLines } from './quote-lines.ts';

export const quoteTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  missingTitle: 'Missing Information',
  missing: 'Please fill in your name and phone number.',
  errorTitle: 'Error',
  failed: 'Failed to send quote request. Please try again.',
} as const;

/** The quote request as both seeds define it; `lines` holds the basket where there is one. */
export const quoteSchema = z.object({
  name: requiredText(120, quoteTexts.nameMissing),
  phone: requiredText(40, quoteTexts.phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  product: optionalText(200),
  quantity: optionalText(120),
  requirements: optionalText(4000),
  lines: quoteLines(),
  ...envelope,
});
export type QuoteRequest = z.output<typeof quoteSchema>;
