import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { within } from '../../../tests/support/patience.ts';
import { createLog } from '../log.ts';
import { readMailInState } from './mail-in-state.ts';
import type { TakeMail } from './read-stored.ts';
import { startMailIn } from './start-mail-in.ts';

const selected = ['* 0 EXISTS', '* OK [UIDVALIDITY 1] valid', '* OK [UIDNEXT 1] next'];

/** A mail server with empty folders, of which some may be missing. */
async function serveImap(...missing: readonly string[]) {
  const folders: string[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().trim().split('\r\n')) {
        const [tag = '', command = '', name = ''] = line.split(' ');
        const isFolder = command === 'EXAMINE';
        if (isFolder) folders.push(name);
        const end = isFolder && missing.includes(name) ? 'NO [NONEXISTENT] gone' : 'OK done';
        socket.write([...(isFolder ? selected : []), `${tag} ${end}`, ''].join('\r\n'));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, folders, open, connections: () => connections };
}

const patience = { timeout: within(2_000), interval: 10 };

describe.for(engines())('reading the mailbox on %s', (engine) => {
  async function read(port: number) {
    const store = await freshStore(engine);
    const reader = startMailIn({
      store,
      clock: { now: () => 7 },
      log: createLog(() => {}),
      take: {} as TakeMail,
      settings: {
        host: '127.0.0.1',
        port,
        secure: false,
        user: 'desk@mill.example',
        password: 'secret',
        inbox: 'INBOX',
        sent: 'Sent',
        from: 'all',
        plus: true,
      },
    });
    onTestFinished(() => reader.stop());
    return () => readMailInState(store.db);
  }

  test('looks for what arrived and for what was sent', async () => {
    const { port, folders } = await serveImap();
    const state = await read(port);
    await vi.waitFor(
      async () => expect(await state()).toEqual({ goodAt: 7, trouble: '' }),
      patience,
    );
    expect(new Set(folders)).toEqual(new Set(['INBOX', 'Sent']));
  });

  test('closes the connection after a fault: servers allow an account only a few', async () => {
    const { port, open, connections } = await serveImap('INBOX');
    const state = await read(port);
    await vi.waitFor(
      async () => expect((await state())?.trouble).toMatch(/no such folder/),
      patience,
    );
    expect(connections()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(open.size).toBe(0), patience);
  });
});
