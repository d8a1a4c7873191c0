import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { editAndPublish } from '../../support/publishing/edit.ts';
import { freshHome } from '../../support/database/engines.ts';
import { freePort } from '../../support/server/free-port.ts';
import { openRaw, statusOf } from './fixture/raw.ts';
import { within } from '../../support/patience.ts';

/** The whole program as `npm start` runs it, on the built site. */
let dataDir: string;
let port: number;
let child: ChildProcess | undefined;
let output = '';

beforeAll(() => {
  if (!existsSync('build/site.json')) throw new Error('There is no build. Run: npm run build');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taana-main-'));
  port = await freePort();
  output = '';
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): Promise<number | null> {
  child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return once(child, 'close').then(([code]) => code as number | null);
}

async function answers(path = '/healthz'): Promise<void> {
  for (const patience = Date.now() + within(30_000); Date.now() < patience; await sleep(50)) {
    if ((await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.ok) return;
  }
  throw new Error(`The server did not answer.\n${output}`);
}

describe('the program', () => {
  test('stays while the first pages of a published site are printed', async () => {
    const store = await openDatabase({ dataDir, secretKey: 'x'.repeat(43) });
    await editAndPublish(store, 'mill', onlyKey, { name: 'Rewa Knits' });
    await store.close();
    void start({ SECRET_KEY: 'x'.repeat(43) });
    await answers('/readyz');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Rewa Knits');
  });

  test('prints its address, where mails go and where data is stored', async () => {
    void start();
    await answers('/readyz');
    expect(output).toContain(`http://localhost:${port}`);
    expect(output).toMatch(/Mails land in .*mail/);
    expect(output).toContain(dataDir);
  });

  test.runIf(process.platform === 'linux')(
    'has threads enough that hashes and drawings do not hold up files',
    async () => {
      void start();
      await answers('/readyz');
      const threads = await readdir(`/proc/${child!.pid}/task`);
      const names = await Promise.all(
        threads.map((thread) => readFile(`/proc/${child!.pid}/task/${thread}/comm`, 'utf8')),
      );
      expect(names.filter((name) => name.startsWith('libuv-worker'))).toHaveLength(16);
    },
  );

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s: the open request is answered, its mail is sent, code 0',
    async (signal) => {
      const ended = start();
      await answers('/readyz');
      const body = JSON.stringify({ name: 'Asha', phone: '98765 43210' });
      const client = await openRaw(port);
      client.send(
        `POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await sleep(200);
      const started = Date.now();
      child?.kill(signal);
      await sleep(200);
      client.send(body);
      expect(statusOf(await client.closed())).toBe(200);
      expect(await ended).toBe(0);
      expect(Date.now() - started).toBeLessThan(within(10_000));
      expect(output).toContain('"event":"stopped"');
      // The mail is at least in the outbox; if it was not sent yet, the next start sends it.
      void start();
      for (const patience = Date.now() + within(15_000); Date.now() < patience; await sleep(100)) {
        if ((await mails()).length > 0) break;
      }
      expect(await mails()).toHaveLength(1);
    },
  );

  test('serves pages while PostgreSQL is down once it knows what is public, and answers posts with 503', async () => {
    const status = async () => (await fetch(`http://127.0.0.1:${port}/quote`)).status;
    const { databaseUrl } = await freshHome('postgres');
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const first = start(away);
    await answers();
    expect(await status()).toBe(503);
    child?.kill();
    await first;
    const asked = start({ DATABASE_URL: databaseUrl! });
    await answers('/readyz');
    await vi.waitFor(
      () => expect(existsSync(join(dataDir, 'public-site.pack'))).toBe(true),
      within(20_000),
    );
    child?.kill();
    await asked;

    void start(away);
    await answers();
    expect(await status()).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
    const post = await fetch(`http://127.0.0.1:${port}/functions/v1/send-quote-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '98765 43210' }),
    });
    expect(post.status).toBe(503);
  });

  test('lists every invalid setting and does not start', async () => {
    expect(await start({ PORT: 'many', SITE_URL: 'taana' })).toBe(1);
    expect(output).toContain('PORT: must be a whole number');
    expect(output).toContain('SITE_URL: must be');
  });

  test('says so when its port is taken', async () => {
    void start();
    await answers();
    const first = child;
    expect(await start()).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    child = first;
  });

  test('warns when the pages were built for another address', async () => {
    void start({ SITE_URL: 'https://elsewhere.example' });
    await answers();
    expect(output).toMatch(/built for \S+, but SITE_URL is https:\/\/elsewhere\.example/);
  });
});

async function mails(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}
