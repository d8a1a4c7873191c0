import type { NamedThing } from '../../contract/desk/publishing-answers.ts';
import { labelOf } from './label-of.ts';

export type Names = Readonly<Record<string, NamedThing>>;

/** One entry of a list in words a person reads: a yarn by its count, a question by its words. */
export function spellItem(value: unknown, names: Names): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return named(value, names);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => spellItem(item, names)).join(', ');
  const { fibre, percent } = value as { fibre?: unknown; percent?: unknown };
  if (typeof fibre === 'string' && typeof percent === 'number') return `${percent} % ${fibre}`;
  return Object.values(value)
    .map((item) => spellItem(item, names))
    .filter(Boolean)
    .join(' · ');
}

/** The lines of a group of fields, each with its name. */
export function factLines(kind: string, field: string, value: unknown, names: Names): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value === undefined ? [] : [spellItem(value, names)];
  }
  return Object.entries(value).map(([name, item]) => {
    const label = field === 'yarns' ? name : lastPart(labelOf(kind, `${field}.${name}`));
    return `${label}: ${spellItem(item, names)}`;
  });
}

function lastPart(label: string): string {
  const part = label.split(', ').at(-1)!;
  return part.charAt(0).toUpperCase() + part.slice(1);
}

function named(word: string, names: Names): string {
  for (const kind of ['shade', 'yarn', 'care', 'article']) {
    const found = names[`${kind} ${word}`];
    if (found) return found.title;
  }
  return word;
}
