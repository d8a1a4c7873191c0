/**
 * The one spelling of a telephone number by which two enquiries of one person are found: `+` and
 * digits. A number without a country is taken as Indian. Empty when it cannot be a number at all.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (/^\s*\+/.test(typed)) return plausible(digits);
  if (digits.startsWith('00')) return plausible(digits.slice(2));
  const local = digits.replace(/^0/, '');
  if (local.length === 10) return `+91${local}`;
  return plausible(digits);
}

/** Shortest national numbers in use and the longest the numbering plan allows. */
function plausible(digits: string): string {
  return digits.length >= 7 && digits.length <= 15 ? `+${digits}` : '';
}
