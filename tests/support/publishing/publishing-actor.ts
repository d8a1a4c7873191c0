import { setTimeout as sleep } from 'node:timers/promises';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { readSettings } from '../../../src/server/env.ts';
import { publish } from '../../../src/server/publishing/publications.ts';
import { readDraft, saveDraft, type Revision } from '../../../src/server/publishing/revisions.ts';

/** What an editor tells about each of its saves, as one line. */
export interface ActorNews {
  readonly saved?: string;
  readonly published?: number;
  readonly fault?: string;
}

/**
 * One editor in a process of its own, which may be killed at any moment: saves a field of the mill or
 * of the offline page, lays a clash over the other's text, and publishes every third save.
 */
const [name = 'editor'] = process.argv.slice(2);
const read = readSettings();
if (!read.ok) throw new Error(read.faults.join('\n'));
const store = await openDatabase(read.settings);
const author = { id: name, name };
const records = [
  { kind: 'mill', key: onlyKey, fields: ['name', 'gloss'] },
  { kind: 'offline', key: onlyKey, fields: ['heading'] },
] as const;

for (let round = 1; ; round += 1) {
  try {
    await work(round);
  } catch (error) {
    if (!store.isUnavailable(error)) tell({ fault: String(error) });
    await sleep(50);
  }
}

async function work(round: number): Promise<void> {
  const { fields, ...record } = records[round % records.length]!;
  const field = fields[round % fields.length]!;
  let began: Pick<Revision, 'id' | 'body'> | undefined = await readDraft(store.db, record);
  await sleep(Math.random() * 40);
  for (;;) {
    const shipped: Readonly<Record<string, unknown>> = shippedRecords[record.kind];
    const before = (began?.body ?? shipped[record.key]) as RecordBody;
    const body = { ...before, [field]: `${name} ${process.pid} ${round}` };
    const draft = { ...record, parent: began?.id ?? null, body, author, at: Date.now() };
    const saved = await saveDraft(store, draft);
    if (saved.kind === 'saved') {
      tell({ saved: saved.revision });
      if (round % 3 === 0) await publishOne(record, saved.revision);
      return;
    }
    if (saved.kind !== 'conflict') throw new Error(saved.kind);
    began = saved.theirs;
  }
}

async function publishOne(
  { kind, key }: { readonly kind: 'mill' | 'offline'; readonly key: string },
  revision: string,
): Promise<void> {
  const changes = [{ kind, key, revision }];
  const published = await publish(store, { author, at: Date.now(), changes });
  if (published.kind === 'published') tell({ published: published.number });
}

function tell(news: ActorNews): void {
  process.stdout.write(`${JSON.stringify(news)}\n`);
}
