import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomPath } from '../../../src/contract/desk/desk-paths.ts';
import { openRoom } from '../../../src/server/enquiries/open-room.ts';
import { mostPipelined } from '../../../src/server/http/limit-pipelining.ts';
import { freshStore } from '../../support/database/engines.ts';
import { enquiryRow } from '../../support/desk/desk-rows.ts';
import { openDesk, siteUrl } from '../../support/desk/desk-visitor.ts';
import { roomTokens } from '../../support/desk/room-visitor.ts';
import { openRaw, statusOf } from './fixture/raw.ts';
import { type TestServer, startTestServer } from './fixture/serving.ts';
import { within } from '../../support/patience.ts';

/** The real limits, a tenth to a fiftieth as long. */
const limits = {
  server: { headersMs: 400, requestMs: 900, idleMs: 300, stalledMs: 700, checkMs: 50 },
  body: { bytes: 64 * 1024, ms: 500 },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits });
});
afterAll(() => server.remove());

const head =
  'POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test('photographs for a room may arrive slowly, at its address alone', async () => {
  const store = await freshStore('sqlite');
  await store.db.insertInto('enquiry').values(enquiryRow()).execute();
  await store.transact((tx) => openRoom(tx, enquiryRow(), Date.now()));
  const [token = ''] = await roomTokens(store);
  const desk = openDesk(store);
  const lazy = {
    ...desk,
    answer: async (req: IncomingMessage, res: ServerResponse) => desk.answer(req, res),
  };
  const rooms = await startTestServer({ limits, store, desk: lazy });
  const dribbled = async (path: string) => {
    const client = await openRaw(rooms.port);
    const field = (name: string, value: string) =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const words = field('words', 'Like this.');
    const body = `${field('act', 'write')}${field('key', path)}${words}--cut--\r\n`;
    client.send(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${siteUrl}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let part = 0; part < 10; part += 1) {
      client.send(body.slice((body.length * part) / 10, (body.length * (part + 1)) / 10));
      await sleep(150);
    }
    return statusOf(await client.closed());
  };
  expect(await dribbled(roomPath(token))).toBe(303);
  expect(await dribbled(roomPath('x'.repeat(token.length)))).not.toBe(303);
  await rooms.remove();
});

describe('a slow client', () => {
  test('with its headers gets 408 and is disconnected', async () => {
    const client = await openRaw(server.port);
    client.send('GET / HTTP/1.1\r\nHost: x\r\n');
    const dribble = setInterval(() => client.send('X-A: b\r\n'), 50);
    const answer = await client.closed();
    clearInterval(dribble);
    expect(statusOf(answer)).toBe(408);
    expect(answer).toContain('Content-Security-Policy');
  });

  test('with its first byte is disconnected', async () => {
    const client = await openRaw(server.port);
    const started = Date.now();
    await client.closed();
    expect(Date.now() - started).toBeLessThan(within(3000));
  });

  test('with its body gets 408 and is disconnected', async () => {
    const client = await openRaw(server.port);
    client.send(`${head}Content-Length: 1000\r\n\r\n`);
    const dribble = setInterval(() => client.send(' '), 50);
    const answer = await client.closed();
    clearInterval(dribble);
    expect(statusOf(answer)).toBe(408);
    expect(answer.toLowerCase()).toContain('content-security-policy');
  });

  test('with the body of a refused call gets its answer and is disconnected', async () => {
    const client = await openRaw(server.port);
    client.send(head.replace('send-quote-email', 'nothing'));
    client.send('Content-Length: 100000\r\n\r\n');
    const dribble = setInterval(() => client.send(' '), 50);
    const answer = await client.closed();
    clearInterval(dribble);
    expect(statusOf(answer)).toBe(404);
  });

  test('between two requests is disconnected', async () => {
    const client = await openRaw(server.port);
    client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await client.closed();
    expect(statusOf(answer)).toBe(200);
  });

  test('with reading a large answer is disconnected', async () => {
    const client = await openRaw(server.port);
    client.socket.pause();
    client.send('GET /pictures/long-film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
    await sleep(100);
    expect(await connections(server)).toBe(1);
    for (const patience = Date.now() + within(5000); Date.now() < patience; await sleep(50)) {
      if ((await connections(server)) === 0) break;
    }
    expect(await connections(server)).toBe(0);
    client.socket.destroy();
  });

  test('has no effect on others, not even five hundred at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 500 }, () => openRaw(server.port)));
    for (const client of crowd) client.send('GET / HTTP/1.1\r\nHost: x\r\n');
    const page = await fetch(`${server.url}/quote`);
    expect(page.status).toBe(200);
    const answers = await Promise.all(crowd.map((client) => client.closed()));
    // On a busy machine some are disconnected before their first line arrived, and get no answer.
    expect(answers.every((answer) => answer === '' || statusOf(answer) === 408)).toBe(true);
  });
});

describe('a client that leaves', () => {
  test('in the middle of its body does no harm', async () => {
    const client = await openRaw(server.port);
    client.send(`${head}Content-Length: 1000\r\n\r\n{"name":`);
    await sleep(50);
    client.socket.destroy();
    await sleep(100);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log().some((line) => line['event'] === 'api-failed')).toBe(false);
  });

  test('in the middle of a large answer does no harm', async () => {
    const client = await openRaw(server.port);
    client.send('GET /pictures/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
    await client.received(/200 OK/);
    client.socket.destroy();
    await sleep(100);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log().some((line) => line['event'] === 'page-failed')).toBe(false);
  });
});

describe('a client that pipelines requests', () => {
  test('gets the answers in order', async () => {
    const client = await openRaw(server.port);
    client.send(
      'GET /quote HTTP/1.1\r\nHost: x\r\n\r\nGET /fabrics?search=a HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    client.send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = await client.closed();
    const titles = [...answer.matchAll(/<title>([^<]+)|"path":"([^"]+)/g)];
    expect(titles.map((match) => match[1] ?? match[2])).toEqual(['/quote', '/fabrics', '/']);
  });

  test('with a hundred pages at once gets the first few and is disconnected', async () => {
    const client = await openRaw(server.port);
    client.send('GET /quote HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    const answer = await client.closed();
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(1 + mostPipelined);
    expect(answer.match(/connection: close/gi)).toHaveLength(1);
  });
});

function connections({ server: http }: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    http.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
