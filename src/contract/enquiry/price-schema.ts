import * as z from 'zod/mini';
import { defaultPhoneCountry, phoneCountries } from '../../domain/enquiry/phone-countries.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { contactError, priceKind } from './price.ts';

const { texts } = priceKind;

/** `country` only matters to a phone number; the three keys of the specification alone mean India. */
export const priceSchema = z
  .object({
    productName: requiredText(200, texts.productMissing),
    contactMethod: z.enum(['email', 'phone'], { error: texts.methodMissing }),
    contactValue: z._default(
      z.string().check(z.trim(), z.maxLength(254, enquiryTexts.invalidEmail)),
      '',
    ),
    country: z._default(z.enum(phoneCountries.map(({ code }) => code)), defaultPhoneCountry),
    ...metadata,
  })
  .check((payload) => {
    const message = contactError(payload.value);
    if (message === undefined) return;
    payload.issues.push({ code: 'custom', path: ['contactValue'], message, input: payload.value });
  });
