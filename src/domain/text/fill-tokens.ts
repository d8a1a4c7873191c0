import { inOrdinal, inWords } from './number-words.ts';

/**
 * Texts name facts of the mill instead of repeating them: `Write to {mill.sales.email}`. A token is the
 * path to a fact, and may end in one way to write it: `{mill.gloss|lowerFirst}`.
 */
const braces = /\{([^{}|]+)(?:\|([^{}|]+))?\}/g;
const factPath = /^[a-z][\w-]*\.[\w.-]+$/;

const ways: Readonly<Record<string, (fact: unknown) => string>> = {
  upper: (fact) => String(fact).toUpperCase(),
  lower: (fact) => String(fact).toLowerCase(),
  lowerFirst: (fact) => String(fact).charAt(0).toLowerCase() + String(fact).slice(1),
  thousands: (fact) => Number(fact).toLocaleString('en-US'),
  /** As a part of an address. */
  address: (fact) => encodeURIComponent(String(fact)),
  list: (fact) => (Array.isArray(fact) ? fact.join(', ') : String(fact)),
  /** A count as a sentence has it: `ten`. */
  words: (fact) => inWords(Number(fact)),
  /** The same at the beginning of one: `Ten`. */
  Words: (fact) => capital(inWords(Number(fact))),
  /** The place behind the last: of ten, `eleventh`. */
  next: (fact) => inOrdinal(Number(fact) + 1),
};

/**
 * A copy of the value with every token in its texts replaced. An unknown token is an error. A sentence
 * that names a fact which is withheld is left out, and so is an entry of a list that says nothing else.
 */
export function fillTokens<Value>(value: Value, facts: object): Value {
  return fill(value, facts) as Value;
}

function fill(value: unknown, facts: object): unknown {
  if (typeof value === 'string') return fillText(value, facts);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const filled = fill(item, facts);
      return saysLess(item, filled) ? [] : [filled];
    });
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fill(item, facts)]),
    );
  }
  return value;
}

/** Stands in a text for a fact that is withheld, until its sentence is left out. */
const gap = '\u0000';

function fillText(text: string, facts: object): string {
  const filled = text.replace(braces, (whole, path: string, way?: string) => {
    if (!factPath.test(path)) return whole;
    const fact = factAt(facts, path);
    if (fact === withheld) return gap;
    const write = way === undefined ? plain : ways[way];
    const written = fact === undefined ? undefined : write?.(fact);
    if (written === undefined) throw new UnknownToken(way ? `${path}|${way}` : path);
    return written;
  });
  if (!filled.includes(gap)) return filled;
  // A title or a label is no sentence: it loses the part between its signs.
  return keepParts(filled, /(?<=[.?!])(\s+)/) || keepParts(filled, /( \| | · |: )/).trim();
}

/** The parts without a gap, each with the sign before it. */
function keepParts(text: string, sign: RegExp): string {
  const pieces = text.split(sign);
  return pieces.reduce((kept, piece, index) => {
    if (index % 2 === 1 || piece.includes(gap)) return kept;
    return kept === '' ? piece : `${kept}${pieces[index - 1]}${piece}`;
  }, '');
}

/** An entry that lost one of its texts, does not lead anywhere and has no name by which others know it. */
function saysLess(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (!isGroup(before) || !isGroup(after)) return false;
  if (['to', 'href', 'id', 'slug'].some((name) => name in before)) return false;
  return Object.keys(before).some(
    (name) => typeof before[name] === 'string' && saysLess(before[name], after[name]),
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The facts that a text names: `{mill.gloss|lowerFirst}` is `mill.gloss`. */
export function factsNamed(text: string): string[] {
  return [...text.matchAll(braces)].flatMap(([, path = '']) => (factPath.test(path) ? [path] : []));
}

/** Whether some text of the value names a fact. What is only read from such a text when somebody looks is not read for it. */
export function hasTokens(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).some((own) => hasTokens(own.value));
}

export class UnknownToken extends Error {
  constructor(name: string) {
    super(`No fact of the mill is called {${name}}`);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plain(fact: unknown): string | undefined {
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : undefined;
}

/** A fact that exists and is not said at present. */
const withheld = Symbol('withheld');

function factAt(facts: object, path: string): unknown {
  let found: unknown = facts;
  let isWithheld = false;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
    isWithheld ||= isGroup(found) && found['withheld'] === true;
  }
  return isWithheld ? withheld : found;
}
