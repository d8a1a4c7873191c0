import { describe, expect, test } from 'vitest';
import { sendKept, type SyncScope } from './send-kept.ts';

const place = { database: 'd', enquiries: 'e', tag: 'send', functions: '/functions/v1/' };
const kept = { key: 'k1', fn: 'send-quote-email', payload: { name: 'Asha' } };

describe('the worker, once the connection is back', () => {
  test('sends a queued enquiry with its own key and stores the response for the next page', async () => {
    const world = worldWith([kept], () => Response.json({ success: true, reference: 'Q-1' }));
    await world.sync('send');
    expect(world.calls).toEqual([['/functions/v1/send-quote-email', 'k1', '{"name":"Asha"}']]);
    expect(world.rows.get('k1')).toEqual({ ...kept, answer: { success: true, reference: 'Q-1' } });
  });

  test('does not send an answered enquiry again', async () => {
    const world = worldWith([{ ...kept, answer: { success: true } }], () => Response.json({}));
    await world.sync('send');
    expect(world.calls).toEqual([]);
  });

  test.each([429, 503])(
    'keeps it queued on a %i, so that the browser tries again',
    async (status) => {
      const world = worldWith([kept], () => Response.json({ success: false }, { status }));
      await expect(world.sync('send')).rejects.toThrow('Not answered yet');
      expect(world.rows.get('k1')).toEqual(kept);
    },
  );

  test('does not restore an enquiry that a page has sent and deleted meanwhile', async () => {
    const world = worldWith([kept], () => {
      world.rows.delete('k1');
      return Response.json({ success: true });
    });
    await world.sync('send');
    expect(world.rows.size).toBe(0);
  });

  test('ignores other tags', async () => {
    const world = worldWith([kept], () => Response.json({ success: true }));
    await world.sync('something else');
    expect(world.calls).toEqual([]);
  });
});

type Row = { readonly key: string; readonly [name: string]: unknown };

function worldWith(rows: readonly Row[], answer: () => Response) {
  const table = new Map(rows.map((row) => [row.key, row]));
  const calls: [string, string, string][] = [];
  let listen: Parameters<SyncScope['addEventListener']>[1] = () => undefined;
  const store = {
    getAll: () => settled([...table.values()]),
    get: (key: string) => settled(table.get(key)),
    put: (row: Row) => settled(table.set(row.key, row)),
  };
  const database = { close: () => undefined, transaction: () => ({ objectStore: () => store }) };
  const scope = {
    indexedDB: { open: () => settled(database) },
    fetch: async (address: string, { headers, body }: RequestInit) => {
      calls.push([address, new Headers(headers).get('idempotency-key')!, String(body)]);
      return answer();
    },
    addEventListener: (_type: 'sync', heard: typeof listen) => {
      listen = heard;
    },
  } as unknown as SyncScope;
  sendKept(scope, place);
  return {
    calls,
    rows: table,
    async sync(tag: string): Promise<void> {
      let work: Promise<unknown> = Promise.resolve();
      listen({ tag, waitUntil: (promise) => (work = promise) });
      await work;
    },
  };
}

/** An IndexedDB request that succeeds in the next microtask. */
function settled(result: unknown) {
  return {
    result,
    addEventListener(type: string, done: () => void) {
      if (type === 'success') queueMicrotask(done);
    },
  };
}
