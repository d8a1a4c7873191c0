/**
 * Addresses that reach the same person give the same text: case, a `+tag` and, at Gmail, dots make
 * no other mailbox. Only for counting; a mail goes to the address as it was typed.
 */
export function mailboxKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const tag = lower.slice(0, at).indexOf('+', 1);
  const untagged = lower.slice(0, tag < 0 ? at : tag);
  const local = domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged;
  return `${local}@${domain}`;
}
