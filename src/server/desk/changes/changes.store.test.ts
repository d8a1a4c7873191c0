import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { record } from '../audit.ts';
import { createChangeStreams } from './change-stream.ts';
import { type Changes, watchChanges } from './watch-changes.ts';
import { within } from '../../../../tests/support/patience.ts';

describe.each(engines())('changes, on %s', (engine) => {
  test('a new enquiry and an entry in the history are told to whoever listens, and nothing else', async () => {
    const store = await freshStore(engine);
    await store.db
      .insertInto('enquiry')
      .values(enquiryRow({ id: 'a', reference: 'a' }))
      .execute();
    const changes = watchChanges(store, 5);
    onTestFinished(() => changes.stop());
    const first = listenTo(changes);
    await first.hears(1);
    await sleep(60);
    expect(first.heard()).toBe(1);
    await store.db
      .insertInto('enquiry')
      .values(enquiryRow({ id: 'b', reference: 'b' }))
      .execute();
    await first.hears(2);
    const actor = { id: 'ravi', name: 'Ravi' };
    await store.transact((tx) => record(tx, { at: someMorning, actor, verb: 'looked' }));
    await first.hears(3);
    first.unlisten();
    await store.transact((tx) => record(tx, { at: someMorning, actor, verb: 'looked' }));
    await sleep(40);
    expect(first.heard()).toBe(3);
  });

  test('whoever joins is told once, and nobody else: what changed on the way here may have been missed', async () => {
    const changes = watchChanges(await freshStore(engine), 5);
    onTestFinished(() => changes.stop());
    const first = listenTo(changes);
    await first.hears(1);
    const second = listenTo(changes);
    await second.hears(1);
    await sleep(40);
    expect([first.heard(), second.heard()]).toEqual([1, 1]);
  });

  test('whoever joins while the database is away is told when it is back', async () => {
    const store = await freshStore(engine);
    let isAway = true;
    const changes = watchChanges(
      {
        get db() {
          if (isAway) throw new Error('away');
          return store.db;
        },
      },
      5,
    );
    onTestFinished(() => changes.stop());
    const first = listenTo(changes);
    await sleep(40);
    expect(first.heard()).toBe(0);
    isAway = false;
    await first.hears(1);
  });
});

function listenTo(changes: Changes) {
  let heard = 0;
  const unlisten = changes.listen(() => (heard += 1));
  const hears = (times: number) =>
    vi.waitFor(() => expect(heard).toBe(times), { timeout: within(5000) });
  return { unlisten, hears, heard: () => heard };
}

function openStreams() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listeners = new Set<() => void>();
  const changes: Changes = {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {},
  };
  return { listeners, streams: createChangeStreams(changes) };
}

async function nextText(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const { done, value } = await reader.read();
  return done ? undefined : new TextDecoder().decode(value);
}

test('a stream tells of each change, and now and then that it is still there', async () => {
  const { listeners, streams } = openStreams();
  const response = streams.open();
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  });
  const reader = response.body!.getReader();
  expect(await nextText(reader)).toBe('retry: 2000\n\n');
  for (const tell of listeners) tell();
  expect(await nextText(reader)).toBe('event: change\ndata: \n\n');
  vi.advanceTimersByTime(15_000);
  expect(await nextText(reader)).toBe(': \n\n');
  expect(streams.count()).toBe(1);
  await reader.cancel();
  expect(streams.count()).toBe(0);
  expect(listeners.size).toBe(0);
});

test('a stream ends after a quarter of an hour, or with the server', async () => {
  const { listeners, streams } = openStreams();
  const first = streams.open().body!.getReader();
  vi.advanceTimersByTime(15 * 60_000 - 1);
  const second = streams.open().body!.getReader();
  expect(streams.count()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(streams.count()).toBe(1);
  streams.stop();
  expect(streams.count()).toBe(0);
  expect(listeners.size).toBe(0);
  for (const reader of [first, second]) {
    let text = await nextText(reader);
    while (text !== undefined) text = await nextText(reader);
  }
});

test('events do not pile up for a reader that takes none', async () => {
  const { listeners, streams } = openStreams();
  const reader = streams.open().body!.getReader();
  for (let nth = 0; nth < 200; nth += 1) for (const tell of listeners) tell();
  streams.stop();
  let pieces = 0;
  while ((await nextText(reader)) !== undefined) pieces += 1;
  expect(pieces).toBeLessThan(60);
});
