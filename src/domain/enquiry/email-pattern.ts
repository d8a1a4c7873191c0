/**
 * What a visitor may give as an address: text, at-sign, text, dot, text, no spaces; and nothing that
 * could end or start a mail header. The dot is always the first one behind the first character:
 * trying each would let one long address keep the whole server busy for seconds. Apart from
 * `isMailAddress`, whose expressions no dialog in the browser needs.
 */
export const emailPattern =
  /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]][^\s@<>(),;:\\"[\].]*\.[^\s@<>(),;:\\"[\]]+$/u;
