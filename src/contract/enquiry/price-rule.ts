import { findPhoneCountry, isPhoneOf } from '../../domain/enquiry/phone-countries.ts';
import { emailPattern } from './email-pattern.ts';

/** Apart from the schema: the library behind that weighs more than the whole dialog. */
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
