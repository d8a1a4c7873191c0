import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { scoreCorpus } from '../../../../tests/support/mail/corpus/score-corpus.ts';
import { within } from '../../../../tests/support/patience.ts';

describe.each(engines())('mails written for this, on %s', (engine) => {
  test(
    'find their conversation, never a wrong one, and their quotes are folded',
    async () => {
      const store = await freshStore(engine);
      const { mails, quotes, faults, bounced } = await scoreCorpus(store);
      expect(mails).toBeGreaterThanOrEqual(300);
      expect(faults.wrongBuyer).toEqual([]);
      const allowed = {
        misplaced: Math.floor(mails * 0.01),
        folds: Math.floor(quotes * 0.05),
      };
      expect(faults.misplaced.slice(allowed.misplaced)).toEqual([]);
      expect(faults.folds.slice(allowed.folds)).toEqual([]);

      // The bounce of a mail that we sent, to whom we sent it, marks it; the others only inform.
      const states = await store.db
        .selectFrom('outbox')
        .select(['id', 'dead_at', 'last_error'])
        .execute();
      expect(states.filter(({ dead_at }) => dead_at !== null)).toMatchObject([
        { id: bounced, last_error: 'It came back (5.1.1).' },
      ]);
    },
    within(120_000),
  );
});
