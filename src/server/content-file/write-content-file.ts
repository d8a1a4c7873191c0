import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { contentKinds, type KindName, kindNames } from '../../content/records/content-kinds.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { readRecords } from '../publishing/records/read-records.ts';
import { adoption } from '../publishing/shipped.ts';
import {
  type ContentFooter,
  ContentFault,
  contentFormat,
  type ContentHeader,
  type ContentLine,
  type FilePicture,
} from './format.ts';

/**
 * Writes everything that is public, and with `history` every state that was ever saved, while the server
 * keeps running. The file gets its name only when it is complete.
 */
export async function writeContentFile(
  { db }: Pick<Store, 'db'>,
  file: string,
  { now, history }: { readonly now: number; readonly history: boolean },
): Promise<ContentFooter['lines']> {
  const counted = { record: 0, picture: 0, revision: 0 };
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(lines(db, counted, now, history)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    return counted;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* lines(
  db: Kysely<Database>,
  counted: Record<ContentLine[0], number>,
  madeAt: number,
  history: boolean,
): AsyncGenerator<string> {
  const stored = await readRecords(db, 'public');
  if (!stored.ok) throw new ContentFault(stored.faults.map(({ message }) => message).join(' '));
  const hash = createHash('sha256');
  const written = (value: ContentHeader | ContentLine) => {
    const line = JSON.stringify(value);
    hash.update(line);
    return `${line}\n`;
  };
  yield written({ taanaContent: contentFormat, madeAt, publication: stored.number });
  for await (const line of [
    ...recordLines(stored.records),
    ...(await pictureIds(stored.records)),
  ]) {
    const whole = typeof line === 'string' ? await pictureLine(db, line) : line;
    counted[whole[0]] += 1;
    yield written(whole);
  }
  if (history) {
    for await (const line of revisionLines(db)) {
      counted.revision += 1;
      yield written(line);
    }
  }
  yield `${JSON.stringify({ lines: counted, sha256: hash.digest('hex') } satisfies ContentFooter)}\n`;
}

type Records = Readonly<Record<string, Readonly<Record<string, object>>>>;

function recordLines(records: Records): ContentLine[] {
  return kindNames.flatMap((kind) => {
    const { version } = contentKinds[kind];
    return Object.entries(records[kind] ?? {}).map(([key, body]): ContentLine => [
      'record',
      { kind, key, version, body: body as RecordBody },
    ]);
  });
}

function pictureIds(records: Records): string[] {
  return Object.keys(records['picture' satisfies string as KindName] ?? {});
}

async function pictureLine(db: Kysely<Database>, id: string): Promise<ContentLine> {
  const row = await db
    .selectFrom('media')
    .select(['source', 'facts'])
    .where('id', '=', id)
    .executeTakeFirst();
  const files = await db
    .selectFrom('media_file')
    .select(['name', 'bytes'])
    .where('media', '=', id)
    .orderBy('name')
    .execute();
  if (!row)
    throw new ContentFault(`The files of the picture ${id} are missing. Nothing was written.`);
  const picture: FilePicture = {
    id,
    source: row.source,
    facts: JSON.parse(row.facts),
    files: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])),
  };
  return ['picture', picture];
}

const page = 200;

async function* revisionLines(db: Kysely<Database>): AsyncGenerator<ContentLine> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('content_revision')
      .selectAll()
      .where('id', '>', after)
      .where('kind', '<>', adoption.kind)
      .orderBy('id')
      .limit(page)
      .execute();
    for (const { id, kind, key, parent, version, body, author, created_at, note } of rows) {
      const createdAt = Number(created_at);
      yield ['revision', { id, kind, key, parent, version, body, author, createdAt, note }];
    }
    if (rows.length < page) return;
    after = rows.at(-1)!.id;
  }
}
