import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every message and discards it. */
export interface MailSink {
  readonly url: string;
  count(): number;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  let taken = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => {
        taken += 1;
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
