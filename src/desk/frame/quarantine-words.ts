/** Why an entry was held back, for people. */
export function quarantineWords(reason: string): string {
  return words[reason] ?? reason;
}

const words: Readonly<Record<string, string>> = {
  'spam-trap': 'Filled in the hidden field',
  'too-fast': 'Sent too fast for a person',
};
