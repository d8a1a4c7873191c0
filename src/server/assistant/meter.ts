import { type Log, describeError } from '../log.ts';
import type { Reservation, Spending } from './spending.ts';

/** The cost of one answer, request by request: an answer with tools takes several. */
export interface Meter {
  /** Before a request: reserves the most it may cost. Rejects when the day's budget does not allow it. */
  reserve(tokens: number): Promise<void>;
  /** After a request: books what the service reports instead of the oldest reservation. */
  book(tokens: number): void;
  /** A request was not sent, because the budget did not allow it. */
  readonly isSpent: boolean;
}

/**
 * A reservation without a report stays booked: the service charges for what it read and wrote, even
 * when the visitor leaves, the answer is refused or the connection breaks before the report.
 */
export function createMeter(spending: Spending, log: Log): Meter {
  const open: Reservation[] = [];
  let isSpent = false;
  return {
    async reserve(tokens) {
      const reserved = await spending.reserve(tokens);
      if (!reserved) {
        isSpent = true;
        throw new Error('The daily token budget is used up');
      }
      open.push(reserved);
    },
    book(tokens) {
      const reserved = open.shift();
      if (!reserved) return;
      spending
        .settle(reserved, tokens)
        .catch((error: unknown) => log.error('ai-spend-lost', describeError(error)));
    },
    get isSpent() {
      return isSpent;
    },
  };
}
