import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { checkHistory, untilAllSent } from '../support/faults/check-history.ts';
import { openHome } from '../support/database/engines.ts';
import { type EnquiryLoad, startLoad } from '../support/faults/enquiry-load.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeLightServer } from '../support/server/light-server.ts';
import { openMailbox } from '../support/mail/mailbox.ts';
import { startOwnPostgres } from '../support/database/test-postgres.ts';
import { mountSmallDisk } from '../support/server/small-disk.ts';
import { untilAcknowledging } from '../support/server/until-returned.ts';
import { createServerUnderTest } from '../support/server/server-under-test.ts';
import { timePages } from '../support/faults/page-times.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const timeout = 1_800_000;

test(
  'PostgreSQL crashing and freezing: nothing lost, back within five seconds',
  { timeout },
  async () => {
    const database = await startOwnPostgres({ durable: true });
    onTestFinished(() => database.stop());
    const home = await openHome(database.url);
    const mailbox = await openMailbox({ idsOnly: true });
    const { load, url } = await serveUnderLoad(await makeLightServer(join(home.dataDir, 'light')), {
      ...home.env,
      SMTP_URL: mailbox.url,
    });

    const faults = [
      ...Array.from({ length: scaled(20, 2) }, () => 'crash' as const),
      ...Array.from({ length: scaled(10, 1) }, () => 'freeze' as const),
    ];
    const returns: number[] = [];
    let unread = 0;
    for (const [nth, fault] of faults.entries()) {
      await sleep(500 + Math.random() * 1_000);
      await (fault === 'crash' ? database.crash() : database.freeze());
      const from = Date.now() + 500;
      // One outage lasts a whole minute, and a freeze lasts longer than any request timeout.
      const away = nth === 0 ? scaled(60_000, 5_000) : fault === 'crash' ? 3_000 : 12_000;
      unread += (await timePages(`${url}/`, away * (0.5 + Math.random() / 2), 2)).failed;
      // No enquiry may be acknowledged while nothing can be stored.
      expect(load.history.okBetween(from, Date.now())).toEqual([]);
      await (fault === 'crash' ? database.restart() : database.thaw());
      returns.push(await untilAcknowledging(load.history, Date.now()));
    }
    await load.finish();

    const store = await home.open();
    await untilAllSent(store);
    expect(load.faults).toEqual([]);
    expect(unread).toBe(0);
    // A mail that was sent while the database was down is sent again.
    const verdict = await checkHistory(load.history, store, {
      messageIds: mailbox.messageIds,
      most: () => faults.length + 1,
    });
    report('database', `PostgreSQL crashed and frozen ${faults.length} times`, verdict, returns);
  },
);

test('a full disk: nothing lost, back within five seconds', { timeout }, async () => {
  const disk = await mountSmallDisk(96);
  const home = await openHome();
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const { load, url } = await serveUnderLoad(program, { ...home.env, DATA_DIR: disk.folder });

  const rounds = scaled(20, 2);
  const returns: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(500 + Math.random() * 1_000);
    await disk.fill();
    const failed = load.history.count('fail');
    expect((await timePages(`${url}/`, 3_000, 2)).failed).toBe(0);
    await disk.fill();
    await sleep(1_000);
    expect(load.history.count('fail')).toBeGreaterThan(failed);
    await disk.empty();
    returns.push(await untilAcknowledging(load.history, Date.now()));
  }
  await load.finish();

  const store = await openDatabase({ dataDir: disk.folder });
  onTestFinished(() => store.close());
  await untilAllSent(store);
  expect(load.faults).toEqual([]);
  // Mails are files on the same disk, and a repeated one overwrites its file.
  const files = await readdir(join(disk.folder, 'mail'));
  const messageIds = files.filter((name) => name.endsWith('.eml')).map((name) => name.slice(16));
  const verdict = await checkHistory(load.history, store, { messageIds, most: () => 1 });
  report('disk', `disk full ${rounds} times`, verdict, returns);
});

async function serveUnderLoad(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly load: EnquiryLoad; readonly url: string }> {
  const server = createServerUnderTest(program, await freePort(), { ...env, TRUST_PROXY: '1' });
  onTestFinished(() => server.kill());
  await server.bringUp();
  return { load: startLoad([server.url], 6, 300, { leaving: 0.1, retryMs: 250 }), url: server.url };
}

function report(
  name: string,
  what: string,
  { ok, fail, unknown, mails, repeated }: Awaited<ReturnType<typeof checkHistory>>,
  returns: readonly number[],
): void {
  const slowest = Math.max(...returns);
  reportRow({
    name,
    promise: `${what} under load`,
    limit: '0 lost, every mail, pages read all the while, back within 5 s',
    figure: `${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost; ${mails} mails, ${repeated} of them repeated; back after ${slowest} ms at the slowest`,
    ok: slowest <= 5_000,
  });
  expect(slowest).toBeLessThanOrEqual(5_000);
}
