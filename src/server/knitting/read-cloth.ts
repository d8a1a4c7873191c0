import type { Kysely } from 'kysely';
import { assembleRecords } from '../../content/records/assemble-records.ts';
import { type ClothFacts, clothFacts } from '../../domain/picture/knitting.ts';
import type { Database } from '../db/schema.ts';
import { readRecords } from '../publishing/records/read-records.ts';

export type ReadCloth =
  | { readonly ok: true; readonly cloth: ClothFacts }
  | { readonly ok: false; readonly reason: 'unknown' }
  /** The draft is not complete; each fault is a sentence. */
  | { readonly ok: false; readonly reason: 'incomplete'; readonly faults: readonly string[] };

/** A fabric as its draft says, or as it is public, with everything that its record only names. */
export async function readCloth(db: Kysely<Database>, key: string): Promise<ReadCloth> {
  const stored = await readRecords(db, 'draft');
  const own = stored.faults.filter((fault) => fault.kind === 'fabric' && fault.key === key);
  if (!stored.ok || own.length > 0) {
    const faults = own.length > 0 ? own : stored.faults;
    return { ok: false, reason: 'incomplete', faults: faults.map(({ message }) => message) };
  }
  const record = stored.records.fabric[key];
  if (!record) return { ok: false, reason: 'unknown' };
  // Alone and without photographs: no fault of another record is a reason not to knit this one.
  const { photographs: _photographs, replacedScenes: _replaced, ...bare } = record;
  const assembled = assembleRecords({ ...stored.records, fabric: { [key]: bare }, scene: {} });
  if (!assembled.ok) return { ok: false, reason: 'incomplete', faults: assembled.faults };
  const [fabric] = assembled.content.fabrics;
  return fabric ? { ok: true, cloth: clothFacts(fabric) } : { ok: false, reason: 'unknown' };
}
