import { fieldLabel, isFixedField } from '../../../domain/publishing/field-labels.ts';
import { onlyKey, useBook } from '../book.ts';
import { MillRow } from '../rows/mill-row.tsx';
import { whereShown } from '../where-shown.ts';

interface RecordRowsProps {
  readonly kind: string;
  readonly recordKey?: string;
  /** The first of them stand first; all others follow. */
  readonly first?: readonly string[];
}

const none: readonly string[] = [];

/** The texts of a page, one row for each part of it, in the order of the page. */
export function RecordRows({ kind, recordKey = onlyKey, first = none }: RecordRowsProps) {
  const record = useBook().find(kind, recordKey);
  const fields = fieldsOf(kind, record?.body ?? record?.before ?? {}, first);
  return fields.map((field) => (
    <MillRow
      key={field}
      row={{
        kind,
        key: recordKey,
        field,
        label: fieldLabel(kind, field),
        where: whereShown(kind, recordKey, field),
      }}
    />
  ));
}

/** Parts of a page that are too large for one row are several. */
const opened: Readonly<Record<string, readonly string[]>> = {
  home: ['hero'],
  navigation: ['topBar', 'footer'],
  collections: ['page', 'premiumCotton', 'polyesterCotton'],
  thankYou: ['byKind', 'page'],
  privacy: [],
};

export function fieldsOf(
  kind: string,
  body: Readonly<Record<string, unknown>>,
  first: readonly string[],
): string[] {
  const all = Object.keys(body)
    .filter((name) => !isFixedField(kind, name))
    .flatMap((name) => {
      const inside = body[name];
      const isOpened = opened[kind]?.includes(name) && isGroup(inside);
      if (!isOpened) return [name];
      return Object.keys(inside)
        .filter((part) => !isFixedField(kind, part))
        .map((part) => `${name}.${part}`);
    });
  return [...first, ...all.filter((field) => !first.includes(field))];
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
