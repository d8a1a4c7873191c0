import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/server/db/open-database.ts';
import { startPostgres } from '../tests/support/database/test-postgres.ts';
import { type CorpusScore, scoreCorpus } from '../tests/support/mail/corpus/score-corpus.ts';
import { type Finding, report } from './report/report.ts';

/** The mails that were written for the reader of mails: each in its thread, and its quote folded. */
const folder = await mkdtemp(join(tmpdir(), 'taana-threading-'));
const postgres = await startPostgres({ durable: false });
const scores: Record<string, CorpusScore> = {};
try {
  scores['SQLite'] = await scoreOn();
  scores['PostgreSQL'] = await scoreOn(postgres.url);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
report(Object.entries(scores).flatMap(findingsOf), scores);

async function scoreOn(databaseUrl?: string): Promise<CorpusScore> {
  const store = await openDatabase({ dataDir: folder, ...(databaseUrl && { databaseUrl }) });
  try {
    return await scoreCorpus(store);
  } finally {
    await store.close();
  }
}

function findingsOf([engine, { mails, quotes, faults }]: [string, CorpusScore]): Finding[] {
  const share = (wrong: number, of: number) => `${((100 * (of - wrong)) / of).toFixed(1)} %`;
  const { misplaced, wrongBuyer, folds } = faults;
  return [
    {
      promise: `${mails} mails in their thread, or held as they should be, on ${engine}`,
      limit: 'at least 99 %',
      figure: share(misplaced.length, mails),
      ok: misplaced.length <= mails * 0.01,
      ifShort: misplaced.join('; '),
    },
    {
      promise: `Mails in the thread of a wrong buyer, of ${mails}, on ${engine}`,
      limit: 'none',
      figure: `${wrongBuyer.length}`,
      ok: wrongBuyer.length === 0,
      ifShort: wrongBuyer.join('; '),
    },
    {
      promise: `${quotes} mails whose quoted text is folded rightly, on ${engine}`,
      limit: 'at least 95 %',
      figure: share(folds.length, quotes),
      ok: folds.length <= quotes * 0.05,
      ifShort: folds.join('; '),
    },
  ];
}
