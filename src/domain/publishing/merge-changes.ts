/** A record as it is stored: plain data. */
export type RecordBody = Readonly<Record<string, unknown>>;

/** A field that two people changed in different ways. Nobody but a person decides which one stands. */
export interface Clash {
  /** `address.street` */
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Where both changed a field, mine stands here until a person has chosen. */
  readonly merged: RecordBody;
  readonly clashes: readonly Clash[];
}

/**
 * Two changes of one record over what both began with, field by field. Groups of fields are merged
 * inside; a list is one field, since its items have no names by which to tell them apart.
 */
export function mergeChanges(base: RecordBody, mine: RecordBody, theirs: RecordBody): Merge {
  const merged: Record<string, unknown> = {};
  const clashes: Clash[] = [];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  for (const name of names) {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    if (isGroup(before) && isGroup(own) && isGroup(other)) {
      const inside = mergeChanges(before, own, other);
      merged[name] = inside.merged;
      clashes.push(
        ...inside.clashes.map((clash) => ({ ...clash, field: `${name}.${clash.field}` })),
      );
      continue;
    }
    const changedByMe = !isSame(own, before);
    if (changedByMe && !isSame(other, before) && !isSame(own, other)) {
      clashes.push({ field: name, base: before, mine: own, theirs: other });
    }
    const value = changedByMe ? own : other;
    if (value !== undefined) merged[name] = value;
  }
  return { merged, clashes };
}

/** The fields in which two states of a record differ, by name. */
export function changedFields(before: RecordBody, after: RecordBody): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [a, b] = [before[name], after[name]];
    if (isGroup(a) && isGroup(b)) return changedFields(a, b).map((field) => `${name}.${field}`);
    return isSame(a, b) ? [] : [name];
  });
}

/** Whether two pieces of plain data say the same; the order of fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

function isGroup(value: unknown): value is RecordBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
