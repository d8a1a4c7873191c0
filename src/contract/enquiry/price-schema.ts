import * as z from 'zod/mini';
import { defaultPhoneCountry, phoneCountries } from '../../domain/enquiry/phone-countries.ts';
import type { EnquiryContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { contactError, priceKind } from './price.ts';
import { readBySchema } from './read-by-schema.ts';

/** `country` only matters to a phone number; the three keys of the specification alone mean India. */
const priceSchema = z
  .object({
    productName: requiredText(200, 'Please name the fabric.'),
    contactMethod: z.enum(['email', 'phone'], { error: 'Please choose e-mail or phone.' }),
    contactValue: z._default(
      z.string().check(z.trim(), z.maxLength(254, enquiryTexts.invalidEmail)),
      '',
    ),
    country: z._default(
      z.enum(
        phoneCountries.map(({ code }) => code),
        { error: 'Please choose a country from the list.' },
      ),
      defaultPhoneCountry,
    ),
    ...metadata,
  })
  .check((payload) => {
    const message = contactError(payload.value);
    if (message === undefined) return;
    payload.issues.push({ code: 'custom', path: ['contactValue'], message, input: payload.value });
  });

/** The price request as the server reads it. */
export const strictPriceKind = {
  ...priceKind,
  form: {
    ...priceKind.form,
    // The quote page has other names for what the dialog asks.
    shownAs: ({ productName = '', contactMethod, contactValue = '' }) => ({
      product: productName,
      [contactMethod === 'phone' ? 'phone' : 'email']: contactValue,
    }),
  },
  read: readBySchema(() => priceSchema),
} as const satisfies EnquiryContract;
