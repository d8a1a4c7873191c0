import type { BodyFault } from '../../../domain/publishing/plain-body.ts';

/** How a row writes its value in a sentence; undefined where there is none. */
export type SpellValue = (value: unknown) => string | undefined;

/** What a person would read aloud; a group or a list needs words of its own. */
export function spellPlainly(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return spellList(value);
  return undefined;
}

function spellList(list: readonly unknown[]): string | undefined {
  const words = list.map(spellPlainly);
  if (words.length === 0) return 'none';
  return words.every((word) => word !== undefined) ? words.join(', ') : `${list.length} entries`;
}

/** `Weight` and `Gsm: is missing.` → `Weight is missing.`; a sentence of the loom stays as it is. */
export function spellFault({ field, message }: BodyFault, label: string): string {
  const words = field === '' ? message : message.slice(message.indexOf(': ') + 2);
  if (/^(is|are|has|have|must|does|do|cannot)\b/.test(words)) return `${label} ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A label within a sentence: `Weight, GSM` → `weight`; `MOQ (smallest order)` → `MOQ`. */
export function inSentence(label: string): string {
  const end = label.search(/,| \(/);
  const name = end < 0 ? label : label.slice(0, end);
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

export function shorten(text: string, most = 72): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
