import { Agent, get } from 'node:http';
import { quantile } from '../report/report.ts';

/** Visitors in a process of their own, so that what they measure is the server and not the bench. */
export interface Visits {
  readonly answered: number;
  /** No answer, another status than 200, or fewer bytes than were announced. */
  readonly failed: number;
  /** Why, and how often. */
  readonly why: Readonly<Record<string, number>>;
  /** Asked again on a new connection, as a browser does when an idle one was just closed. */
  readonly again: number;
  readonly p50: number;
  readonly p99: number;
}

export type VisitorOrder =
  | { readonly kind: 'begin' }
  /** Answered with the visits since `begin`, once there are at least so many. */
  | { readonly kind: 'end'; readonly atLeast: number };

const { urls, paths, aSecond } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly urls: readonly string[];
  readonly paths: readonly string[];
  readonly aSecond: number;
};
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let times: number[] = [];
let why: Record<string, number> = {};
let again = 0;
let sent = 0;

function visit(): void {
  const url = urls[sent % urls.length]! + paths[Math.floor(sent / urls.length) % paths.length]!;
  sent += 1;
  ask(url, performance.now());
}

function ask(url: string, began: number): void {
  const fail = (reason: string) => void (why[reason] = (why[reason] ?? 0) + 1);
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
    let bytes = 0;
    res.on('data', (piece: Buffer) => (bytes += piece.length));
    res.on('error', ({ message }) => fail(message));
    res.on('end', () => {
      const isWhole = bytes === Number(res.headers['content-length']);
      if (res.statusCode !== 200) fail(`status ${res.statusCode}`);
      else if (!isWhole) fail('not whole');
      else times.push(performance.now() - began);
    });
  });
  request.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' || !request.reusedSocket) return fail(error.message);
    again += 1;
    ask(url, began);
  });
}

const failures = () => Object.values(why).reduce((sum, count) => sum + count, 0);

/** By the clock and not after each answer: a server that stalls gets as many requests as one that does not. */
const start = performance.now();
let due = 0;
setInterval(() => {
  for (const now = ((performance.now() - start) / 1000) * aSecond; due < now; due += 1) visit();
}, 5);

process.on('message', async (order: VisitorOrder) => {
  if (order.kind === 'begin') {
    [times, why, again] = [[], {}, 0];
    process.send?.('began');
    return;
  }
  while (times.length + failures() < order.atLeast)
    await new Promise((done) => setTimeout(done, 20));
  const visits: Visits = {
    answered: times.length,
    failed: failures(),
    why,
    again,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
  process.send?.(visits);
});
