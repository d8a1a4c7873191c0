import * as z from 'zod/mini';
import { catalogProduct } from '../../domain/enquiry/catalog-request.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { envelope } from './envelope.ts';

export const catalogTexts = {
  emailMissing: 'Please enter your e-mail address.',
  invalidEmail: 'Please enter a valid email address.',
  invocationFailed: 'Error sending catalog request. Please try again.',
  failed: 'Failed to send catalog request. Please try again.',
  /** Nobody may be flooded with catalogues by somebody who knows their address. */
  sentAlready:
    'The catalogue was sent to this address twice today. Please look into the spam folder, or download it from our catalogue page.',
} as const;

/** What the quote function is told when only an address was asked for. */
export const catalogFixed = {
  name: 'Catalog Request',
  phone: 'Not provided',
  product: catalogProduct,
  quantity: 'All products',
  requirements: 'Please send me the complete catalog with pricing.',
} as const;

/** The one field of the form; it is posted to `send-quote-email` together with `catalogFixed`. */
export const catalogSchema = z.object({
  email: z.pipe(
    z.string({ error: catalogTexts.emailMissing }),
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, catalogTexts.emailMissing),
        z.refine(isMailAddress, { error: catalogTexts.invalidEmail }),
      ),
  ),
  ...envelope,
});
export type CatalogRequest = z.output<typeof catalogSchema>;
