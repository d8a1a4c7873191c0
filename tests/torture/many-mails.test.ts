import { describe, expect, test } from 'vitest';
import { connect } from '../../src/server/mail-in/connect.ts';
import { sweepFolder } from '../../src/server/mail-in/sweep-folder.ts';
import { type Engine, freshStore } from '../support/database/engines.ts';
import { startDovecot } from '../support/mail/dovecot.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const many = scaled(10_000, 300);
const megabyte = 1024 * 1024;

describe.each<Engine>(['sqlite', 'postgres'])('a full mailbox, on %s', (engine) => {
  test('is swept within bounded memory, and later sweeps cost next to nothing', async () => {
    const store = await freshStore(engine);
    const dovecot = await startDovecot();
    for (let n = 1; n <= many; n += 1) await dovecot.deliver(mail(n));
    const { client } = await connect(dovecot.settings, undefined);
    const sweep = async (alive = () => {}) => {
      const from = performance.now();
      const swept = await sweepFolder(client, {
        store,
        folder: 'inbox',
        path: 'INBOX',
        mailbox: 'm/INBOX',
        from: 'all',
        now: () => Date.now(),
        alive,
      });
      return { swept, seconds: (performance.now() - from) / 1000 };
    };
    // What the first mails take is not counted: code is compiled and pools are filled.
    let steps = 0;
    let settled = Number.POSITIVE_INFINITY;
    let highest = 0;
    const first = await sweep(() => {
      steps += 1;
      const { rss } = process.memoryUsage();
      if (steps === Math.min(200, many / 2)) settled = rss;
      highest = Math.max(highest, rss);
    });
    expect(first.swept.stored).toBe(many);
    const idle = await sweep();
    expect(idle.swept).toMatchObject({ stored: 0, known: 0 });
    for (let n = many + 1; n <= many + 10; n += 1) await dovecot.deliver(mail(n));
    const later = await sweep();
    expect(later.swept.stored).toBe(10);
    client.close();
    const grown = Math.max(0, highest - settled) / megabyte;
    const isQuick = idle.seconds < 1 && later.seconds < 5;
    reportRow({
      name: `many-mails ${engine}`,
      promise: `${many.toLocaleString('en-IN')} mails in the box: memory, the first sweep and later ones (${engine})`,
      figure: `first ${first.seconds.toFixed(1)} s, ${Math.round(many / first.seconds)} mails a second; ${grown.toFixed(0)} MB more after it; later: nothing new ${(idle.seconds * 1000).toFixed(0)} ms, ten new ${(later.seconds * 1000).toFixed(0)} ms`,
      limit: 'at most 120 MB more; 1 s and 5 s',
      ok: grown < 120 && isQuick,
      figures: {
        mails: many,
        first: first.seconds,
        idle: idle.seconds,
        later: later.seconds,
        grown,
      },
    });
    expect(grown).toBeLessThan(120);
  }, 3_600_000);
});

function mail(n: number): string {
  const filler = 'x'
    .repeat(70)
    .concat('\n')
    .repeat(20 + (n % 40));
  return `From: a@b.example\nSubject: ${n}\nMessage-ID: <${n}@b.example>\n\n${filler}End of mail ${n}.\n`;
}
