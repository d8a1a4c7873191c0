import { changedFields, type RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Editing } from './editing.ts';
import { overlaps, readField } from './fields/fields.ts';
import { spellPlainly } from './fields/spell-value.ts';

/** How a kind of record is talked about. */
export interface RecordWords {
  /** Of this record, in a button and a sentence: `14B`. */
  readonly name: string;
  /** `gsm` → `weight`. A field that is not listed is called by its first part. */
  readonly fields: Readonly<Record<string, string>>;
  /** A value in a sentence: `145 GSM`; without it plain values are written as they are. */
  readonly spell?: (field: string, value: unknown) => string | undefined;
}

export interface SpelledChange {
  /** The field as the words know it: two changed parts of one group are one change. */
  readonly field: string;
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What differs from what is public, each once, in the order of the words. */
export function spellChanges(
  { before, body }: Pick<Editing, 'before' | 'body'>,
  words: RecordWords,
): SpelledChange[] {
  const changed = changedFields(before ?? {}, body);
  const fields = [...new Set(changed.map((field) => knownField(field, words)))];
  const order = Object.keys(words.fields);
  return fields
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((field) => ({
      field,
      name: nameOfField(field, words),
      from: spellIn(before, field, words),
      to: spellIn(body, field, words),
    }));
}

export function nameOfField(field: string, words: RecordWords): string {
  return words.fields[knownField(field, words)] ?? spellName(field);
}

/** The row that the field stands in. */
export function knownField(field: string, { fields }: RecordWords): string {
  const known = Object.keys(fields).filter((name) => overlaps(name, field));
  return known.toSorted((a, b) => b.length - a.length)[0] ?? field;
}

function spellIn(body: RecordBody | null, field: string, { spell }: RecordWords) {
  const value = readField(body, field);
  return spell ? spell(field, value) : spellPlainly(value);
}

/** `leadShade` → `lead shade` */
function spellName(field: string): string {
  return field
    .split('.')
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(', ');
}
