import { keepInGroup } from '../../../domain/mill/example-fields.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { readField } from '../../record/fields/fields.ts';

type Group = Readonly<Record<string, unknown>>;

/**
 * What keeping a field of the mill's identity writes: the value, what follows from it, and the mark of
 * the demonstration, which goes with its last example.
 */
export function millWrites(
  body: RecordBody,
  shipped: RecordBody | null,
  field: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const path = placeOf(field);
  if (!path) return { [field]: value };
  const { group, inside } = path;
  const before = (readField(body, group) ?? {}) as Group;
  const name = group.split('.')[0]!;
  const own = inside === '' ? (value as Group) : { ...before, [inside]: value };
  const followed = withFollowing(name, own);
  const example = readField(shipped, group) as Group | undefined;
  if (inside !== '') return { [group]: keepInGroup(name, inside, followed, example) };
  const { placeholder: _mark, ...kept } = followed;
  return { [group]: kept };
}

/** `contacts.0.phone` is `phone` in `contacts.0`; `address` is a group as a whole. */
function placeOf(field: string): { readonly group: string; readonly inside: string } | undefined {
  const [first = '', ...rest] = field.split('.');
  if (!groups.has(first)) return undefined;
  if (first !== 'contacts') return { group: first, inside: rest.join('.') };
  return { group: `contacts.${rest[0]}`, inside: rest.slice(1).join('.') };
}

const groups: ReadonlySet<string> = new Set([
  'legal',
  'sales',
  'contacts',
  'address',
  'hours',
  'whatsapp',
  'linkedin',
]);

/** A number is dialled, linked and printed: one is typed, the others follow. */
function withFollowing(name: string, group: Group): Group {
  if (name !== 'contacts' && name !== 'whatsapp') return group;
  const phone = tidyPhone(String(group['phone'] ?? ''));
  const digits = phone.replace(/\D/g, '');
  if (name === 'contacts') return { ...group, phone, tel: `+${digits}` };
  return { ...group, phone, number: digits, base: `https://wa.me/${digits}` };
}

/** `+91-183 (512) 4401` → `+91 183 512 4401` */
function tidyPhone(typed: string): string {
  const plain = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[^\d+]+/g, ' ')
    .trim();
  return plain.startsWith('+') ? `+${plain.slice(1).replaceAll('+', '').trim()}` : plain;
}
