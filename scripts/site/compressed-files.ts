import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFully } from '../../src/server/pages/compress-fully.ts';

/**
 * Files of a build with their `.br` and `.gz`. The strongest compression takes longer than all the rest
 * of a build, so what an earlier build compressed is taken from there, by the hash of its text.
 */
export interface CompressedFiles {
  /** Whether it became smaller; if not, there are no compressed twins. */
  write(path: string, body: Buffer): Promise<boolean>;
  /** Forgets what no build in the folder uses any more. */
  sweep(): Promise<void>;
}

const endings = { br: '.br', gzip: '.gz' } as const;

export function openCompressedFiles(
  buildDir: string,
  compress: typeof compressFully = compressFully,
): CompressedFiles {
  const kept = join(buildDir, 'compressed');
  /** Two pages may have the same text. */
  const underWay = new Map<string, Promise<boolean>>();

  /** Whether its twins are in place. */
  async function keep(place: string, body: Buffer): Promise<boolean> {
    // The gzip is written last: with it, both are there.
    if (await isFile(place + endings.gzip)) return true;
    const made = await compress(body);
    if (made.br.length >= body.length) return false;
    await mkdir(kept, { recursive: true });
    for (const name of ['br', 'gzip'] as const) {
      // A build that is ended here leaves no half file under that name.
      const fresh = `${place}.${process.pid}`;
      await writeFile(fresh, made[name]);
      await rename(fresh, place + endings[name]);
    }
    return true;
  }

  return {
    async write(path, body) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body);
      const place = join(kept, createHash('sha256').update(body).digest('hex'));
      const isThere = underWay.get(place) ?? keep(place, body);
      underWay.set(place, isThere);
      if (!(await isThere)) return false;
      for (const ending of Object.values(endings)) await share(place + ending, path + ending);
      return true;
    },

    async sweep() {
      underWay.clear();
      for (const name of await readdir(kept).catch(() => [])) {
        const { nlink } = await stat(join(kept, name));
        if (nlink === 1) await rm(join(kept, name));
      }
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** One file under two names, where the disk knows such. */
async function share(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}
