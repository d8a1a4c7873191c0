import { changedFields, type RecordBody } from '../../domain/publishing/merge-changes.ts';
import { pictureKey } from '../../domain/picture/own-picture.ts';
import { readField } from '../record/fields/fields.ts';

/** How a field is shown on both sides. */
export type Shape =
  | 'lapping'
  | 'weight'
  | 'figure'
  | 'shades'
  | 'colour'
  | 'pictures'
  | 'blocks'
  | 'list'
  | 'yes'
  | 'words'
  | 'facts';

/** One changed thing: a row with before, after and *Bring this back*. */
export interface Section {
  /** Dotted name; it is brought back as a whole. */
  readonly field: string;
  readonly shape: Shape;
  readonly before: unknown;
  readonly after: unknown;
}

/** Groups of fields that a person sees as one thing, by kind. */
const wholes: Readonly<Record<string, readonly string[]>> = {
  fabric: ['construction', 'gsm', 'yarns', 'machine', 'replacedScenes', 'moq', 'minimums'],
  knitted: ['gallery', 'strip'],
  yarn: ['fibres'],
  mill: ['sales', 'address', 'hours'],
};

/** Not written by a person: where a record stands in its list, and what the encoder found. */
const silent: ReadonlySet<string> = new Set([
  'position',
  'placeholder',
  'dominant',
  'widths',
  'recipe',
  'formerSlugs',
]);

/** What changed between two states of a record, each thing once, in the order in which it is written. */
export function changedSections(
  kind: string,
  before: RecordBody | null,
  after: RecordBody | null,
): Section[] {
  const order = [...Object.keys(after ?? {}), ...Object.keys(before ?? {})];
  const fields = changedFields(before ?? {}, after ?? {})
    .map((field) => wholeOf(kind, field))
    .filter((field) => !silent.has(field.split('.').at(-1)!));
  return [...new Set(fields)]
    .toSorted((a, b) => order.indexOf(a.split('.')[0]!) - order.indexOf(b.split('.')[0]!))
    .map((field) => sectionOf(kind, field, before, after));
}

/** The field as a person sees it: `construction.bars` belongs to `construction`. */
export function wholeOf(kind: string, field: string): string {
  const [first = ''] = field.split('.');
  return wholes[kind]?.includes(first) ? first : field;
}

/** What stayed the same, for whoever wants to see it. */
export function sameSections(
  kind: string,
  before: RecordBody | null,
  after: RecordBody | null,
): Section[] {
  if (!before || !after) return [];
  const changed = new Set(
    changedSections(kind, before, after).map(({ field }) => field.split('.')[0]!),
  );
  return Object.keys(after)
    .filter((field) => !changed.has(field) && !silent.has(field))
    .map((field) => sectionOf(kind, field, before, after));
}

function sectionOf(
  kind: string,
  field: string,
  before: RecordBody | null,
  after: RecordBody | null,
): Section {
  const [old, young] = [readField(before, field), readField(after, field)];
  return { field, before: old, after: young, shape: shapeOf(kind, field, young ?? old) };
}

export function shapeOf(kind: string, field: string, value: unknown): Shape {
  const named = kind === 'fabric' ? fabricShapes[field] : undefined;
  if (named) return named;
  if (kind === 'article' && field === 'blocks') return 'blocks';
  if (/(^|\.)(image|picture)$/.test(field) || field === 'photographs') return 'pictures';
  if (kind === 'knitted' && (field === 'gallery' || field === 'strip')) return 'pictures';
  if (typeof value === 'number') return 'figure';
  if (typeof value === 'boolean') return 'yes';
  if (typeof value === 'string') {
    if (pictureKey.test(value)) return 'pictures';
    return /^#[0-9a-f]{6}$/i.test(value) ? 'colour' : 'words';
  }
  return Array.isArray(value) ? 'list' : 'facts';
}

const fabricShapes: Readonly<Record<string, Shape>> = {
  construction: 'lapping',
  gsm: 'weight',
  shades: 'shades',
  leadShade: 'shades',
  photographs: 'pictures',
  replacedScenes: 'pictures',
};
