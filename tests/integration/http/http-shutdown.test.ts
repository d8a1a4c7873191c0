import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { openRaw, statusOf } from './fixture/raw.ts';
import { type TestServer, startTestServer } from './fixture/serving.ts';
import { within } from '../../support/patience.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  return () => server.remove();
});

const body = JSON.stringify({ name: 'Asha', phone: '98765' });
const head = `POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

describe('stopping', () => {
  test('finishes the open request, then closes its connection', async () => {
    const client = await openRaw(server.port);
    client.send(head);
    await sleep(100);
    const started = Date.now();
    const stopped = server.stop(within(8000));
    await sleep(100);
    client.send(body);
    const answer = await client.closed();
    expect(statusOf(answer)).toBe(200);
    expect(answer.toLowerCase()).toContain('connection: close');
    await stopped;
    expect(Date.now() - started).toBeLessThan(within(5000));
    expect(await server.store.db.selectFrom('enquiry').selectAll().execute()).toHaveLength(1);
  });

  test('accepts no new connections', async () => {
    await server.stop(1000);
    await expect(openRaw(server.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('closes idle connections at once', async () => {
    const client = await openRaw(server.port);
    client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await client.received(/<\/p>$/);
    const started = Date.now();
    await server.stop(within(5000));
    await client.closed();
    expect(Date.now() - started).toBeLessThan(within(1000));
  });

  test('answers a health check with 503, and closes the connection', async () => {
    const client = await openRaw(server.port);
    client.send('GET /readyz HTTP/1.1\r\nHost: x\r\n');
    await sleep(100);
    const stopped = server.stop(8000);
    client.send('\r\n');
    const answer = await client.closed();
    expect(statusOf(answer)).toBe(503);
    expect(answer.toLowerCase()).toContain('connection: close');
    await stopped;
  });

  test('does not wait for ever for a client that does not finish', async () => {
    const client = await openRaw(server.port);
    client.send(head);
    await sleep(50);
    const started = Date.now();
    await server.stop(300);
    expect(Date.now() - started).toBeLessThan(within(1500));
    await client.closed();
  });
});
