import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { quoteSubmission } from '../../../tests/support/enquiries/quote-submission.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { readQueueState } from './queue-state.ts';

const now = Date.parse('2026-11-16T06:00:00Z');

describe.for(engines())('the queue of mails on %s', (engine) => {
  test('tells how many wait, how long the oldest has, and how many were given up', async () => {
    const store = await freshStore(engine);
    expect(await readQueueState(store, now)).toEqual({ waiting: 0, givenUp: 0, oldestSeconds: 0 });
    await submitEnquiry(store, { now: () => now }, quoteSubmission());
    // A receipt and the notice to the sales desk.
    const read = () => readQueueState(store, now + 90_000);
    expect(await read()).toEqual({ waiting: 2, givenUp: 0, oldestSeconds: 90 });
    await store.db.updateTable('outbox').set({ dead_at: now }).execute();
    expect(await read()).toEqual({ waiting: 0, givenUp: 2, oldestSeconds: 0 });
    expect(await readQueueState(store, now - 5_000)).toMatchObject({ oldestSeconds: 0 });
  });
});
