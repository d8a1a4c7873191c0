/**
 * Text, at-sign, text, dot, text, no spaces; and nothing that could end or start a mail header. The
 * dot is always the first one behind the first character: trying each would let one long address
 * hold the whole server for seconds.
 */
export const emailPattern =
  /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]][^\s@<>(),;:\\"[\].]*\.[^\s@<>(),;:\\"[\]]+$/u;
