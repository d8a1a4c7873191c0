import { emailPattern } from '../../domain/enquiry/email-pattern.ts';
import { findPhoneCountry, hasTenDigits, isPhoneOf } from '../../domain/enquiry/phone-countries.ts';
import type { FormValues } from '../form-values.ts';
import { unexpectedError } from '../answer.ts';
import { href, pages } from '../routes.ts';
import type { EnquiryContract, EnquiryReading } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';

const functionName = 'send-price-request';

const texts = {
  title: 'Request Price',
  question: 'How should we contact you?',
  email: 'Email',
  phone: 'Phone',
  emailPlaceholder: 'you@company.com',
  phoneHint: 'Enter 10-digit mobile number',
  cancel: 'Cancel',
  submit: 'Request Price',
  invalidPhoneTitle: 'Invalid Phone Number',
  invalidPhone: 'Please enter a valid 10-digit phone number.',
  /** For a country whose numbers are not ten digits long. */
  invalidForeignPhone: 'Please enter a valid phone number of the country you chose.',
} as const;

/**
 * The price of one fabric, sent to an e-mail address or a phone number. What only the server needs is
 * in `price-schema.ts`: the schema library weighs more than the whole dialog, so the browser checks
 * the few fields by hand.
 */
export const priceKind = {
  kind: 'price',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'price-request',
  form: {
    name: 'price',
    // The dialog needs script; what was typed into it continues in the quote form.
    page: pages.quote,
    showsServerError: true,
    texts: {
      sending: 'Sending...',
      unanswered: 'Failed to send request. Please try again.',
      failed: 'Failed to send price request. Please try again.',
      exception: unexpectedError,
    },
  },
  read: (input) => readPriceForm(input as FormValues),
  errorTitles: {
    [texts.invalidPhone]: texts.invalidPhoneTitle,
    [texts.invalidForeignPhone]: texts.invalidPhoneTitle,
  },
  texts,
} as const satisfies EnquiryContract & { texts: object };

/** What the dialog says, checked by the rule that it shares with the schema. */
function readPriceForm(values: FormValues): EnquiryReading {
  const text = (name: string) => String(values[name] ?? '').trim();
  const contactMethod = text('contactMethod') === 'phone' ? 'phone' : 'email';
  const contactValue = text('contactValue');
  const country = text('country') || undefined;
  const error = contactError({ contactMethod, contactValue, country: country ?? '' });
  if (error) return { ok: false, errors: { contactValue: error } };
  return {
    ok: true,
    fields: { productName: text('productName'), contactMethod, contactValue, country },
    metadata: {
      website: text('website'),
      privacyVersion: text('privacyVersion'),
      elapsed: undefined,
      source: { utm: {} },
    },
  };
}

/** The one sentence about the way of contact, the same before the call and after it. */
export function contactError(request: {
  readonly contactMethod: 'email' | 'phone';
  readonly contactValue: string;
  readonly country: string;
}): string | undefined {
  const { contactMethod, contactValue } = request;
  if (contactMethod === 'email') {
    return emailPattern.test(contactValue) ? undefined : enquiryTexts.invalidEmail;
  }
  const country = findPhoneCountry(request.country);
  if (country && /^[^\p{Cc}\p{Cs}]*$/u.test(contactValue) && isPhoneOf(country, contactValue)) {
    return undefined;
  }
  return country && hasTenDigits(country) ? texts.invalidPhone : texts.invalidForeignPhone;
}
