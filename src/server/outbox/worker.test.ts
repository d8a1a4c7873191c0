import { expect, test } from 'vitest';
import { transportOf } from '../../../tests/support/mail/run-outbox.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage } from '../mail/transport.ts';
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

test('a mail whose end cannot be stored does not keep the server from stopping, and is logged', async () => {
  const logged: unknown[] = [];
  const isSent = Promise.withResolvers<void>();
  const isStopping = Promise.withResolvers<void>();
  const row = { id: 'm1', topic: 'receipt', attempts: 0, created_at: 0, payload: '{}' };
  const claimed = [[row as OutboxRow]];
  let stored = 0;
  const store = {
    queueListeners: new Set<() => void>(),
    isUnavailable: () => true,
    claimOutbox: async () => claimed.pop() ?? [],
    async transact() {
      isSent.resolve();
      await isStopping.promise;
      stored += 1;
      if (stored === 1) throw new RangeError('Key (to)=(asha@buyer.example) is wrong.');
    },
  } as unknown as Store;
  const message = { to: { name: '', address: 'asha@buyer.example' } } as MailMessage;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => ({ kind: 'sent' })),
    clock: { now: () => 0 },
    log: (event, fields) => void logged.push([event, fields]),
    mails: { compose: async () => message, triedUntil: () => 'refused' },
    pollMs: 1,
  });
  await isSent.promise;
  const stopped = outbox.stop();
  isStopping.resolve();
  await stopped;
  expect(logged).toEqual([
    ['mail-sent', { id: 'm1', topic: 'receipt', attempts: 1 }],
    ['outbox-not-recorded', { id: 'm1', error: 'RangeError' }],
  ]);
});
