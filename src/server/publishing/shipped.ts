import { createHash } from 'node:crypto';
import type { ContentRecords } from '../../content/records/assemble-records.ts';
import { contentKinds, kindNames } from '../../content/records/content-kinds.ts';
import type { ContentKind } from '../../content/records/kind.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { RecordName } from './record-name.ts';

/** What the project ships under this name, if anything. */
export function shippedBody({ kind, key }: RecordName): RecordBody | undefined {
  const { shipped } = contentKinds[kind];
  return Object.hasOwn(shipped, key) ? (shipped[key] as unknown as RecordBody) : undefined;
}

/** The same as it would be stored. */
export function shippedText(name: RecordName): string | null {
  const body = shippedBody(name);
  if (!body) return null;
  const known = texts.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  texts.set(body, text);
  return text;
}
const texts = new WeakMap<RecordBody, string>();

export function shippedHash(name: RecordName): string {
  return createHash('sha256')
    .update(shippedText(name) ?? '')
    .digest('hex');
}

/** Whether the mill may add records of this kind, and so take them out. */
export function mayGrow(kind: RecordName['kind']): boolean {
  const { newKey }: ContentKind<unknown> = contentKinds[kind];
  return newKey !== undefined;
}

/**
 * A published revision of this name says that the mill took over what is shipped. It is a revision, so
 * that it travels with the others: to every instance, onto its disk and into a backup.
 */
export const adoption = { kind: 'adoption', key: 'site' } as const;

/**
 * What is public of records that the mill has not touched. After it took over what is shipped, its lists
 * are its own; a text that a page of a later release needs still comes with the release.
 */
export function untouchedRecords(adopted: boolean): ContentRecords {
  return Object.fromEntries(
    kindNames.map((kind) => [kind, adopted && mayGrow(kind) ? {} : contentKinds[kind].shipped]),
  ) as ContentRecords;
}
