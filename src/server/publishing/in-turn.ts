import type { Store } from '../db/store.ts';

/**
 * Those who publish here do so one after the other: what one has published makes the checks of all
 * others void, and each would begin again. Other instances are told apart by the number.
 */
export function inTurn<T>({ db }: Pick<Store, 'db'>, work: () => Promise<T>): Promise<T> {
  const own = (turns.get(db) ?? Promise.resolve()).then(work);
  const settled = own.then(
    () => undefined,
    () => undefined,
  );
  turns.set(db, settled);
  return own;
}
const turns = new WeakMap<Store['db'], Promise<void>>();
