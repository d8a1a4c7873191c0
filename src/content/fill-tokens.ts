import { inOrdinal, inWords } from '../domain/text/number-words.ts';

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

/** A copy of the value with every token in its texts replaced. An unknown token is an error. */
export function fillTokens<Value>(value: Value, facts: object): Value {
  if (typeof value === 'string') {
    return value.replace(braces, (whole, path: string, way?: string) => {
      if (!factPath.test(path)) return whole;
      const fact = factAt(facts, path);
      const write = way === undefined ? plain : ways[way];
      const written = fact === undefined ? undefined : write?.(fact);
      if (written === undefined) throw new UnknownToken(way ? `${path}|${way}` : path);
      return written;
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, facts)) as Value;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, fillTokens(item, facts)]),
    ) as Value;
  }
  return value;
}

/** Whether some text of the value names a fact. */
export function hasTokens(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTokens);
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

function factAt(facts: object, path: string): unknown {
  let found: unknown = facts;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}
