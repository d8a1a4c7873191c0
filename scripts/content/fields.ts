import type { RecordBody } from '../../src/domain/publishing/merge-changes.ts';

/** `address.street`, `questions.0.answer`: what stands there, if anything. */
export function fieldAt(body: RecordBody, field: string): unknown {
  let found: unknown = body;
  for (const name of field.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** A copy of the body with another value in that place; nothing if there is no such place. */
export function withField(body: RecordBody, field: string, value: unknown): RecordBody | undefined {
  const changed = put(body, field.split('.'), value);
  return changed as RecordBody | undefined;
}

function put(place: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (typeof place !== 'object' || place === null || name === undefined || name === '')
    return undefined;
  if (Array.isArray(place) && !(Number(name) >= 0 && Number(name) <= place.length))
    return undefined;
  const inner = rest.length === 0 ? value : put(Reflect.get(place, name), rest, value);
  if (inner === undefined) return undefined;
  if (!Array.isArray(place)) return { ...place, [name]: inner };
  const list: unknown[] = [...place];
  list[Number(name)] = inner;
  return list;
}

/** A typed value: text where text stood before, otherwise JSON if it is some. */
export function parseValue(typed: string, before: unknown): unknown {
  if (typeof before === 'string') return typed;
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return typed;
  }
}
