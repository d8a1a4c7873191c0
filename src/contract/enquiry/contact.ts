import * as z from 'zod/mini';
import { href, pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { readBySchema } from './read-by-schema.ts';

const { nameMissing } = enquiryTexts;
const functionName = 'send-contact-message';
const reachMissing = 'Please give an e-mail address or a phone number.';

/** A name and one way to answer are enough. */
const contactSchema = z
  .object({
    name: requiredText(120, nameMissing),
    company: optionalText(160),
    email: optionalEmail(),
    phone: optionalText(40),
    requirements: optionalText(4000),
    ...metadata,
  })
  .check((payload) => {
    const { email, phone } = payload.value;
    if (email !== '' || phone !== '') return;
    payload.issues.push({
      code: 'custom',
      path: ['email'],
      message: reachMissing,
      input: payload.value,
    });
  });

export const contactKind = {
  kind: 'contact',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'contact-message',
  form: {
    name: 'contact',
    page: pages.contact,
    showsServerError: true,
    texts: {
      sending: 'Sending Message...',
      unanswered: 'Error sending message. Please try again.',
      failed: 'Failed to send message. Please try again.',
    },
  },
  read: readBySchema(() => contactSchema),
  missing: {
    title: enquiryTexts.missingTitle,
    text: 'Please fill in your name and an e-mail address or phone number.',
    sentences: [nameMissing, reachMissing],
  },
} as const satisfies EnquiryContract;
