import { isFixedField } from '../../../domain/publishing/field-labels.ts';
import { fillIn } from '../book.ts';

const longest = 160;

/** A value as a row shows it: its texts as the page prints them, one behind the other. */
export function summarise(kind: string, value: unknown, facts: object): string {
  const texts = [...textsIn(kind, value)].map((text) => fillIn(text, facts)).filter(Boolean);
  const joined = texts.slice(0, 8).join(' · ');
  return joined.length <= longest ? joined : `${joined.slice(0, longest).trimEnd()}…`;
}

function* textsIn(kind: string, value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(kind, item);
  else if (isSpan(value)) yield String(value.text);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (!isFixedField(kind, name) && !isAside.has(name)) yield* textsIn(kind, item);
    }
  }
}

/** `{ from: 5, to: 10, text: '5–10 m' }`: the words say it. */
function isSpan(value: unknown): value is { readonly text: string } {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  return Object.values(value).some((one) => typeof one === 'number');
}

/** Addresses and what only a screen reader says are not what a person looks for. */
const isAside: ReadonlySet<string> = new Set([
  'to',
  'href',
  'accessibleLabel',
  'full',
  'slug',
  'claim',
  'suffix',
]);
