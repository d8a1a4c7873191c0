import type { Kysely } from 'kysely';
import { contentKinds, isKindName } from '../../content/records/content-kinds.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Database } from '../db/schema.ts';
import { newerRelease, type ReadBody, readBody } from './apply-revisions.ts';
import type { RevisionLine } from './heads.ts';
import { pauseOften } from './pause-often.ts';
import { shippedText } from './shipped.ts';

/** Letters of JSON whose bodies are remembered; everything that is shipped has 250,000. */
const mostLetters = 8_000_000;
/** Names of revisions in one query. */
const chunk = 200;

/**
 * The bodies of revisions as this release reads them, by id. A revision never changes, so each is read
 * and checked once; the same object is returned every time, by which tables that were made of it can
 * be found again. What was not used for long is forgotten.
 */
export async function readBodies(
  db: Kysely<Database>,
  lines: Iterable<Pick<RevisionLine, 'id' | 'takesOut'>>,
): Promise<Map<string, ReadBody>> {
  const bodies = new Map<string, ReadBody>();
  const missing: string[] = [];
  for (const { id, takesOut } of lines) {
    if (takesOut) continue;
    const known = recall(id);
    if (known) bodies.set(id, known);
    else missing.push(id);
  }
  const pause = pauseOften();
  for (let i = 0; i < missing.length; i += chunk) {
    const rows = await db
      .selectFrom('content_revision')
      .select(['id', 'kind', 'key', 'version', 'body'])
      .where('id', 'in', missing.slice(i, i + chunk))
      .execute();
    for (const { id, body, ...row } of rows) {
      if (body === null) continue;
      const read = readStored({ ...row, body });
      remember(id, read, body.length);
      bodies.set(id, read);
      await pause();
    }
  }
  return bodies;
}

function readStored(row: {
  readonly kind: string;
  readonly key: string;
  readonly version: number;
  readonly body: string;
}): ReadBody {
  const { kind, key, version } = row;
  if (!isKindName(kind)) return { ok: false, faults: [newerRelease] };
  // What the mill took over as it is needs no check, and stays the object that it is.
  if (version === contentKinds[kind].version && row.body === shippedText({ kind, key })) {
    return { ok: true, body: contentKinds[kind].shipped[key] as unknown as RecordBody };
  }
  return readBody(contentKinds[kind], { version, body: JSON.parse(row.body) as RecordBody });
}

interface Remembered {
  readonly read: ReadBody;
  readonly letters: number;
}
const remembered = new Map<string, Remembered>();
let letters = 0;

function recall(id: string): ReadBody | undefined {
  const known = remembered.get(id);
  if (!known) return undefined;
  // The order of the map is the order of the last use.
  remembered.delete(id);
  remembered.set(id, known);
  return known.read;
}

function remember(id: string, read: ReadBody, size: number): void {
  if (remembered.has(id)) return;
  remembered.set(id, { read, letters: size });
  letters += size;
  for (const [oldest, { letters: freed }] of remembered) {
    if (letters <= mostLetters) return;
    remembered.delete(oldest);
    letters -= freed;
  }
}
