import { once } from 'node:events';
import type { Agent, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Between {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a server on a free port, mostly a proxy; closing it also closes the connections on both sides. */
export async function standBetween(server: Server, agent?: Agent): Promise<Between> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      agent?.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
