import type { Store } from '../db/store.ts';
import { createTurns } from '../turns.ts';

/**
 * Those who publish here do so one after the other: what one has published makes the checks of all
 * others void, and each would begin again. Other instances are told apart by the number.
 */
export function inTurn<T>({ db }: Pick<Store, 'db'>, work: () => Promise<T>): Promise<T> {
  const own = turns.get(db) ?? createTurns();
  turns.set(db, own);
  return own(work);
}
const turns = new WeakMap<Store['db'], ReturnType<typeof createTurns>>();
