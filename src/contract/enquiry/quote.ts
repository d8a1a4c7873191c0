import * as z from 'zod/mini';
import { optionalEmail, optionalText, requiredText, spamTrap } from './fields.ts';

export const quoteTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  missingTitle: 'Missing Information',
  missing: 'Please fill in your name and phone number.',
  errorTitle: 'Error',
  failed: 'Failed to send quote request. Please try again.',
} as const;

/** The quote request as both seeds define it; `website` is the spam trap that no person sees. */
export const quoteSchema = z.object({
  name: requiredText(120, quoteTexts.nameMissing),
  phone: requiredText(40, quoteTexts.phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  product: optionalText(200),
  quantity: optionalText(120),
  requirements: optionalText(4000),
  website: spamTrap(),
});
export type QuoteRequest = z.output<typeof quoteSchema>;
