import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { MailInSettings } from '../env.ts';
import type { Connection, connect } from './connect.ts';
import { listenForMail } from './listen-for-mail.ts';

class Client extends EventEmitter {
  usable = true;
  closed = 0;
  readonly mailboxOpen: () => Promise<object>;
  constructor(mailboxOpen: () => Promise<object>) {
    super();
    this.mailboxOpen = mailboxOpen;
  }
  idle = () =>
    new Promise((resolve) => {
      this.once('ended', () => resolve(false));
    });
  close(): void {
    this.closed += 1;
    this.emit('ended');
  }
}

async function listen(client: Client) {
  let heard = 0;
  let isStopping = false;
  const open: typeof connect = async () => ({ client }) as unknown as Connection;
  const listening = listenForMail({
    settings: { inbox: 'INBOX' } as unknown as MailInSettings,
    readToken: async () => undefined,
    heard: () => void (heard += 1),
    isStopping: () => isStopping,
    open,
  });
  listening.start();
  await nextTurn();
  const stop = () => {
    isStopping = true;
    return listening.stop();
  };
  return { heard: () => heard, stop };
}

test('hears of new mail while the connection stays open', async () => {
  const client = new Client(async () => ({}));
  const { heard, stop } = await listen(client);
  client.emit('exists');
  expect([heard(), client.closed]).toEqual([1, 0]);
  await stop();
  expect(client.closed).toBeGreaterThan(0);
});

test('closes a connection that it cannot use: servers allow an account only a few', async () => {
  const client = new Client(() => Promise.reject(new Error('No such folder.')));
  const { stop } = await listen(client);
  expect(client.closed).toBe(1);
  await stop();
});
