/** What a body may be, before anybody asks whether it makes sense. A page has some 300 values, six deep. */
export const bodyLimits = {
  /** Of the JSON, in bytes. A page of text is a tenth of this. */
  bytes: 256 * 1024,
  values: 2500,
  listItems: 200,
  depth: 12,
} as const;

export interface BodyFault {
  /** `address.street`; empty: the record as a whole. */
  readonly field: string;
  /** A sentence for the person who wrote it. */
  readonly message: string;
}

/**
 * Whether this is plain data of a bearable size. It is asked before anything walks the body by calling
 * itself: a body of a hundred thousand brackets would end the walk, and the request with it.
 */
export function findBodyFault(body: unknown): BodyFault | undefined {
  if (!isGroup(body)) return { field: '', message: 'A record must be a group of fields.' };
  let values = 0;
  const waiting: Visit[] = [{ value: body, path: [], depth: 1 }];
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, path, depth } = visit;
    values += 1;
    const message =
      values > bodyLimits.values
        ? 'This record has too many entries. Please make it shorter.'
        : faultOf(value, depth);
    if (message) return { field: path.join('.'), message };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, item] of Object.entries(value)) {
      if (isReserved(name)) {
        return { field: path.join('.'), message: `A field cannot be called “${name}”.` };
      }
      waiting.push({ value: item, path: [...path, name.slice(0, 60)], depth: depth + 1 });
    }
  }
  return undefined;
}

interface Visit {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly depth: number;
}

function faultOf(value: unknown, depth: number): string | undefined {
  if (depth > bodyLimits.depth) return 'This is nested too deeply.';
  if (typeof value === 'string' && unprintable.test(value.replace(/[\n\t]/g, ''))) {
    return 'Please remove the unprintable characters.';
  }
  if (Array.isArray(value) && value.length > bodyLimits.listItems) {
    return `A list can have at most ${bodyLimits.listItems} entries.`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return 'This is not a number.';
  return undefined;
}

/** Control characters and halves of characters. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/** Names that every object has, or that change what it is. */
function isReserved(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype';
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
