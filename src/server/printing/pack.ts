import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredFile } from './make-responses.ts';
import type { StoredRevision } from './public-state.ts';

/**
 * The last public state on this disk: a server that starts while the database is away shows it, and
 * one whose build has not changed need not print it again. It may be deleted at any time.
 */
export interface Pack {
  /** Pages carry the names of this build's scripts. */
  readonly build: string;
  readonly number: number;
  /** When it was published: a number alone could be that of another database. */
  readonly publishedAt: number;
  readonly printedAt: number;
  readonly revisions: readonly StoredRevision[];
  /** What differs from the build. */
  readonly files: readonly StoredFile[];
  readonly gone: readonly string[];
  /** What the papers among the files were printed from. */
  readonly papers: Readonly<Record<string, string>>;
}

export function packFile(dataDir: string): string {
  return join(dataDir, 'public-site.pack');
}

/** Replaces the pack in one step. */
export async function writePack(file: string, pack: Pack): Promise<void> {
  const bodies = pack.files.map(bodiesOf);
  const head = {
    ...pack,
    format,
    files: pack.files.map(({ path, status, type, compression, modified }, index) => ({
      path,
      status,
      type,
      compression,
      ...(modified !== undefined && { modified }),
      lengths: bodies[index]!.map(({ byteLength }) => byteLength),
    })),
  };
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  const sum = createHash('sha256');
  try {
    for (const piece of [Buffer.from(`${JSON.stringify(head)}\n`), ...bodies.flat()]) {
      sum.update(piece);
      await handle.write(piece);
    }
    await handle.write(sum.digest());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** A pack that is missing, cut off or of another format is none. */
export async function readPack(file: string): Promise<Pack | undefined> {
  const whole = await readFile(file).catch(() => undefined);
  if (whole === undefined || whole.length < sumLength) return undefined;
  const content = whole.subarray(0, -sumLength);
  const sum = createHash('sha256').update(content).digest();
  if (!sum.equals(whole.subarray(-sumLength))) return undefined;
  const end = content.indexOf(10);
  const { format: written, ...head } = JSON.parse(content.toString('utf8', 0, end)) as Head;
  if (written !== format) return undefined;
  let place = end + 1;
  const files = head.files.map(({ lengths, ...about }): StoredFile => {
    const [first, second] = lengths.map((length) => {
      place += length;
      // A copy, so that one page does not keep the whole file in memory.
      return Buffer.from(content.subarray(place - length, place));
    });
    return second ? { ...about, br: first!, gzip: second } : { ...about, body: first! };
  });
  return { ...head, files };
}

const format = 1;
const sumLength = 32;

type Head = Omit<Pack, 'files'> & {
  readonly format: number;
  readonly files: readonly (Pick<
    StoredFile,
    'path' | 'status' | 'type' | 'compression' | 'modified'
  > & {
    readonly lengths: readonly number[];
  })[];
};

function bodiesOf(file: StoredFile): Uint8Array[] {
  return 'body' in file ? [file.body] : [file.br, file.gzip];
}
