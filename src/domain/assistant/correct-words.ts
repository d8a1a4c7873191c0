import { countSlips } from '../text/count-slips.ts';
import { decidingWords, ordinaryWords } from './known-words.ts';

/** `polyster` → `polyester`: corrects words one typing error away from a known word (two in a long one). */
export function correctWords(words: readonly string[]): string[] {
  return words.map((word) => remembered.get(word) ?? remember(word));
}

/** Most questions use the same words; a bounded cache avoids searching for them again. */
const remembered = new Map<string, string>();

function remember(word: string): string {
  const corrected = correctWord(word);
  if (remembered.size > 5000) remembered.clear();
  remembered.set(word, corrected);
  return corrected;
}

export function correctWord(word: string): string {
  if (word.length < 4 || word.length > 20 || /[^a-z]/.test(word)) return word;
  if (decidingWords.has(word) || ordinaryWords.has(word)) return word;
  const allowed = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestSlips = allowed + 1;
  for (const known of decidingWords) {
    if (Math.abs(known.length - word.length) > allowed || known.length < 4) continue;
    // In a short word the first letter is rarely mistyped, so it must match.
    if (word.length < 6 && known[0] !== word[0]) continue;
    const slips = countSlips(word, known, allowed);
    if (slips < bestSlips) {
      best = known;
      bestSlips = slips;
    }
  }
  return best;
}
