import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { deskRefusals } from '../../contract/desk/desk-refusals.ts';
import { done, type Endpoint } from '../../contract/desk/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { secretsOf } from '../db/secrets-of.ts';
import type { Store } from '../db/store.ts';
import { canonicalJson } from '../enquiries/idempotency.ts';
import { hashToken, openSealed, sealText, signText } from '../secret-key.ts';
import { Refusal } from './endpoint-handler.ts';

/** A call that must happen once, however often it arrives. */
export interface DeskRequest {
  readonly endpoint: Endpoint;
  readonly actorId: string;
  /** The Idempotency-Key that the browser made. */
  readonly key: string;
  /** All that the call says: path, parameters, body. */
  readonly content: object;
}

export interface DeskRequests {
  /** The store for the handlers: the first transaction of a call takes the key of the call. */
  readonly store: Store;
  /** What `act` returns, or what it returned when the same call came before. */
  runOnce(request: DeskRequest, act: () => Promise<object>): Promise<object>;
}

/**
 * A clerk on a bad line presses again when the answer is lost: the same key must send one quote, not
 * two. The key is taken in the transaction of the action, so that either both are stored or neither;
 * the answer is stored right after it.
 */
export function createDeskRequests(store: Store, clock: Clock): DeskRequests {
  const current = new AsyncLocalStorage<{ readonly row: RequestRow; taken: boolean }>();
  return {
    store: {
      ...store,
      transact: (work) => {
        const call = current.getStore();
        if (!call || call.taken) return store.transact(work);
        return takeAndWork(call, work);
      },
    },

    async runOnce(request, act) {
      const row = toRow(store, request);
      const before = await replay(store, row, request.endpoint);
      if (before) return before;
      const call = { row, taken: false };
      try {
        const result = await current.run(call, act);
        if (call.taken) await keepAnswer(store, row, result);
        return result;
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error;
        return (await replay(store, row, request.endpoint)) ?? new Refusal('already-done');
      }
    },
  };

  async function takeAndWork<T>(
    call: { readonly row: RequestRow; taken: boolean },
    work: (tx: DatabaseTransaction) => Promise<T>,
  ): Promise<T> {
    const { value, refused } = await store.transact(async (tx) => {
      if (!(await takeKey(tx, call.row, clock.now()))) throw new KeyTaken();
      const result = await work(tx);
      const isRefused = isRefusal(result);
      // Nothing was done, so the same call may be tried again.
      if (isRefused) await freeKey(tx, call.row);
      return { value: result, refused: isRefused };
    });
    call.taken = !refused;
    return value;
  }
}

/** Another call with the same key is being answered or was answered. */
class KeyTaken extends Error {}

interface RequestRow {
  readonly actor_id: string;
  readonly key: string;
  readonly body_hash: string;
}

function toRow(store: Store, { endpoint, actorId, key, content }: DeskRequest): RequestRow {
  const { method, path } = endpoint;
  const text = canonicalJson({ method, path, content });
  return {
    actor_id: actorId,
    key: hashToken(key),
    body_hash: signText(secretsOf(store.db).current, 'idempotency', text),
  };
}

/** False when the key was taken before. A second transaction waits here for the end of the first. */
export async function takeKey(
  tx: DatabaseTransaction,
  row: RequestRow,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('desk_request')
    .values({ ...row, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['actor_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** For whoever has locked what the call is about: nobody takes the key between this look and `takeKey`. */
export async function isKeyTaken(
  tx: DatabaseTransaction,
  { actor_id, key }: Pick<RequestRow, 'actor_id' | 'key'>,
): Promise<boolean> {
  const before = await tx
    .selectFrom('desk_request')
    .select('key')
    .where('actor_id', '=', actor_id)
    .where('key', '=', key)
    .executeTakeFirst();
  return before !== undefined;
}

async function freeKey(tx: DatabaseTransaction, { actor_id, key }: RequestRow): Promise<void> {
  await tx
    .deleteFrom('desk_request')
    .where('actor_id', '=', actor_id)
    .where('key', '=', key)
    .execute();
}

async function keepAnswer(store: Store, row: RequestRow, result: object): Promise<void> {
  if (result instanceof Refusal) return store.transact((tx) => freeKey(tx, row));
  const answer = sealText(secretsOf(store.db), 'idempotency', JSON.stringify(result));
  await store.transact((tx) =>
    tx
      .updateTable('desk_request')
      .set({ answer })
      .where('actor_id', '=', row.actor_id)
      .where('key', '=', row.key)
      .execute(),
  );
}

const longestWaitMs = 3_000;

/**
 * What the call was answered before; nothing when it is new. The first of two calls at the same moment
 * may have committed and not stored its answer yet, so that is waited for. An answer that never comes
 * was lost in a crash: then the action is done, and only its answer is unknown.
 */
async function replay(
  store: Store,
  row: RequestRow,
  endpoint: Endpoint,
): Promise<object | undefined> {
  for (const patience = Date.now() + longestWaitMs; ; await sleep(50)) {
    const before = await store.db
      .selectFrom('desk_request')
      .select(['body_hash', 'answer'])
      .where('actor_id', '=', row.actor_id)
      .where('key', '=', row.key)
      .executeTakeFirst();
    if (!before) return undefined;
    if (before.body_hash !== row.body_hash) return new Refusal('key-reused');
    if (endpoint.answer === done) return { ok: true };
    if (before.answer !== null) {
      const answer = openSealed(secretsOf(store.db), 'idempotency', before.answer);
      return answer === undefined ? new Refusal('already-done') : (JSON.parse(answer) as object);
    }
    if (Date.now() > patience) return new Refusal('already-done');
  }
}

/** Handlers return a refusal from their transactions, or its name. */
function isRefusal(value: unknown): boolean {
  return (
    value instanceof Refusal || (typeof value === 'string' && Object.hasOwn(deskRefusals, value))
  );
}
