import { type Socket, connect } from 'node:net';

/** A client that writes exactly what it is told, which no HTTP library would. */
export interface RawClient {
  readonly socket: Socket;
  send(text: string): void;
  /** Everything received, once the server has closed the connection. */
  closed(): Promise<string>;
  /** Everything received so far, once `pattern` is in it. */
  received(pattern: RegExp): Promise<string>;
}

export async function openRaw(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let isClosed = false;
  socket.setEncoding('latin1');
  socket.on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    send: (piece) => void socket.write(piece),
    async closed() {
      if (!isClosed) await new Promise((resolve) => socket.once('close', resolve));
      return text;
    },
    async received(pattern) {
      while (!pattern.test(text)) {
        if (isClosed) throw new Error(`Closed before ${pattern} came. Received:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return text;
    },
  };
}

/** Sends one request on a connection of its own and gives the whole answer. */
export async function askRaw(port: number, request: string): Promise<string> {
  const client = await openRaw(port);
  client.send(request);
  return client.closed();
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
