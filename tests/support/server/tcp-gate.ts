import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A door in front of a server: shut, it cuts what is connected and refuses what comes. */
interface TcpGate {
  /** The same address, through the door. */
  readonly url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Frozen, it keeps every connection and passes nothing on, as a server that hangs. */
  freeze(): void;
  thaw(): void;
}

export async function tcpGate(target: string): Promise<TcpGate> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let frozen = false;

  const gate = {
    get url() {
      const through = new URL(target);
      through.hostname = '127.0.0.1';
      through.port = String(port);
      return through.href;
    },
    async open() {
      server = createServer((near) => {
        const far = connect(Number(url.port), url.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => {
            sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
        }
        near.pipe(far).pipe(near);
        if (frozen) for (const socket of [near, far]) halt(socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    freeze() {
      frozen = true;
      for (const socket of sockets) halt(socket);
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.uncork();
      for (const socket of sockets) socket.resume();
    },
    async shut() {
      if (!server?.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  } satisfies TcpGate;
  await gate.open();
  onTestFinished(() => gate.shut());
  return gate;
}

/** What comes in waits in the socket; what would go out waits here. */
function halt(socket: Socket): void {
  socket.pause();
  socket.cork();
}
