import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

/** `readField(body, 'moq.perStyle')`; a number in the name is a place in a list. */
export function readField(body: RecordBody | null | undefined, field: string): unknown {
  let value: unknown = body;
  for (const part of field === '' ? [] : field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** The words of a field; empty where there are none. */
export function readText(body: RecordBody | null | undefined, field: string): string {
  return toText(readField(body, field));
}

/** A value as a field shows it. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The body with another value in one field; `undefined` takes the field out. */
export function writeField(body: RecordBody, field: string, value: unknown): RecordBody {
  return writeAt(body, field.split('.'), value) as RecordBody;
}

function writeAt(whole: unknown, [part = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(whole)) {
    const place = Number(part);
    const next: unknown = rest.length > 0 ? writeAt(whole[place], rest, value) : value;
    return next === undefined ? whole.toSpliced(place, 1) : whole.with(place, next);
  }
  const group = typeof whole === 'object' && whole !== null ? (whole as RecordBody) : {};
  const next = rest.length > 0 ? writeAt(group[part], rest, value) : value;
  if (next !== undefined) return { ...group, [part]: next };
  const { [part]: _, ...others } = group;
  return others;
}

/** Whether two names lead to the same field, or one into the other: `moq` and `moq.perStyle`. */
export function overlaps(a: string, b: string): boolean {
  return a === '' || b === '' || a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
