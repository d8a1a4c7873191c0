import { expect, test } from 'vitest';
import { transportOf } from '../../../tests/support/mail/run-outbox.ts';
import type { Store } from '../db/store.ts';
import { startOutbox } from './worker.ts';

test('a queue that cannot be read is logged without its text, and read again', async () => {
  let asked = 0;
  const logged: unknown[] = [];
  const again = Promise.withResolvers<void>();
  const store = {
    queueListeners: new Set<() => void>(),
    isUnavailable: () => true,
    async claimOutbox() {
      asked += 1;
      if (asked === 1) throw new RangeError('Key (to)=(asha@buyer.example) is wrong.');
      again.resolve();
      return [];
    },
  } as unknown as Store;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => ({ kind: 'sent' })),
    clock: { now: () => 0 },
    log: (event, fields) => void logged.push([event, fields]),
    mails: { compose: async () => undefined, triedUntil: () => 'refused' },
    pollMs: 1,
  });
  await again.promise;
  await outbox.stop();
  expect(logged).toEqual([['outbox-claim-failed', { unavailable: true, error: 'RangeError' }]]);
});
