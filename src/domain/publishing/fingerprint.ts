/** A short sum of a text that tells two texts apart; it keeps nobody from making a third one to fit. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    high = Math.imul(high ^ letter, 0x9e3779b1);
    low = Math.imul(low ^ letter, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (0x100000000 * (low & 0x1fffff) + (high >>> 0)).toString(36);
}
