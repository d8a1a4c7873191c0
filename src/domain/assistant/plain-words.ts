import { joinPhrases } from './join-phrases.ts';

/** Folds a text to lower case without accents and curled quotes; letters of other scripts stay. */
export function foldQuestion(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\u20B9/g, ' rupees ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .toLowerCase();
}

/** The words of a folded text, with different spellings of one thing made one word. */
export function splitWords(folded: string): string[] {
  return (
    joinPhrases(folded.replace(/'s\b/g, '').replace(/'/g, ''))
      .replace(
        /\bpoly(?:ester)?[\s/-]*cotton\b|\bcotton[\s/-]*poly(?:ester)?\b|\bp[/-]?c\b|\bt\/c\b/g,
        ' polycotton ',
      )
      .replace(/\bpoly(?:ester)?\s+(?:and|&)\s+cotton\b/g, ' polycotton ')
      .replace(/\bg\/?m(?:2|²)?\b(?=\s|$)/g, (unit) => (unit.length > 2 ? 'gsm' : unit))
      .replace(/\bbio[ -]?polish(?:ed)?\b/g, 'biopolish')
      .match(/[\p{L}\p{M}\p{N}]+%?/gu)
      ?.slice(0, longestQuestion)
      .map((word) => word.slice(0, longestWord)) ?? []
  );
}

/** More words than any real question has; the rest is ignored, so that a long text costs little. */
const longestQuestion = 200;
const longestWord = 40;
