import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { answerTexts } from '../../../src/contract/answer.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { checkHistory } from '../../support/faults/check-history.ts';
import { freshHome } from '../../support/database/engines.ts';
import { startLoad } from '../../support/faults/enquiry-load.ts';
import { tcpGate } from '../../support/server/tcp-gate.ts';
import { type TestServer, startTestServer } from '../http/fixture/serving.ts';
import { within } from '../../support/patience.ts';

let server: TestServer;
afterEach(() => server.remove());

const plenty = { calls: 1_000_000, seconds: 60 };
const limits = { posts: { perClient: plenty, together: plenty } };

/** `npm run torture` kills and freezes the database itself, repeatedly, once for a minute. */
test('PostgreSQL down for a while: nothing acknowledged is lost, and 5 s later all is stored', async () => {
  const home = await freshHome('postgres');
  const gate = await tcpGate(home.databaseUrl!);
  const store = await openDatabase({ dataDir: home.dataDir, databaseUrl: gate.url });
  server = await startTestServer({ store, limits });
  const load = startLoad([server.url], 6, 100);
  await sleep(2_000);
  const before = load.acknowledged.size;
  expect(before).toBeGreaterThan(0);

  await gate.shut();
  await sleep(500);
  const during = load.acknowledged.size;
  // Longer than any connection or query timeout.
  await sleep(11_500);
  // No enquiry may be acknowledged while nothing can be stored.
  expect(load.acknowledged.size).toBe(during);

  await gate.open();
  const opened = Date.now();
  while (load.acknowledged.size <= during) await sleep(20);
  await load.finish();
  expect(Date.now() - opened).toBeLessThan(within(5_000));
  await checkHistory(load.history, store);
  expect(load.faults).toEqual([]);
});

test('a full disk: answers 503, shows the input again, and works as soon as there is space', async () => {
  server = await startTestServer({ limits });
  const { store } = server;
  await post('before');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(store.db);

  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => post(`full-${i}`)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.body).toEqual({ success: false, error: answerTexts.unavailable });
  const page = await fetch(`${server.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha', phone: '1', requirements: 'x'.repeat(4000) }),
  });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('x'.repeat(4000));

  await sql`pragma max_page_count = 1000000`.execute(store.db);
  const repaired = Date.now();
  const again = await Promise.all(Array.from({ length: 60 }, (_, i) => post(`full-${i}`)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Date.now() - repaired).toBeLessThan(within(5_000));
  const first = answers.map(({ body }) => body.reference);
  again.forEach(({ body }, i) => {
    if (first[i] !== undefined) expect(body.reference).toBe(first[i]);
  });
  expect(await store.db.selectFrom('enquiry').select('id').execute()).toHaveLength(61);
});

async function post(name: string) {
  const response = await fetch(`${server.url}/functions/v1/send-contact-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify({ name, phone: '98765 43210', requirements: 'y'.repeat(2000) }),
  });
  const body = (await response.json()) as { success: boolean; reference?: string };
  return { status: response.status, body };
}
