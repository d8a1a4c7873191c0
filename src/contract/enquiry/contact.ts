import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';

export const contactTexts = {
  nameMissing: 'Please enter your name.',
  reachMissing: 'Please give an e-mail address or a phone number.',
  missingTitle: 'Missing Information',
  missing: 'Please fill in your name and an e-mail address or phone number.',
  errorTitle: 'Error',
  invocationFailed: 'Error sending message. Please try again.',
  failed: 'Failed to send message. Please try again.',
  submit: 'Send Message',
  sending: 'Sending Message...',
} as const;

/** A name and one way to answer are enough. */
export const contactSchema = z
  .object({
    name: requiredText(120, contactTexts.nameMissing),
    company: optionalText(160),
    email: optionalEmail(),
    phone: optionalText(40),
    requirements: optionalText(4000),
    ...envelope,
  })
  .check((payload) => {
    const { email, phone } = payload.value;
    if (email !== '' || phone !== '') return;
    const message = contactTexts.reachMissing;
    payload.issues.push({ code: 'custom', path: ['email'], message, input: payload.value });
  });
export type ContactMessage = z.output<typeof contactSchema>;
