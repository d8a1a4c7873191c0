import { fieldLabel, isFixedField } from '../../../domain/publishing/field-labels.ts';
import { fillIn } from '../book.ts';

const longest = 160;
const mostLines = 6;

/** A value as a row shows it: one line for each part, with its name where there are several. */
export function summarise(kind: string, field: string, value: unknown, facts: object): string[] {
  const lines = linesOf(kind, field, value)
    .map((line) => fillIn(line, facts))
    .filter(Boolean)
    .map(shorten);
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `and ${lines.length - mostLines + 1} more`];
}

function linesOf(kind: string, path: string, value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return linesOfList(kind, path, value);
  if (isSpan(value)) return [String(value.text)];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (isFixedField(kind, name) || isAside.has(name)) return [];
    const own = path === '' ? name : `${path}.${name}`;
    const lines = linesOf(kind, own, part).filter(Boolean);
    return lines.length === 0 ? [] : [{ label: nameOf(kind, own, part), lines }];
  });
  if (parts.length === 1) return parts[0]!.lines;
  return parts.map(({ label, lines }) => `${label}: ${lines.join(', ')}`);
}

/** Entries that are words stand in one line, entries with several parts in a line each. */
function linesOfList(kind: string, path: string, list: readonly unknown[]): string[] {
  if (list.every((item) => typeof item === 'string' || typeof item === 'number')) {
    return list.length === 0 ? [] : [list.join(', ')];
  }
  return list.map((item) => textsIn(kind, path, item).join(', '));
}

function textsIn(kind: string, path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return linesOf(kind, path, value);
  return Object.entries(value).flatMap(([name, part]) =>
    isFixedField(kind, name) || isAside.has(name) || typeof part === 'boolean'
      ? []
      : linesOf(kind, `${path}.${name}`, part),
  );
}

/** What is named calls itself: `Polos and uniforms: 190–220 GSM`. */
function nameOf(kind: string, path: string, part: unknown): string {
  const named = typeof part === 'object' && part !== null && 'name' in part ? part.name : undefined;
  return typeof named === 'string' ? named : fieldLabel(kind, path);
}

/** `{ from: 5, to: 10, text: '5–10 m' }`: the words say it. */
function isSpan(value: unknown): value is { readonly text: string } {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  return Object.values(value).some((one) => typeof one === 'number');
}

function shorten(line: string): string {
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}

/** Addresses, orders and what is only spoken aloud are not what a person looks for. */
const isAside: ReadonlySet<string> = new Set([
  'to',
  'href',
  'accessibleLabel',
  'full',
  'slug',
  'claim',
  'suffix',
  'limit',
  'priority',
]);
