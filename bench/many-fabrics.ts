import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assembleRecords, shippedRecords } from '../src/content/records/assemble-records.ts';
import { fabricKey } from '../src/content/records/content-kinds.ts';
import { href } from '../src/contract/routes.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import type { Store } from '../src/server/db/store.ts';
import { publish } from '../src/server/publishing/publications.ts';
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
  console.log(`${added} fabrics added; starting.`);
  const { urls, stop } = await startInstances(1, folder, {});
  try {
    const path = lastFabricPath();
    const times: number[] = [];
    for (let at = 0; at <= edits; at += 1) {
      const key = fabricKey(wanted);
      const revision = await edit(store, 'fabric', key, { description: `Mended${at}. As it was.` });
      await sleep(3_000);
      await publishRevision(store, 'fabric', key, revision);
      const ms = await untilShown(urls, path, `Mended${at}.`);
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

async function publishFabrics(target: Store): Promise<number> {
  const changes = [];
  const bodies = moreFabrics();
  for (const [key, body] of Object.entries(bodies)) {
    const revision = await edit(target, 'fabric', key, { ...body });
    changes.push({ kind: 'fabric' as const, key, revision });
  }
  await publish(target, { author, at: Date.now(), changes });
  return changes.length;
}

/** Shipped fabrics again, each with an id and a number that nobody has. */
function moreFabrics() {
  const shipped = Object.values(shippedRecords.fabric);
  const taken = new Set(shipped.map(({ number }) => number));
  const numbers = freeNumbers(taken);
  const bodies: Record<string, (typeof shipped)[number]> = {};
  for (let id = shipped.length + 1; id <= wanted; id += 1) {
    const like = shipped[(id - 1) % shipped.length]!;
    bodies[fabricKey(id)] = { ...like, id, number: numbers.next().value!, position: id };
  }
  return bodies;
}

function* freeNumbers(taken: ReadonlySet<string>): Generator<string, string> {
  for (let tens = 10; tens < 100; tens += 1) {
    for (const letter of 'ABCDEFGHJKLMNPQRSTUVWXYZ') {
      if (!taken.has(`${tens}${letter}`)) yield `${tens}${letter}`;
    }
  }
  throw new Error('There are no more numbers.');
}

function lastFabricPath(): string {
  const records = { ...shippedRecords, fabric: { ...shippedRecords.fabric, ...moreFabrics() } };
  const assembled = assembleRecords(records);
  if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
  return href.fabric(assembled.content.fabrics.find(({ id }) => id === wanted)!.slug);
}
