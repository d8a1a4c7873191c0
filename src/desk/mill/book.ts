import { createContext, use } from 'react';
import type { MillBook, MillRecord } from '../../contract/desk/endpoints/mill-endpoints.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { fillTokens } from '../../domain/text/fill-tokens.ts';

/** What the desk knows of the mill, for every row of the screen. */
export interface Book {
  readonly answer: MillBook;
  find(kind: string, key: string): MillRecord | undefined;
  list(kind: string): readonly MillRecord[];
  /** What texts may name: `{mill.sales.email}`. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export function makeBook(answer: MillBook): Book {
  const byName = new Map(answer.records.map((one) => [`${one.kind}/${one.key}`, one]));
  const byKind = Map.groupBy(answer.records, ({ kind }) => kind);
  const body = (kind: string) => byName.get(`${kind}/${onlyKey}`)?.body ?? {};
  const claims = Object.fromEntries(
    (byKind.get('claim') ?? []).map(({ key, body: claim }) => [key, claim ?? {}]),
  );
  return {
    answer,
    find: (kind, key) => byName.get(`${kind}/${key}`),
    list: (kind) => byKind.get(kind) ?? [],
    facts: { mill: body('mill'), terms: body('terms'), claims, count: answer.count },
  };
}

/** The key of a record that there is only one of. */
export const onlyKey = 'site';

/** What is shipped; most records are still that. */
export function shippedOf(record: MillRecord | undefined): RecordBody | null {
  if (!record) return null;
  return record.shipped === undefined ? record.body : record.shipped;
}

/** What is public. */
export function publicOf(record: MillRecord): RecordBody | null {
  return record.before === undefined ? record.body : record.before;
}

const BookContext = createContext<Book | undefined>(undefined);
export const BookProvider = BookContext;

export function useBook(): Book {
  const book = use(BookContext);
  if (!book) throw new Error('There is no book of the mill here.');
  return book;
}

/** The text as the page prints it; a name that is no fact stays as it was typed. */
export function fillIn(text: string, facts: object): string {
  try {
    return fillTokens(text, facts);
  } catch {
    return text;
  }
}
