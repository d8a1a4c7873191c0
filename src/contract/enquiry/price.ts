import * as z from 'zod/mini';
import {
  defaultPhoneCountry,
  findPhoneCountry,
  isPhoneOf,
  phoneCountries,
} from '../../domain/enquiry/phone-countries.ts';
import { envelope } from './envelope.ts';
import { emailPattern, requiredText } from './fields.ts';

export const priceTexts = {
  title: 'Request Price',
  question: 'How should we contact you?',
  email: 'Email',
  phone: 'Phone',
  emailPlaceholder: 'you@company.com',
  phoneHint: 'Enter 10-digit mobile number',
  cancel: 'Cancel',
  submit: 'Request Price',
  sending: 'Sending...',
  invalidEmailTitle: 'Invalid Email',
  invalidEmail: 'Please enter a valid email address.',
  invalidPhoneTitle: 'Invalid Phone Number',
  invalidPhone: 'Please enter a valid 10-digit phone number.',
  /** For a country whose numbers are not ten digits long. */
  invalidForeignPhone: 'Please enter a valid phone number of the country you chose.',
  productMissing: 'Please name the fabric.',
  methodMissing: 'Please choose e-mail or phone.',
  errorTitle: 'Error',
  invocationFailed: 'Failed to send request. Please try again.',
  failed: 'Failed to send price request. Please try again.',
  exception: 'Something went wrong. Please try again.',
} as const;

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

/** The one sentence about the way of contact, the same before the call and after it. */
export function contactFault(request: {
  readonly contactMethod: 'email' | 'phone';
  readonly contactValue: string;
  readonly country: string;
}): string | undefined {
  const { contactMethod, contactValue } = request;
  if (contactMethod === 'email') {
    return emailPattern.test(contactValue) ? undefined : priceTexts.invalidEmail;
  }
  const country = findPhoneCountry(request.country);
  if (country && /^[^\p{Cc}\p{Cs}]*$/u.test(contactValue) && isPhoneOf(country, contactValue)) {
    return undefined;
  }
  const isTenDigits = country?.digits.from === 10 && country.digits.to === 10;
  return isTenDigits ? priceTexts.invalidPhone : priceTexts.invalidForeignPhone;
}
