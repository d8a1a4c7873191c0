import { within } from '../patience.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { type Known, sweep } from './attack-desk.ts';
import { href } from '../../../src/contract/routes.ts';
import { anyAttack } from './attack-requests.ts';
import { type Attack, type AttackServer, startAttackServer } from './attack-server.ts';
import { joinDesk, type SignedIn } from '../desk/desk-visitor.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { sampleRequests } from '../enquiries/sample-enquiry.ts';

/** Only what draws pictures, and takes in few at once, may answer that it is busy. */
const mayBeBusy = /^\/(img|desk\/api\/pictures)\b/;

/** Requests at once; a browser opens six. */
const abreast = 8;

export interface AttackOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly settings: Readonly<Record<string, string>>;
  /** An answer that takes longer is a fault: a hang, unless the machine is the test's alone. */
  readonly slowestMs?: number;
}

export interface AttackResult {
  readonly requests: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestMs: number;
  /** The longest time the event loop was blocked by the server's own work. */
  readonly gapMs: number;
  /** The longest time it was blocked, including the time other processes had the CPU. */
  readonly wallGapMs: number;
  /** The time the most expensive page of an ordinary visitor blocks it on the same machine. */
  readonly honestMs: number;
  /** The requests that were sent during the longest block. */
  readonly during: readonly string[];
  readonly rssMb: number;
}

/**
 * Sends hostile requests to every address of a running server. Fails on the first answer of 500 or
 * more that is not "busy", or on one that takes too long.
 */
export async function attackEverything({
  rounds,
  seed,
  settings,
  slowestMs: limitMs = 30_000,
}: AttackOptions): Promise<AttackResult> {
  const server = await startAttackServer({
    SITE_URL: 'http://desk.test',
    TRUST_PROXY: '1',
    ...settings,
  });
  const statuses: Record<number, number> = {};
  let requests = 0;
  let slowestMs = 0;
  const worst = { gapMs: 0, wallGapMs: 0, during: [] as string[] };
  const strike = async (attacks: readonly Attack[]): Promise<void> => {
    const replies = await Promise.all(attacks.map((attack) => server.send(attack)));
    const { own, wall } = await server.pulse();
    worst.wallGapMs = Math.max(worst.wallGapMs, wall);
    if (own > worst.gapMs) {
      worst.gapMs = own;
      worst.during = attacks.map(({ method, path, body = '' }, i) =>
        [replies[i]!.status, method, path.slice(0, 80), String(body).slice(0, 60)].join(' '),
      );
    }
    replies.forEach((reply, i) => {
      requests += 1;
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, reply.ms);
      const busy = reply.status === 503 && mayBeBusy.test(attacks[i]!.path);
      const fault =
        reply.ms > limitMs
          ? `took ${Math.round(reply.ms)} ms`
          : reply.status >= 500 && !busy
            ? `${reply.status} ${reply.text.slice(0, 300)}`
            : String(reply.headers['set-cookie'] ?? '').includes('a=b')
              ? 'took a header out of the address'
              : '';
      if (fault) throw new Error(`${fault}: ${JSON.stringify(attacks[i]).slice(0, 2000)}`);
    });
  };
  try {
    const { known, cookie } = await prepare(server);
    const signedIn = { cookie, origin: 'http://desk.test' };
    const honestMs = await timeSlowestPage(server);
    const places = [...sweep(known, signedIn)];
    for (let i = 0; i < places.length; i += abreast) await strike(places.slice(i, i + abreast));
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAttack(known, signedIn), { minLength: abreast, maxLength: abreast }),
        strike,
      ),
      { numRuns: rounds, seed, endOnFailure: true },
    );
    const { rss } = await server.pulse();
    const failed = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(failed).toEqual([]);
    return { requests, statuses, slowestMs, ...worst, honestMs, rssMb: rss / 1e6 };
  } finally {
    await server.stop();
  }
}

/** Signs in, creates enquiries and a quote, and loads the modules that are imported late. */
async function prepare(server: AttackServer): Promise<{ known: Known; cookie: string }> {
  for (const { kind, path } of Object.values(kinds)) {
    await server.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleRequests[kind]),
    });
  }
  // The page of a form that is sent without script and is not right.
  for (const { path } of Object.values(kinds)) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const name of ['a', 'b', 'c'])
      await server.send({ method: 'POST', path, headers, body: `name=${name}` });
  }
  const owner = await enter(server);
  const inbox = (await owner.ask(endpoints.inbox, { query: { view: 'all' } })).body;
  const ids = inbox.lines.map(({ id }) => id);
  const made = await owner.ask(endpoints.sendQuote, {
    params: { id: ids[0]! },
    body: {
      buyer: 'Asha',
      company: '',
      currency: 'INR',
      lines: [{ fabric: '14B', shade: 'Navy', metres: 500, price: 21_500 }],
      validUntil: '2999-12-31',
      terms: '',
    },
  });
  expect([made.status, made.text]).toEqual([200, expect.any(String)]);
  const quotes = (await owner.ask(endpoints.quotes)).body;
  await server.send({ method: 'GET', path: `${quotes[0]!.path}/quote.pdf` });
  for (const path of ['/img/scenes/fan-180-q25.webp', ...rendered]) {
    for (const nth of [1, 2, 3])
      await server.send({ method: 'GET', path: path.includes('?') ? path + nth : path });
  }
  for (const content of ['gsm', 'lead time?', 'a soft cotton under 150 gsm']) {
    await server.send({
      method: 'POST',
      path: href.serverFunction('ai-chat'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    });
  }
  // What people open first at the desk is read once before it is timed.
  for (const endpoint of [
    endpoints.contentKinds,
    endpoints.contentDrafts,
    endpoints.contentOffers,
    endpoints.millBook,
  ])
    await owner.ask(endpoint);
  await owner.ask(endpoints.numbers, { query: { days: 30 } });
  const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
  const tokens = quotes.map(({ path }) => path.replace('/q/', ''));
  return { known: { ids: [...ids, ...quotes.map(({ id }) => id)], tokens }, cookie };
}

const rendered = ['/fabrics?search=a', '/catalogue?search=a', '/quote?product=a', '/samples?fabric=a', '/compare?ids=a', '/ai-fabric-guide?question=gsm']; // oxfmt-ignore

async function timeSlowestPage(server: AttackServer): Promise<number> {
  await server.pulse();
  for (const nth of [4, 5, 6])
    await server.send({ method: 'GET', path: `/samples?fabric=a${nth}` });
  return (await server.pulse()).own;
}

/** Reports a block over `mostMs`; on a weak or busy machine, over four times that of an ordinary page. */
export function findStandstill({ gapMs, honestMs, during }: AttackResult, mostMs = 50): string[] {
  return gapMs <= Math.max(within(mostMs), 4 * honestMs)
    ? []
    : [`${gapMs} ms, ${honestMs} for a page`, ...during];
}

/** Signs in over the network as the first owner. */
export async function enter(server: AttackServer): Promise<SignedIn> {
  const overNetwork = {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const reply = await server.send({
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(request.body && { body: await request.text() }),
      });
      const headers = new Headers();
      for (const [name, value] of Object.entries(reply.headers)) {
        for (const one of [value ?? []].flat()) headers.append(name, one);
      }
      return new Response(reply.text, { status: reply.status, headers });
    },
  };
  return joinDesk(overNetwork, await server.ownerToken(), 'owner@mill.example', 'Harpreet Kaur');
}
