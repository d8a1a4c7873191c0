import { sql } from 'kysely';
import { isoIndianDate } from '../../domain/enquiry/indian-time.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';

/** Tokens taken from the budget of one day; they go back to the same day, even after midnight. */
export interface Reservation {
  readonly day: string;
  readonly tokens: number;
}

/** The daily token budget of the AI service, in the database so that a restart or a second server cannot reset it. */
export interface Spending {
  /** Reserves the most a request may cost before it is sent; undefined when the day's budget is used up. */
  reserve(tokens: number): Promise<Reservation | undefined>;
  /** Records the real cost and returns the difference to the budget. */
  settle(reserved: Reservation, spent: number): Promise<void>;
}

export function createSpending(store: Store, clock: Clock, dailyTokens: number): Spending {
  return {
    async reserve(tokens) {
      const day = isoIndianDate(clock.now());
      const isTaken = await store.transact(async (tx) => {
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
      return isTaken ? { day, tokens } : undefined;
    },
    async settle({ day, tokens }, spent) {
      if (spent === tokens) return;
      await store.db
        .updateTable('assistant_spend')
        .set({ tokens: sql<number>`tokens + ${spent - tokens}` })
        .where('day', '=', day)
        .execute();
    },
  };
}
