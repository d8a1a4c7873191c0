/** Why a sentence of an AI service is not shown. */
export type Refusal =
  | 'length'
  | 'characters'
  | 'markup'
  | 'link'
  | 'address'
  | 'unknown word'
  | 'unknown name'
  | 'number'
  | 'agreement'
  | 'instructions'
  | 'claim';

export interface Token {
  /** As written; `lower` is what is compared. */
  readonly text: string;
  readonly lower: string;
  readonly kind: 'word' | 'number' | 'code' | 'own' | 'mark';
  /** Which clause of the sentence it belongs to. */
  readonly clause: number;
  /** A capital letter is expected here: a sentence, cell, label or clause begins. */
  readonly isFirst: boolean;
}

export type Read = { readonly tokens: readonly Token[] } | { readonly refused: Refusal };

/** What of the mill a text may contain word for word: links, and strings such as telephone numbers. */
export interface Literals {
  readonly isLink: (address: string) => boolean;
  readonly isPicture: (address: string) => boolean;
  /** Longest first. */
  readonly strings: readonly string[];
}

/** The tokens of one sentence of Markdown as a reader sees it, or why it cannot be read. */
export function readSentence(markdown: string, literals: Literals): Read {
  if (markdown.length > longestSentence) return { refused: 'length' };
  const typed = markdown.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u2010-\u2012]/g, '-');
  // Any other script, a look-alike letter, an invisible character or an emoji cannot be checked.
  if (/[^\n\r\t -~–—‘’“”…·×÷±²°é•−≈½]/.test(typed)) return { refused: 'characters' };
  const links: string[] = [];
  const pictures: string[] = [];
  const linked = typed.replace(
    /(!?)\[([^\][\n]{0,200})\]\(([^()\s]{1,300})\)/g,
    (_, isPicture: string, label: string, address: string) => {
      (isPicture ? pictures : links).push(address);
      return ` ${startMark}${label} `;
    },
  );
  if (!links.every(literals.isLink) || !pictures.every(literals.isPicture))
    return { refused: 'link' };
  if (/[<`{}\\^$[\]]|&#?\w{1,31};|~~~/.test(linked)) return { refused: 'markup' };
  const own = literals.strings.reduce((text, one) => text.replaceAll(one, ` ${ownMark} `), linked);
  const plain = own
    .replace(/^[ \t]*(?:[-*•>+]|#{1,6}|[1-9][.)](?=\s+\S+\s+\S+\s+\S))[ \t]+/gm, ` ${startMark}`)
    .replace(/\b(?:e\.g|i\.e)\.?/gi, 'for example')
    // Emphasis is removed without a gap: "**18**0" is read as 180.
    .replace(/[*_~]/g, '');
  if (/@|[a-z0-9]\.[a-z]|:\/\/|\bwww\b|\/\//i.test(plain)) return { refused: 'address' };
  return { tokens: tokenize(plain) };
}

/** Longer than a row of a table with three fabrics; every figure is compared with its sentence. */
const longestSentence = 1200;

/** Stand in for a string of the mill, and for the beginning of a label; no answer may contain them. */
const ownMark = 'ⓞ';
const startMark = 'ⓢ';

/** Words and marks at which another statement begins. */
const breaks: ReadonlySet<string> = new Set(
  ', ; : ( ) | — … . ! ? • · and but because so however though although while yet then since plus also'.split(
    ' ',
  ),
);

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let isFirst = true;
  /** "Lead time: 10–21 days" is one clause, "it is certified: we say so" are two. */
  let hadColon = false;
  const pattern = /\d[\d,]{0,20}(?:\.\d{1,6})?[a-z]{0,20}|[a-zé]+(?:['’][a-z]{1,4})?\d{0,6}|\S/gi;
  for (const [found] of text.matchAll(pattern)) {
    const [, digits, unit] = /^(\d[\d,.]*)(gsm|GSM|cm|mm|m|kg|g|oz|yd)$/.exec(found) ?? [];
    if (digits !== undefined && unit !== undefined) {
      hadColon = false;
      tokens.push(
        { text: digits, lower: digits, kind: 'number', clause, isFirst },
        { text: unit, lower: unit.toLowerCase(), kind: 'word', clause, isFirst: false },
      );
      isFirst = false;
      continue;
    }
    if (hadColon && !/^[\d±]/.test(found)) clause += 1;
    hadColon = found === ':';
    const token = /^\d/.test(found) ? found.replace(/,{1,20}$/, '') : found;
    const lower = token.toLowerCase().replace('’', "'");
    const isBreak = breaks.has(lower);
    if (isBreak) {
      if (!hadColon) clause += 1;
      isFirst = isFirst || !/[a-z]/.test(lower);
    }
    if (lower === startMark) {
      isFirst = true;
      continue;
    }
    tokens.push({ text: token, lower, kind: kindOf(token), clause, isFirst });
    if (!isBreak && kindOf(token) !== 'mark') isFirst = false;
    if (found !== token) {
      clause += 1;
      isFirst = true;
    }
  }
  return tokens;
}

function kindOf(token: string): Token['kind'] {
  if (token === ownMark) return 'own';
  if (/^\d[\d,]*(?:\.\d+)?$/.test(token)) return 'number';
  if (/\d/.test(token)) return 'code';
  return /^[a-zé]/i.test(token) ? 'word' : 'mark';
}
