import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type Home, engines, freshHome } from '../../support/database/engines.ts';
import { requestOf } from '../../support/enquiries/sample-enquiry.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';

let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
});

describe.each(engines())('fifty posts at once with one key, over two instances on %s', (engine) => {
  test('make one row and fifty identical answers, for any kind', async () => {
    const home = await freshHome(engine);
    servers = [await startInstance(home), await startInstance(home)];
    const keys = new Map(
      Array.from({ length: 60 }, randomKey).map((key) => [requestOf(key).path, key]),
    );
    expect(keys.size).toBeGreaterThanOrEqual(5);
    for (const key of keys.values()) await postFifty(key);
    const store = await home.open();
    const rows = await store.db.selectFrom('enquiry').select('email').execute();
    expect(rows.map(({ email }) => email).sort()).toEqual(
      [...keys.values()].map((key) => requestOf(key).email).sort(),
    );
  });
});

async function postFifty(key: string): Promise<void> {
  const { path, body } = requestOf(key);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const response = await fetch(`${servers[i % 2]!.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 {"success":true,"reference":"[A-Z]-\d{6}-\w+"}$/);
}

async function startInstance(home: Home): Promise<TestServer> {
  const plenty = { calls: 10_000, seconds: 60 };
  return startTestServer({
    store: await home.open(),
    limits: { posts: { perClient: plenty, together: plenty } },
  });
}

function randomKey(): string {
  return randomUUID();
}
