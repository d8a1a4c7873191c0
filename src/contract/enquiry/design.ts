import * as z from 'zod/mini';
import { readDesign } from '../design-address.ts';
import { href, pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { readBySchema } from './read-by-schema.ts';

const { nameMissing, phoneMissing } = enquiryTexts;
const functionName = 'send-design-request';
const designMissing = 'Please draw the cloth first.';
const failed = 'Your design could not be sent. Please try again.';

/** A cloth that the visitor designed in the instrument. */
const designSchema = z.object({
  /** Its address, which holds all of it. */
  design: requiredText(1200, designMissing).check(
    z.refine((address) => readDesign(address).ok, { error: designMissing }),
  ),
  /** As the visitor's own browser weighed it. */
  weight: optionalText(40),
  name: requiredText(120, nameMissing),
  phone: requiredText(40, phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  metres: optionalText(60),
  requirements: optionalText(4000),
  ...metadata,
});

export const designKind = {
  kind: 'design',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'design-request',
  form: {
    name: 'design',
    page: pages.loom,
    texts: { sending: 'Sending Your Design...', unanswered: failed, failed },
  },
  read: readBySchema(() => designSchema),
  missing: {
    title: enquiryTexts.missingTitle,
    text: 'Please fill in your name and phone number.',
    sentences: [nameMissing, phoneMissing],
  },
} as const satisfies EnquiryContract;
