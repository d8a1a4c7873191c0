import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Engine, freshHome, type Home } from '../support/database/engines.ts';
import { type Dovecot, startDovecot } from '../support/mail/dovecot.ts';
import { earlierRuns, reportRow } from './report-row.ts';
import { endsAt, scaled } from './run-length.ts';

const kills = scaled(1000, 12);
const perRound = 10;
const started = Date.now();

describe.each<Engine>(['sqlite', 'postgres'])('the reader of the mailbox, on %s', (engine) => {
  test('loses no mail and stores none twice, however often it is killed', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const dovecot = await startDovecot();
    let delivered = 0;
    let killed = 0;
    const before = earlierRuns(`mail-in ${engine}`, ['mails'], kills);
    const wanted = kills - before.kills;
    const until = Math.min(endsAt, Date.now() + (endsAt - started) / 2);
    await sweepAndKill(home, dovecot, Number.POSITIVE_INFINITY);
    for (let round = 0; killed < wanted && Date.now() < until; round += 1) {
      for (let i = 0; i < 40; i += 1) await dovecot.deliver(mail((delivered += 1)));
      for (let i = 0; i < perRound && killed < wanted; i += 1) {
        if (await sweepAndKill(home, dovecot, Math.random() * 60)) killed += 1;
      }
      if (round % 20 === 19) await dovecot.renumber();
    }
    await sweepAndKill(home, dovecot, Number.POSITIVE_INFINITY);
    const rows = await store.db.selectFrom('mail_raw').select(['identity', 'size']).execute();
    const chunks = await store.db.selectFrom('mail_raw_chunk').select('bytes').execute();
    const read = new Set(
      chunks.map(({ bytes }) => Buffer.from(bytes, 'base64').toString('latin1')),
    );
    const lost = delivered - read.size;
    reportRow({
      name: `mail-in ${engine}`,
      promise: `mails lost or stored twice after ${before.kills + killed} kills during sweeps (${engine})`,
      figure: `${lost} lost, ${rows.length - delivered} too many, of ${before.mails + delivered}`,
      limit: '0 and 0',
      ok: lost === 0 && rows.length === delivered,
      figures: { kills: before.kills + killed, mails: before.mails + delivered },
    });
    expect(rows).toHaveLength(delivered);
    expect(lost).toBe(0);
    for (const text of read) expect(text).toMatch(/End of mail \d+\.\r\n$/);
  }, 3_600_000);
});

/** True when it was still sweeping. */
async function sweepAndKill(home: Home, dovecot: Dovecot, afterMs: number): Promise<boolean> {
  const script = join(import.meta.dirname, '../support/mail/sweep-once.ts');
  const args = [
    home.dataDir,
    home.databaseUrl ?? '',
    String(dovecot.settings.port),
    dovecot.caFile,
  ];
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The first one, which ends by itself, leaves its compiled modules to those that are killed.
    env: { ...process.env, NODE_COMPILE_CACHE: join(home.dataDir, 'compiled') },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (afterMs === Number.POSITIVE_INFINITY) {
    await ended;
    return false;
  }
  await sleep(afterMs);
  const wasRunning = child.exitCode === null && child.kill('SIGKILL');
  await ended;
  return wasRunning;
}

function mail(n: number): string {
  const filler = 'x'
    .repeat(70)
    .concat('\n')
    .repeat((n % 7) * 20);
  return `From: a@b.example\nSubject: ${n}\n${n % 5 === 0 ? '' : `Message-ID: <${n}@b.example>\n`}\n${filler}End of mail ${n}.\n`;
}
