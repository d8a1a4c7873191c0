/**
 * A text with the letters that a face has: an accent that it lacks is left out, `Ş` becomes `S`, and
 * what it cannot write at all becomes a question mark, never an empty box.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n' || hasAll(letter, has)) return letter;
    if (/[\p{Cf}\p{Mn}]/u.test(letter)) return '';
    const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '');
    return hasAll(plain, has) ? plain : '?';
  }).join('');
}

export function hasAll(text: string, has: (codePoint: number) => boolean): boolean {
  return text !== '' && Array.from(text).every((letter) => has(letter.codePointAt(0)!));
}
