import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { readSecrets } from '../secret-key.ts';

const secrets = readSecrets({ dataDir: '', secretKey: 'k'.repeat(43) });

/** The first message of a client that wants TLS: its length, and the number PostgreSQL gave it. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

test.each(['verify-full', 'require'])(
  'with sslmode=%s nothing is sent to a server that refuses encryption, not even the user',
  async (mode) => {
    const received: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        received.push(bytes);
        socket.write('N');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://mill:secret@127.0.0.1:${port}/taana?sslmode=${mode}`;
    try {
      await expect(openPostgres(url, secrets)).rejects.toThrow('does not support SSL');
      expect(received.length).toBeGreaterThan(0);
      for (const bytes of received) expect(bytes).toEqual(tlsRequest);
    } finally {
      server.close();
    }
  },
);
