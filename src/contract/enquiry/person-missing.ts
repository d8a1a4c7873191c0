import type { MissingRule } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';

/** The rule of a form that needs a name and a phone number, and no more. */
export const personMissing = {
  title: enquiryTexts.missingTitle,
  text: 'Please fill in your name and phone number.',
  sentences: [enquiryTexts.nameMissing, enquiryTexts.phoneMissing],
} as const satisfies MissingRule;
