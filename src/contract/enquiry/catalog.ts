import * as z from 'zod/mini';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { pages } from '../routes.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { metadata } from './metadata.ts';
import { quoteKind } from './quote.ts';
import { readBySchema } from './read-by-schema.ts';

const texts = {
  emailMissing: 'Please enter your e-mail address.',
  /** Nobody may be flooded with catalogues by somebody who knows their address. */
  notMailedAgain:
    'Your request has reached the sales desk, but no further catalogue is mailed to this address today. Please look into your spam folder, or download it from our catalogue page.',
} as const;

/** What the quote function is sent when a visitor gives only an address. */
export const catalogFixed = {
  name: 'Catalog Request',
  phone: 'Not provided',
  product: 'Complete Catalog & Pricing',
  quantity: 'All products',
  requirements: 'Please send me the complete catalog with pricing.',
} as const;

const catalogSchema = z.pipe(
  z.object({
    email: z.pipe(
      z.string({ error: texts.emailMissing }),
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, texts.emailMissing),
          z.refine(isMailAddress, { error: enquiryTexts.invalidEmail }),
        ),
    ),
    ...metadata,
  }),
  z.transform((fields) => ({ ...catalogFixed, ...fields })),
);

/** The catalogue is requested through the quote function; the product tells the two kinds apart. */
export const catalogKind = {
  kind: 'catalog',
  functionName: quoteKind.functionName,
  path: quoteKind.path,
  thankYou: 'catalog-request',
  form: {
    name: 'catalog',
    page: pages.contact,
    shownAs: ({ email = '' }) => ({ email }),
    oneLineNotices: true,
    showsServerError: true,
    texts: {
      sending: 'Sending...',
      unanswered: 'Error sending catalog request. Please try again.',
      failed: 'Failed to send catalog request. Please try again.',
    },
  },
  claims: (values) => 'product' in values && values.product === catalogFixed.product,
  read: readBySchema(() => catalogSchema),
  texts,
} as const satisfies EnquiryContract & { texts: object };
