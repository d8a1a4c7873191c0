import { contentKinds, type KindName } from '../../../content/records/content-kinds.ts';
import type { ContentKind } from '../../../content/records/kind.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

/**
 * What is to follow a public body, with every address that the record has had in public: somebody
 * may have written it down. Of a record that is taken out so much stays that its address can say so.
 */
export function keepAddresses(
  name: KindName,
  published: RecordBody | null,
  next: RecordBody | null,
): RecordBody | null {
  const { takenOut, keepNames, schema }: ContentKind<never> = contentKinds[name] as never;
  if (!published) return next;
  if (!next) return takenOut ? takenOut(published as never) : null;
  // A draft may still lack its address.
  if (!keepNames || ![published, next].every((body) => schema.safeParse(body).success)) return next;
  return keepNames(published as never, next as never);
}

/** Whether a record of this kind has an address of its own. */
export function hasAddress(name: KindName): boolean {
  const { takenOut, keepNames }: ContentKind<never> = contentKinds[name] as never;
  return takenOut !== undefined || keepNames !== undefined;
}
