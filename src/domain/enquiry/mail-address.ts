/**
 * One plain mailbox that is safe to put into a header: no line break, list, group, comment or
 * display name can hide in it. Stricter than the standard on purpose; an address we would refuse
 * is still kept with the enquiry, it is only never written to.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

const localPart =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;
