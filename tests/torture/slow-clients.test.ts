import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timePages } from '../support/page-times.ts';
import { startServer } from '../support/server.ts';
import { scaled } from './scale.ts';

const crowd = scaled(5_000, 500);
const rounds = scaled(5, 2);

const manners = [
  // One byte of the headers now and then.
  () => 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  // Headers at once, the body never whole.
  () =>
    'POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  // Asks for much and reads none of it.
  () => Array.from({ length: 20 }, () => 'GET /catalogue HTTP/1.1\r\nHost: x\r\n\r\n').join(''),
];

test(
  `pages stay fast for readers while ${crowd} slow clients hold on`,
  { timeout: 600_000 },
  async () => {
    const server = await startServer();
    onTestFinished(() => server.remove());
    const port = Number(new URL(server.url).port);
    await timePages(`${server.url}/`, 1_000);

    const ratios: number[] = [];
    const idles: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const idle = await timePages(`${server.url}/`, 3_000);
      const clients = await gather(port);
      const busy = await timePages(`${server.url}/`, 5_000);
      for (const client of clients) client.destroy();
      expect(busy.failed).toBe(0);
      idles.push(idle.p99);
      ratios.push(busy.p99 / idle.p99);
      await sleep(500);
    }
    const typical = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
    console.info(
      `${crowd} slow clients: page p99 ${typical.toFixed(2)} of idle (idle ${idles.map((ms) => ms.toFixed(1)).join(', ')} ms)`,
    );
    expect(typical).toBeLessThan(2);
  },
);

/** Everybody is connected and dribbles on; who is thrown out comes back. */
async function gather(port: number): Promise<Set<Socket>> {
  const clients = new Set<Socket>();
  const join = (at: number) => {
    const socket = connect(port, '127.0.0.1');
    clients.add(socket);
    socket.on('error', () => {});
    socket.once('connect', () => socket.write(manners[at % manners.length]!()));
    const dribble = setInterval(() => socket.write('a'), 1_000 + (at % 500));
    if (at % manners.length === 2) socket.pause();
    socket.once('close', () => clearInterval(dribble));
  };
  for (let at = 0; at < crowd; at += 1) {
    join(at);
    if (at % 250 === 249) await sleep(20);
  }
  await sleep(500);
  return clients;
}
