import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shippedRecords } from '../src/content/records/assemble-records.ts';
import { href } from '../src/contract/routes.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import type { Store } from '../src/server/db/store.ts';
import { publish } from '../src/server/publishing/publications.ts';
import { manyFabrics } from '../tests/support/content/many-fabrics.ts';
import { edit, publishRevision } from '../tests/support/publishing/edit.ts';
import { startInstances, untilShown } from './publishing/instances.ts';
import { median, quantile, report, words } from './report/report.ts';

/**
 * A word of one fabric published in a catalogue of 500: the shipped fabrics again under other numbers.
 *
 *   npm run bench many-fabrics [fabrics] [edits]
 */
const wanted = Number(words[0] ?? 500);
const edits = Number(words[1] ?? 10);
const limitMs = 3_000;
const author = { id: 'bench', name: 'Bench' };

const folder = await mkdtemp(join(tmpdir(), 'taana-many-'));
const secretKey = 'x'.repeat(43);
const store = await openDatabase({ dataDir: folder, secretKey });
try {
  const added = await publishFabrics(store);
  console.log(`${added.length} fabrics added; starting.`);
  const { urls, stop } = await startInstances(1, folder, {});
  try {
    const [key, { slug }] = added.at(-1)!;
    const path = href.fabric(slug);
    const times: number[] = [];
    for (let at = 0; at <= edits; at += 1) {
      const description = `Mended${at} by the people who knit it, one word. All the rest is as it was.`;
      const revision = await edit(store, 'fabric', key, { description });
      await sleep(3_000);
      await publishRevision(store, 'fabric', key, revision);
      const ms = await untilShown(urls, path, `Mended${at} by`);
      console.log(`word ${at}: ${ms.toFixed(0)} ms`);
      // The first one starts the process that prints.
      if (at > 0) times.push(ms);
    }
    const middle = median(times);
    report(
      [
        {
          promise: `a corrected word public, with ${wanted} fabrics`,
          limit: `at most ${limitMs / 1000} s`,
          figure: `median ${(middle / 1000).toFixed(2)} s, p95 ${(quantile(times, 0.95) / 1000).toFixed(2)} s of ${edits}`,
          ok: middle <= limitMs,
          ifShort: 'Every page is rendered for every publication, and each lists its neighbours.',
        },
      ],
      { wanted, times },
    );
  } finally {
    await stop();
  }
} finally {
  await store.close();
  await rm(folder, { recursive: true, force: true });
}

/** The fabrics beyond the shipped ones, by key. */
async function publishFabrics(target: Store) {
  const changes = [];
  const added = Object.entries(manyFabrics(wanted).fabric).filter(
    ([key]) => !Object.hasOwn(shippedRecords.fabric, key),
  );
  for (const [key, body] of added) {
    const revision = await edit(target, 'fabric', key, { ...body });
    changes.push({ kind: 'fabric' as const, key, revision });
  }
  await publish(target, { author, at: Date.now(), changes });
  return added;
}
