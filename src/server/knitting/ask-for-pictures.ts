import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mostWaiting, mostWaitingEach, unfinished } from '../../domain/picture/knit-job.ts';
import type { ClothFacts } from '../../domain/picture/knitting.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';

export interface KnitOrder {
  /** Key of the fabric's record. */
  readonly fabric: string;
  readonly cloth: ClothFacts;
  readonly author: { readonly id: string; readonly name: string };
  readonly at: number;
  /** Called in the same transaction, for the audit log; only for a job that is new. */
  readonly record?: (tx: DatabaseTransaction) => Promise<void>;
}

export type Asked =
  | { readonly kind: 'asked'; readonly id: string }
  /** Somebody asked for the same before, and it is not finished. */
  | { readonly kind: 'waiting'; readonly id: string }
  | { readonly kind: 'queue-full' }
  | { readonly kind: 'own-queue-full' };

/**
 * Queues the pictures of a fabric. Of one fabric only the newest state is knitted: what was asked for
 * before and is not finished is cancelled, and what is finished leaves its pictures, not its row.
 */
export async function askForPictures(store: Store, order: KnitOrder): Promise<Asked> {
  const { fabric, author, at } = order;
  const cloth = JSON.stringify(order.cloth);
  const hash = createHash('sha256').update(cloth).digest('hex');
  return store.transact(async (tx): Promise<Asked> => {
    await tx
      .updateTable('knit_queue')
      .set((eb) => ({ asked: eb('asked', '+', 1) }))
      .where('id', '=', 1)
      .execute();
    const open = await tx
      .selectFrom('knit_job')
      .select(['id', 'fabric', 'cloth_hash', 'author_id'])
      .where('state', 'in', unfinished)
      .execute();
    const same = open.find((job) => job.fabric === fabric && job.cloth_hash === hash);
    if (same) return { kind: 'waiting', id: same.id };
    const others = open.filter((job) => job.fabric !== fabric);
    if (others.length >= mostWaiting) return { kind: 'queue-full' };
    const own = others.filter((job) => job.author_id === author.id);
    if (own.length >= mostWaitingEach) return { kind: 'own-queue-full' };
    await tx.deleteFrom('knit_job').where('fabric', '=', fabric).execute();
    const id = timeOrderedId(at);
    await tx
      .insertInto('knit_job')
      .values({
        id,
        fabric,
        cloth,
        cloth_hash: hash,
        state: 'waiting',
        run_at: 0,
        lease: null,
        attempts: 0,
        stage: '',
        scene: '',
        progress: 0,
        plan: '[]',
        preview: '',
        faults: '[]',
        author_id: author.id,
        author: author.name,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await order.record?.(tx);
    return { kind: 'asked', id };
  });
}

/** False: it is finished already, or there is none. The process that knits is stopped within seconds. */
export async function cancelKnitting(
  store: Store,
  id: string,
  at: number,
  record?: (tx: DatabaseTransaction) => Promise<void>,
): Promise<boolean> {
  return store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('knit_job')
      .set({ state: 'cancelled', lease: null, updated_at: at })
      .where('id', '=', id)
      .where('state', 'in', unfinished)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await record?.(tx);
    return true;
  });
}

/** The picture that each of these recipes became; without those that were swept since. */
export async function findKnitted(
  db: Store['db'],
  recipes: readonly string[],
): Promise<ReadonlyMap<string, { readonly media: string; readonly facts: string }>> {
  if (recipes.length === 0) return new Map();
  const rows = await db
    .selectFrom('knit_picture')
    .innerJoin('media', 'media.id', 'knit_picture.media')
    .select(['knit_picture.recipe', 'knit_picture.media', 'media.facts'])
    .where('knit_picture.recipe', 'in', recipes)
    .execute();
  return new Map(rows.map(({ recipe, media, facts }) => [recipe, { media, facts }]));
}

/** Remembers what a recipe became. */
export async function rememberKnitted(store: Store, recipe: string, media: string): Promise<void> {
  await store.transact((tx) =>
    tx
      .insertInto('knit_picture')
      .values({ recipe, media })
      .onConflict((conflict) =>
        conflict.column('recipe').doUpdateSet({ media: sql<string>`excluded.media` }),
      )
      .execute(),
  );
}
