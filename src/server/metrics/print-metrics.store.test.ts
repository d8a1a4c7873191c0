import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Store } from '../db/store.ts';
import { writePullState } from '../leads/pull-state.ts';
import { writeMailInState } from '../mail-in/mail-in-state.ts';
import { createMetrics } from './metrics.ts';
import { createPrintMetrics } from './print-metrics.ts';

const now = 100_000;

function open(store: Store, more: object = {}) {
  const print = createPrintMetrics({
    site: { buildName: 'a1b2' },
    store,
    clock: { now: () => now },
    metrics: createMetrics(),
    served: { totals: () => new Map([[200, 7]]) } as never,
    server: createServer(),
    ...more,
  });
  return async (method = 'GET', secure = false) => {
    const sent = { status: 0, headers: [] as unknown[], body: '' as string | undefined };
    const res = {
      writeHead: (status: number, headers: unknown[]) => Object.assign(sent, { status, headers }),
      end: (body?: Buffer) => void (sent.body = body?.toString()),
    } as unknown as ServerResponse;
    await print({ req: { method }, res, secure } as unknown as RequestContext);
    return sent;
  };
}

/** What is told of the moment, without the counts of what happened. */
const readingsOf = (text = '') =>
  text.split('\n').filter((line) => line.startsWith('taana_') && !/_total|_bucket/.test(line));

const known = [
  'taana_build_info{edition="a1b2"} 1',
  'taana_database_up 1',
  'taana_outbox_mails{state="waiting"} 0',
  'taana_outbox_mails{state="given-up"} 0',
  'taana_outbox_oldest_seconds 0',
];

describe.for(engines())('/metrics on %s', (engine) => {
  test('tells what the parts of the server say at this moment', async () => {
    const store = await freshStore(engine);
    await writeMailInState(store, { goodAt: now - 30_000, trouble: '' }, now);
    await store.transact((tx) =>
      writePullState(tx, { goodAt: now + 5_000, trouble: '' } as never, now),
    );
    const ask = open(store, {
      images: { bytes: () => ({ memory: 11, disk: 12 }) },
      desk: { streams: () => 3 },
      readPublication: () => ({ shown: 6, published: 7, isBehind: true, seconds: 1.5 }),
    });
    const { status, headers, body = '' } = await ask();
    expect(status).toBe(200);
    expect(headers.slice(0, 6)).toEqual([
      'Content-Type',
      expect.stringContaining('text/plain'),
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      'no-store',
    ]);
    expect(readingsOf(body)).toEqual([
      ...known,
      'taana_mail_in_last_sweep_age_seconds 30',
      // A clock that was set back makes nothing younger than new.
      'taana_leads_last_pull_age_seconds 0',
      'taana_connections 0',
      'taana_picture_cache_bytes{place="memory"} 11',
      'taana_picture_cache_bytes{place="disk"} 12',
      'taana_publication{state="shown"} 6',
      'taana_publication{state="published"} 7',
      'taana_publication_fault 1',
      'taana_publication_seconds 1.5',
      'taana_desk_streams 3',
    ]);
  });

  test('a server without pictures, desk and publications says so with nothing', async () => {
    const store = await freshStore(engine);
    const ask = open(store);
    expect(readingsOf((await ask()).body)).toEqual([
      ...known,
      'taana_mail_in_last_sweep_age_seconds Nan',
      'taana_leads_last_pull_age_seconds Nan',
      'taana_connections 0',
      'taana_picture_cache_bytes{place="memory"} 0',
      'taana_picture_cache_bytes{place="disk"} 0',
      'taana_publication_fault 0',
      'taana_publication_seconds 0',
      'taana_desk_streams 0',
    ]);
    const head = await ask('HEAD', true);
    expect([head.status, head.body]).toEqual([200, undefined]);
    expect(head.headers.length).toBeGreaterThan((await ask()).headers.length);
  });

  test('requests that come together ask the database once', async () => {
    const store = await freshStore(engine);
    let readings = 0;
    const ask = open(store, {
      readPublication: () => {
        readings += 1;
        return { shown: 1, published: 1, isBehind: false, seconds: 0 };
      },
    });
    await ask();
    readings = 0;
    await Promise.all([ask(), ask(), ask()]);
    expect(readings).toBe(1);
    await ask();
    expect(readings).toBe(2);
  });
});
