import { createHash } from 'node:crypto';
import type { PictureFacts } from '../../domain/picture/picture.ts';
import type { EncodedPicture } from '../../imaging/encode-widths.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** A picture of our own encoder, and who wants it kept. */
export interface MadePicture extends EncodedPicture {
  /** SHA-256 of the photograph it was made from; a knitted picture has none. */
  readonly source?: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly at: number;
  /** Called in the same transaction, for the audit log; only for a picture that is new. */
  readonly record?: (tx: DatabaseTransaction, id: string) => Promise<void>;
}

export interface KeptPicture {
  /** Key of its record and part of its addresses. */
  readonly id: string;
  readonly facts: PictureFacts;
  /** False: the same picture was kept before, and is kept once. */
  readonly isNew: boolean;
}

/** Stores a picture with all of its files, or nothing of it. */
export async function keepPicture(store: Store, made: MadePicture): Promise<KeptPicture> {
  const files = namedFiles(made);
  requireOwnFiles(files);
  const { facts, author, at, source = null } = made;
  const id = pictureId(files);
  const rows = files.map(([name, bytes]) => ({
    media: id,
    name,
    bytes: bytes.toString('base64'),
  }));
  const keep = async (tx: DatabaseTransaction): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('media')
      .values({
        id,
        source,
        facts: JSON.stringify(facts),
        author_id: author.id,
        author: author.name,
        created_at: at,
        touched_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) {
      // Swept between the two statements; the whole is tried again.
      if (!(await touch(tx, id, at))) throw new Swept();
      return false;
    }
    await tx.insertInto('media_file').values(rows).execute();
    await made.record?.(tx, id);
    return true;
  };
  const isNew = await store.transact(keep).catch((error: unknown) => {
    if (error instanceof Swept) return store.transact(keep);
    throw error;
  });
  return { id, facts, isNew };
}

/** The picture that the same file became before; it counts as taken in again. */
export async function findBySource(
  store: Store,
  source: string,
  at: number,
): Promise<KeptPicture | undefined> {
  return store.transact(async (tx) => {
    const row = await tx
      .selectFrom('media')
      .select(['id', 'facts'])
      .where('source', '=', source)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row || !(await touch(tx, row.id, at))) return undefined;
    return { id: row.id, facts: JSON.parse(row.facts) as PictureFacts, isNew: false };
  });
}

/** False when there is no such picture any more. Never earlier than before: the clocks of two instances differ. */
async function touch(tx: DatabaseTransaction, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set((eb) => ({
      touched_at: eb.case().when('touched_at', '<', at).then(at).else(eb.ref('touched_at')).end(),
    }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

class Swept extends Error {}

type NamedFile = readonly [name: string, bytes: Buffer];

export const socialName = 'social.jpg';

function namedFiles({ files, social }: EncodedPicture): NamedFile[] {
  const named = [...files].map(([width, bytes]): NamedFile => [`${width}.avif`, bytes]);
  return social ? [...named, [socialName, social]] : named;
}

/** The address of a picture says what its bytes are, so that it may be cached for ever. */
function pictureId(files: readonly NamedFile[]): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** What an import hands over may be anything; only what our encoder writes is ever served. */
function requireOwnFiles(files: readonly NamedFile[]): void {
  if (!files.some(([name]) => name.endsWith('.avif'))) throw new Error('A picture has no files.');
  for (const [name, bytes] of files) {
    const fits = name === socialName ? isJpeg(bytes) : isAvif(name, bytes);
    if (!fits) throw new Error(`${name} is no file of a picture.`);
  }
}

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isAvif = (name: string, bytes: Buffer) =>
  /^\d{2,4}\.avif$/.test(name) && bytes.subarray(4, 12).toString('latin1') === 'ftypavif';
