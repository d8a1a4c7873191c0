import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { LazyDesk } from '../desk/open-desk.ts';
import type { RequestContext } from '../http/request-context.ts';
import { securityPair } from '../http/headers.ts';
import type { ServedCount } from '../http/served-count.ts';
import type { Images } from '../images/images.ts';
import { readPullState } from '../leads/pull-state.ts';
import { readMailInState } from '../mail-in/mail-in-state.ts';
import type { Exposition, PublicationReading, Readings } from './exposition.ts';
import type { Metrics } from './metrics.ts';
import { readQueueState } from './queue-state.ts';

interface Parts {
  readonly site: { readonly buildName: string };
  readonly store: Store;
  readonly clock: Clock;
  readonly images?: Images;
  readonly desk?: LazyDesk;
  readonly readPublication?: () => PublicationReading;
  readonly metrics: Metrics;
  readonly served: ServedCount;
  readonly server: Server;
}

/** Answers `/metrics`. Loading the library takes a tenth of a second, so the first request does it. */
export function createPrintMetrics(parts: Parts): (context: RequestContext) => Promise<void> {
  let opened: Promise<Exposition> | undefined;
  let printing: Promise<string> | undefined;

  async function print(exposition: Exposition): Promise<string> {
    return exposition.print(await takeReadings(parts));
  }
  return async ({ req, res, secure }) => {
    opened ??= import('./exposition.ts').then(({ createExposition }) =>
      createExposition(parts.metrics),
    );
    const exposition = await opened;
    // Requests that arrive while the database is being queried share the result.
    printing ??= print(exposition).finally(() => (printing = undefined));
    const body = Buffer.from(await printing);
    res.writeHead(200, [
      'Content-Type',
      exposition.contentType,
      'Content-Length',
      String(body.byteLength),
      'Cache-Control',
      'no-store',
      ...safety[secure ? 1 : 0],
    ]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

const safety = securityPair();

async function takeReadings(parts: Parts): Promise<Readings> {
  const { server } = parts;
  const now = parts.clock.now();
  const queue = await readQueueState(parts.store, now);
  // Asked only of a database that has just answered.
  const mailIn = queue && (await readMailInState(parts.store.db).catch(() => undefined));
  const pull = queue && (await readPullState(parts.store.db).catch(() => undefined));
  return {
    edition: parts.site.buildName,
    fromMemory: parts.served.totals(),
    queue,
    ...(mailIn && { mailInAge: Math.max(0, now - mailIn.goodAt) / 1000 }),
    ...(pull && { leadsAge: Math.max(0, now - pull.goodAt) / 1000 }),
    connections: await promisify<number>(server.getConnections.bind(server))(),
    pictureBytes: parts.images?.bytes() ?? { memory: 0, disk: 0 },
    deskStreams: parts.desk?.streams() ?? 0,
    ...(parts.readPublication && { publication: parts.readPublication() }),
  };
}
