import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';

export const mostSwatches = 6;

export const sampleTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  addressMissing: 'Please enter the address the pack goes to.',
  fabricsMissing: 'Please choose at least one fabric.',
  tooMany: `Please choose at most ${mostSwatches} fabrics.`,
  missingTitle: 'Missing Information',
  missing: 'Please choose your fabrics and fill in your name, phone number and address.',
  errorTitle: 'Error',
  invocationFailed: 'Error requesting samples. Please try again.',
  failed: 'Failed to request samples. Please try again.',
  submit: 'Request Free Samples',
  sending: 'Requesting Samples...',
} as const;

/** The free swatch pack. `fabrics` are slugs; in a form the name is repeated (checked boxes). */
export const sampleSchema = z.object({
  fabrics: z.pipe(
    z.transform((given: unknown) => (given === undefined ? [] : [given].flat())),
    z
      .array(z.string().check(z.trim(), z.regex(/^[a-z0-9-]{1,120}$/, sampleTexts.fabricsMissing)))
      .check(
        z.minLength(1, sampleTexts.fabricsMissing),
        z.maxLength(mostSwatches, sampleTexts.tooMany),
      ),
  ),
  name: requiredText(120, sampleTexts.nameMissing),
  phone: requiredText(40, sampleTexts.phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  address: requiredText(400, sampleTexts.addressMissing),
  city: optionalText(100),
  postcode: optionalText(20),
  country: optionalText(80),
  /** What the cloth is for. */
  use: optionalText(1000),
  ...envelope,
});
export type SampleRequest = z.output<typeof sampleSchema>;
