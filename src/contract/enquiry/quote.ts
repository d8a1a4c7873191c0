import * as z from 'zod/mini';
import { href, pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { personMissing } from './person-missing.ts';
import { gatherLines, quoteLines } from './quote-lines.ts';
import { readBySchema } from './read-by-schema.ts';

const { nameMissing, phoneMissing } = enquiryTexts;
const functionName = 'send-quote-email';
const failed = 'Failed to send quote request. Please try again.';

/** The quote request as both specifications define it; `lines` holds the basket where there is one. */
const quoteSchema = z.object({
  name: requiredText(120, nameMissing),
  phone: requiredText(40, phoneMissing),
  company: optionalText(160),
  email: optionalEmail(),
  product: optionalText(200),
  quantity: optionalText(120),
  requirements: optionalText(4000),
  lines: quoteLines(),
  ...metadata,
});

export const quoteKind = {
  kind: 'quote',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'quote-request',
  form: {
    name: 'quote',
    page: pages.quote,
    texts: { sending: 'Sending Your Request...', unanswered: failed, failed },
  },
  read: readBySchema(() => quoteSchema, gatherLines),
  missing: personMissing,
} as const satisfies EnquiryContract;
