/** Text, at-sign, text, dot, text, no spaces; and nothing that could end or start a mail header. */
export const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\]]+$/u;
