import * as z from 'zod/mini';
import { href, pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { readBySchema } from './read-by-schema.ts';

export const mostSwatches = 6;

const { nameMissing, phoneMissing } = enquiryTexts;
const functionName = 'send-sample-request';
const addressMissing = 'Please enter the address the pack goes to.';
const fabricsMissing = 'Please choose at least one fabric.';
const tooMany = `Please choose at most ${mostSwatches} fabrics.`;

/** `fabrics` are slugs; in a form the name is repeated (checked boxes). */
const sampleSchema = z.object({
  fabrics: z.pipe(
    z.transform((given: unknown) => (given === undefined ? [] : [given].flat())),
    z
      .array(z.string().check(z.trim(), z.regex(/^[a-z0-9-]{1,120}$/, fabricsMissing)))
      .check(z.minLength(1, fabricsMissing), z.maxLength(mostSwatches, tooMany)),
  ),
  name: requiredText(120, nameMissing),
  phone: requiredText(40, phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  address: requiredText(400, addressMissing),
  city: optionalText(100),
  postcode: optionalText(20),
  country: optionalText(80),
  /** A shade that the visitor wants to see, in words. */
  shade: optionalText(200),
  /** What the cloth is for. */
  use: optionalText(1000),
  ...metadata,
});

/** The free swatch pack. */
export const sampleKind = {
  kind: 'sample',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'sample-request',
  form: {
    name: 'sample',
    page: pages.samples,
    showsServerError: true,
    texts: {
      sending: 'Requesting Samples...',
      unanswered: 'Error requesting samples. Please try again.',
      failed: 'Failed to request samples. Please try again.',
    },
  },
  read: readBySchema(() => sampleSchema),
  missing: {
    title: enquiryTexts.missingTitle,
    text: 'Please choose your fabrics and fill in your name, phone number and address.',
    sentences: [fabricsMissing, nameMissing, phoneMissing, addressMissing],
  },
} as const satisfies EnquiryContract;
