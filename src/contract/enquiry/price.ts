import * as z from 'zod/mini';
import { defaultPhoneCountry, phoneCountries } from '../../domain/enquiry/phone-countries.ts';
import { envelope } from './envelope.ts';
import { requiredText } from './fields.ts';
import { contactFault, priceTexts } from './price-rule.ts';

/** `country` only matters to a phone number; the seed's three keys alone mean India. */
export const priceSchema = z
  .object({
    productName: requiredText(200, priceTexts.productMissing),
    contactMethod: z.enum(['email', 'phone'], { error: priceTexts.methodMissing }),
    contactValue: z._default(
      z.string().check(z.trim(), z.maxLength(254, priceTexts.invalidEmail)),
      '',
    ),
    country: z._default(z.enum(phoneCountries.map(({ code }) => code)), defaultPhoneCountry),
    ...envelope,
  })
  .check((payload) => {
    const message = contactFault(payload.value);
    if (message === undefined) return;
    payload.issues.push({ code: 'custom', path: ['contactValue'], message, input: payload.value });
  });
export type PriceRequest = z.output<typeof priceSchema>;
