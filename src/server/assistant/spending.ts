import { sql } from 'kysely';
import { isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';

/** The daily token budget of the AI service, in the database so that a restart or a second server cannot reset it. */
export interface Spending {
  /** Reserves the most an answer may cost before the request; false when the day's budget is used up. */
  reserve(tokens: number): Promise<boolean>;
  /** Records the real cost and returns the difference to the budget. */
  settle(reserved: number, spent: number): Promise<void>;
}

export function createSpending(store: Store, clock: Clock, dailyTokens: number): Spending {
  const today = () => isoIndianDate(clock.now());
  return {
    async reserve(tokens) {
      const day = today();
      return store.transact(async (tx) => {
        await tx
          .insertInto('assistant_spend')
          .values({ day, tokens: 0, answers: 0 })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .execute();
        const taken = await tx
          .updateTable('assistant_spend')
          .set({ tokens: sql<number>`tokens + ${tokens}`, answers: sql<number>`answers + 1` })
          .where('day', '=', day)
          .where('tokens', '<=', dailyTokens - tokens)
          .executeTakeFirst();
        return taken.numUpdatedRows === 1n;
      });
    },
    async settle(reserved, spent) {
      if (spent === reserved) return;
      await store.db
        .updateTable('assistant_spend')
        .set({ tokens: sql<number>`tokens + ${spent - reserved}` })
        .where('day', '=', today())
        .execute();
    },
  };
}
