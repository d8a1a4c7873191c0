import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** A disk of its own, in memory, that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  empty(): Promise<void>;
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'taana-disk-'));
  const run = promisify(execFile);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).catch(
    (error) => {
      throw new Error('A disk to be filled is mounted as root, on Linux.', { cause: error });
    },
  );
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (const size of [1 << 20, 1 << 12]) await writeUntilFull(file, Buffer.alloc(size, 1));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
  };
}

async function writeUntilFull(
  file: { write(bytes: Buffer): Promise<{ bytesWritten: number }> },
  bytes: Buffer,
): Promise<void> {
  for (;;) {
    const written = await file.write(bytes).catch(() => undefined);
    if (written?.bytesWritten !== bytes.length) return;
  }
}
