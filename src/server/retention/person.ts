import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { normalisePhone } from '../../domain/enquiry/phone.ts';

/** Somebody as they tell us who they are: by an address or by a number. */
export type Person =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'phone'; readonly phone: string };

export function parsePerson(text: string): Person | undefined {
  const typed = text.trim();
  if (isMailAddress(typed)) return { by: 'email', email: typed.toLowerCase() };
  const phone = typed.includes('@') ? '' : normalisePhone(typed);
  return phone === '' ? undefined : { by: 'phone', phone };
}
