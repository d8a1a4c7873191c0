import type { Store } from '../db/store.ts';
import { createTurns } from '../turns.ts';

/** Others publish without end then, and a person is told so instead of waiting. */
export const mostTries = 60;

/** Somebody published after the checks, which are void by that. */
export class Stale extends Error {}

/**
 * Checks and publishes, and does both again when another instance published in between: `attempt` then
 * throws `Stale`. Those who publish here do so one after the other; together each would make the checks
 * of all others void.
 */
export function untilFresh<Result>(
  { db }: Pick<Store, 'db'>,
  attempt: () => Promise<Result>,
): Promise<Result | { readonly kind: 'busy' }> {
  const inTurn = turns.get(db) ?? createTurns();
  turns.set(db, inTurn);
  return inTurn(async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof Stale)) throw error;
      }
    }
    return { kind: 'busy' };
  });
}

const turns = new WeakMap<Store['db'], ReturnType<typeof createTurns>>();
