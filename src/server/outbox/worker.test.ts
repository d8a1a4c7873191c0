import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { transportOf } from '../../../tests/support/mail/run-outbox.ts';
import { within } from '../../../tests/support/patience.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage } from '../mail/transport.ts';
import { usualWaits } from './pace.ts';
import { startOutbox } from './worker.ts';

const mailRow = {
  id: 'm1',
  topic: 'receipt',
  attempts: 0,
  created_at: 0,
  payload: '{}',
} as OutboxRow;
const message = { to: { name: '', address: 'asha@buyer.example' } } as MailMessage;

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
  const claimed = [[mailRow]];
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

/** Each to a domain of its own: of one domain only a few get mail at once. */
const messageTo = async ({ id }: Pick<OutboxRow, 'id'>) =>
  ({ to: { name: '', address: `buyer@${id}.example` } }) as MailMessage;

test('mails that end together leave their places to one claim', async () => {
  const waiting = Array.from({ length: 8 }, (_, n) => ({ ...mailRow, id: `m${n}` }));
  const claims: number[] = [];
  const sending: PromiseWithResolvers<void>[] = [];
  const store = {
    queueListeners: new Set<() => void>(),
    claimOutbox: async ({ limit }: { readonly limit: number }) => {
      claims.push(limit);
      return waiting.splice(0, limit);
    },
    transact: async () => {},
  } as unknown as Store;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => {
      sending.push(Promise.withResolvers());
      await sending.at(-1)!.promise;
      return { kind: 'sent' };
    }),
    clock: { now: () => 0 },
    log: () => {},
    mails: { compose: messageTo, triedUntil: () => 'refused' },
    waits: { ...usualWaits, gatherMs: 60_000 },
  });
  await vi.waitFor(() => expect(sending).toHaveLength(5), within(5_000));
  sending[0]!.resolve();
  await nextTurn();
  expect(claims).toEqual([5]);
  for (const { resolve } of sending) resolve();
  await vi.waitFor(() => expect(sending).toHaveLength(8), within(5_000));
  expect(claims).toEqual([5, 5]);
  for (const { resolve } of sending) resolve();
  await outbox.stop();
});

test('a mail that takes long does not hold the places of the others', async () => {
  const waiting = Array.from({ length: 8 }, (_, n) => ({ ...mailRow, id: `m${n}` }));
  const isOver = Promise.withResolvers<void>();
  let sent = 0;
  const store = {
    queueListeners: new Set<() => void>(),
    claimOutbox: async ({ limit }: { readonly limit: number }) => waiting.splice(0, limit),
    transact: async () => {},
  } as unknown as Store;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => {
      sent += 1;
      if (sent === 1) await isOver.promise;
      return { kind: 'sent' };
    }),
    clock: { now: () => 0 },
    log: () => {},
    mails: { compose: messageTo, triedUntil: () => 'refused' },
    waits: { ...usualWaits, gatherMs: 5 },
  });
  await vi.waitFor(() => expect(sent).toBe(8), within(5_000));
  isOver.resolve();
  await outbox.stop();
});

test('after a mail the next one waits while visitors need the processor, and not without them', async () => {
  const begun: number[] = [];
  let isBusy = true;
  const waiting = Array.from({ length: 3 }, (_, n) => ({ ...mailRow, id: `m${n}` }));
  const store = {
    queueListeners: new Set<() => void>(),
    claimOutbox: async () => waiting.splice(0, 1),
    transact: async () => {},
  } as unknown as Store;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => {
      begun.push(performance.now());
      if (begun.length === 2) isBusy = false;
      return { kind: 'sent' };
    }),
    clock: { now: () => 0 },
    log: () => {},
    mails: { compose: messageTo, triedUntil: () => 'refused' },
    isBusy: () => isBusy,
    waits: { ...usualWaits, gatherMs: 5, crowdMs: 800 },
  });
  await vi.waitFor(() => expect(begun.length).toBe(3), within(5_000));
  await outbox.stop();
  expect(begun[1]! - begun[0]!).toBeGreaterThan(790);
  expect(begun[2]! - begun[1]!).toBeLessThan(790);
});

test('one mail is sent at a time while visitors need the processor', async () => {
  const limits: number[] = [];
  let isBusy = true;
  let woken = Promise.withResolvers<void>();
  const store = {
    queueListeners: new Set<() => void>(),
    async claimOutbox({ limit }: { readonly limit: number }) {
      limits.push(limit);
      woken.resolve();
      return [];
    },
  } as unknown as Store;
  const outbox = startOutbox({
    store,
    transport: transportOf(async () => ({ kind: 'sent' })),
    clock: { now: () => 0 },
    log: () => {},
    mails: { compose: async () => undefined, triedUntil: () => 'refused' },
    isBusy: () => isBusy,
  });
  await woken.promise;
  isBusy = false;
  woken = Promise.withResolvers();
  for (const wake of store.queueListeners) wake();
  await woken.promise;
  await outbox.stop();
  expect(limits).toEqual([1, 5]);
});
