/** Where a number may be from, and how many digits its national part has there. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  /** With the plus sign; empty where the number must bring its own. */
  readonly dial: string;
  readonly digits: { readonly from: number; readonly to: number };
}

/** India first: it is the default. Then the Gulf, the neighbours, and where most others write from. */
export const phoneCountries: readonly PhoneCountry[] = [
  country('IN', 'India', '+91', 10),
  country('AE', 'United Arab Emirates', '+971', 8, 9),
  country('SA', 'Saudi Arabia', '+966', 9),
  country('QA', 'Qatar', '+974', 8),
  country('KW', 'Kuwait', '+965', 8),
  country('OM', 'Oman', '+968', 8),
  country('BH', 'Bahrain', '+973', 8),
  country('BD', 'Bangladesh', '+880', 8, 10),
  country('LK', 'Sri Lanka', '+94', 9),
  country('NP', 'Nepal', '+977', 8, 10),
  country('GB', 'United Kingdom', '+44', 9, 10),
  country('US', 'United States and Canada', '+1', 10),
  country('other', 'Another country', '', 7, 15),
];

export const defaultPhoneCountry = 'IN';

export function findPhoneCountry(code: string): PhoneCountry | undefined {
  return phoneCountries.find((one) => one.code === code);
}

/** By the country's count of digits, once everything else is taken out. */
export function isPhoneOf({ digits }: PhoneCountry, typed: string): boolean {
  const { length } = typed.replace(/\D/g, '');
  return length >= digits.from && length <= digits.to;
}

/** Numbers there always have ten digits, as the sentences about a phone number say. */
export function hasTenDigits({ digits }: PhoneCountry): boolean {
  return digits.from === 10 && digits.to === 10;
}

/** The number as it is dialled from anywhere. */
export function dialledFrom({ dial }: PhoneCountry, typed: string): string {
  return dial === '' ? `+${typed.replace(/\D/g, '')}` : `${dial} ${typed.trim()}`;
}

function country(
  code: string,
  name: string,
  dial: string,
  from: number,
  to: number = from,
): PhoneCountry {
  return { code, name, dial, digits: { from, to } };
}
