import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Mailbox } from '../mail/mailbox.ts';

/** Ways in which a mail server fails; each returns a function that ends the fault. */
export const mailTroubles: Readonly<
  Record<string, (mailbox: Mailbox, mill: string) => Promise<() => Promise<void>>>
> = {
  'refuses connections': async (mailbox) => {
    await mailbox.stop();
    return () => mailbox.start();
  },
  'takes connections and says nothing': async (mailbox) => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.stop();
    const silent = createServer(() => {}).listen(port, '127.0.0.1');
    const sockets = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
    await once(silent, 'listening');
    return async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
      await mailbox.start();
    };
  },
  'keeps every sender waiting': async (mailbox) => {
    mailbox.behave(() => 'hold');
    return async () => mailbox.release();
  },
  'takes two seconds for each message': async (mailbox) => {
    mailbox.behave(() => 'slow');
    return async () => mailbox.release();
  },
  'says 451 to everything': async (mailbox) => {
    mailbox.behave((nth) => ({ code: 451, at: nth % 2 ? 'data' : 'rcpt' }));
    return async () => mailbox.release();
  },
  'says 550 to the mill itself': async (mailbox, mill) => {
    mailbox.behave((_, to) => (to === mill ? { code: 550, at: 'rcpt' } : 'accept'));
    return async () => mailbox.release();
  },
  'takes every message and hangs up': async (mailbox) => {
    mailbox.behave(() => 'drop');
    return async () => mailbox.release();
  },
  'takes every message and says it did not': async (mailbox) => {
    mailbox.behave(() => 'deny');
    return async () => mailbox.release();
  },
};
