import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';

/** In bytes. What is longer is cut, marked, and stays whole in the mailbox. */
export const rawLimits = { mail: 30 * 1024 * 1024, chunk: 1024 * 1024 } as const;

/** In letters, with the blanks before it; the standard allows 998 on a line. */
const longestMessageId = 1100;

/** Where a mail lies in a mailbox; the pair of numbers never means another mail. */
export interface Place {
  readonly mailbox: string;
  readonly uidvalidity: number;
  readonly uid: number;
}

/**
 * Stores the bytes, the place and how far the folder was read, all or nothing: killed at any moment,
 * the next sweep goes on where this one ended. False when the mail was known.
 */
export async function keepRaw(
  store: Store,
  place: Place,
  mail: {
    readonly chunks: readonly Buffer[];
    readonly cut: boolean;
    readonly folder: 'inbox' | 'sent';
  },
  now: number,
): Promise<boolean> {
  const { chunks, cut, folder } = mail;
  const identity = identify(chunks);
  const id = timeOrderedId(now);
  const size = chunks.reduce((sum, { length }) => sum + length, 0);
  const texts = chunks.map((bytes) => bytes.toString('base64'));
  return store.transact(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('mail_raw')
      .values({
        id,
        identity,
        folder,
        size,
        cut: cut ? 1 : 0,
        state: 'stored',
        attempts: 0,
        trouble: '',
        stored_at: now,
      })
      .onConflict((conflict) => conflict.column('identity').doNothing())
      .executeTakeFirstOrThrow();
    const isNew = numInsertedOrUpdatedRows === 1n;
    if (isNew) {
      for (const [n, bytes] of texts.entries()) {
        await tx.insertInto('mail_raw_chunk').values({ raw_id: id, n, bytes }).execute();
      }
    }
    const known = await tx
      .selectFrom('mail_raw')
      .select('id')
      .where('identity', '=', identity)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('mail_place')
      .values({ ...place, raw_id: known.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await setHighWater(tx, { ...place, now });
    return isNew;
  });
}

/** Never set back: two sweeps of one folder may end in any order. */
export async function setHighWater(
  tx: DatabaseTransaction,
  { mailbox, uidvalidity, uid, now }: Place & { readonly now: number },
): Promise<void> {
  await tx
    .insertInto('mail_folder')
    .values({ mailbox, uidvalidity, last_uid: uid, swept_at: now })
    .onConflict((conflict) =>
      conflict.columns(['mailbox', 'uidvalidity']).doUpdateSet((eb) => ({
        last_uid: eb
          .case()
          .when('mail_folder.last_uid', '<', uid)
          .then(uid)
          .else(eb.ref('mail_folder.last_uid'))
          .end(),
        swept_at: now,
      })),
    )
    .execute();
}

export async function readRaw(db: Kysely<Database>, rawId: string): Promise<Buffer> {
  const rows = await db
    .selectFrom('mail_raw_chunk')
    .select('bytes')
    .where('raw_id', '=', rawId)
    .orderBy('n')
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => Buffer.from(bytes, 'base64')));
}

/**
 * Takes the bytes of mails away and keeps their identity: the mails may still lie in the mailbox, and
 * a new look at it must not bring them back.
 */
export async function eraseRaw(tx: DatabaseTransaction, rawIds: readonly string[]): Promise<void> {
  for (let i = 0; i < rawIds.length; i += 200) {
    const some = rawIds.slice(i, i + 200);
    await tx.deleteFrom('mail_raw_chunk').where('raw_id', 'in', some).execute();
    await tx
      .updateTable('mail_raw')
      .set({ state: 'erased', trouble: '' })
      .where('id', 'in', some)
      .execute();
  }
}

/**
 * Message-ID and the hash of the body together. By a Message-ID alone whoever knows one could make the
 * next mail that carries it vanish; by a hash of all bytes a mail would be stored twice after a server
 * added a header. Only a hash is kept, which tells nothing about the mail.
 */
export function identify(chunks: readonly Buffer[]): string {
  const first = chunks[0] ?? Buffer.alloc(0);
  const split = first.indexOf('\r\n\r\n');
  const head = split < 0 ? '' : first.subarray(0, split).toString('latin1');
  // The place first, then a short piece from there: one pattern for both can be made slow by a stranger.
  const at = head.search(/^message-id:/im);
  const value = at < 0 ? '' : head.slice(at + 'message-id:'.length).slice(0, longestMessageId);
  const word = value.trimStart().split('>', 1)[0]!;
  const isWhole = word.startsWith('<') && word.length > 1 && !/\s/.test(word);
  const messageId = isWhole && value.includes('>') ? `${word.toLowerCase()}>` : undefined;
  const hash = createHash('sha256')
    .update(messageId ?? '')
    .update('\0');
  hash.update(messageId === undefined ? first : first.subarray(split + 4));
  for (const chunk of chunks.slice(1)) hash.update(chunk);
  return hash.digest('base64url');
}
