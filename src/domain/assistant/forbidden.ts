/**
 * Claims that the guide must not repeat from the mill's own articles. Words of an AI service are not
 * searched for such spellings: they are refused unless they are known (`guard/judge-sentence.ts`).
 */
export type Forbidden = 'price' | 'stock' | 'certificate';

const rules: Readonly<Record<Forbidden, RegExp>> = {
  price:
    /(?:₹|\$|€|£|\b(?:rs\.?|inr|usd|aed|eur|gbp|rupees?|dollars?|dirhams?))\s*(?::\s*)?\d|\d[\d,.]{0,15}\s*(?:\/-|₹|€|\$|\b(?:rs|inr|usd|aed|eur|rupees?|dollars?|dirhams?|cents?|paise)\b)|\b(?:price|cost|rate|priced|costs)\b[^.?!\n]{0,24}\b(?:is|are|at|from|of|:)\s*(?:only |about |around |roughly |approx\w* )?\d|\b\d+\s*%\s*(?:off|discount)\b|\b(?:free of charge|at no cost)\b(?![^.?!\n]*swatch)/i,
  stock:
    /\b(?:is|are|we have|have it|currently|now|yes,?)\b[^.?!\n]{0,24}\bin stock\b|\b\d[\d,]{0,15}\s*(?:m|metres?|meters?|rolls?|kg)\b[^.?!\n]{0,20}\b(?:in stock|available (?:now|today)|left|ready to (?:ship|dispatch))\b|\b(?:available|ready) (?:now|today|immediately|right away|for immediate)\b/i,
  certificate:
    /\b(?:gots|oeko[\s-]?tex|grs|rcs|bci|iso\s?\d*|sedex|smeta|bluesign|fair\s?trade|wrap|bis|cradle to cradle|certified|certificates?|certification)\b/i,
};

/** A sentence that denies, asks or explains is not a claim. */
const denial =
  /\b(?:no|not|none|never|cannot|can't|don't|do not|does not|doesn't|without|unrecorded|whether|isn't|aren't|if|when|for the certificate|a laboratory|laboratories|your (?:market|customer|own))\b/i;

/** The first forbidden claim in a text; undefined when there is none. */
export function findForbidden(text: string): Forbidden | undefined {
  // Prices are searched in the whole text, because the full stop of "Rs. 200" would split the sentence.
  if (rules.price.test(text)) return 'price';
  for (const sentence of text.split(/(?<=[.?!])\s+|\n+/)) {
    if (rules.stock.test(sentence) && !denial.test(sentence)) return 'stock';
    if (rules.certificate.test(sentence) && !denial.test(sentence)) return 'certificate';
  }
  return undefined;
}
