import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name up to a total size; the least recently used go first. Losing it costs only time. */
export interface DiskCache {
  get(name: string): Promise<Buffer | undefined>;
  set(name: string, body: Buffer): Promise<void>;
  readonly bytes: () => number;
}

export async function openDiskCache(folder: string, mostBytes: number): Promise<DiskCache> {
  const sizes = await readSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  const forget = async (name: string) => {
    const size = sizes.get(name);
    if (size === undefined) return;
    sizes.delete(name);
    total -= size;
    await rm(join(folder, name), { force: true });
  };
  const makeRoom = async () => {
    for (const oldest of sizes.keys()) {
      if (total <= mostBytes) return;
      await forget(oldest);
    }
  };
  await makeRoom();

  return {
    bytes: () => total,
    async get(name) {
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      const body = await readFile(join(folder, name)).catch(() => undefined);
      // Somebody deleted the file, or a crash left half of it: the picture is drawn again.
      if (body?.byteLength !== size) {
        await forget(name);
        return undefined;
      }
      sizes.delete(name);
      sizes.set(name, size);
      return body;
    },
    async set(name, body) {
      if (body.byteLength > mostBytes) return;
      await mkdir(folder, { recursive: true });
      // Another process may write the same picture: each writes its own file and the last one stays.
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, body);
      await rename(draft, join(folder, name));
      total += body.byteLength - (sizes.get(name) ?? 0);
      sizes.delete(name);
      sizes.set(name, body.byteLength);
      await makeRoom();
    },
  };
}

/** Oldest first; drafts that a crash left behind are removed. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const files: { readonly name: string; readonly size: number; readonly at: number }[] = [];
  for (const name of names) {
    const known = await stat(join(folder, name)).catch(() => undefined);
    if (!known?.isFile()) continue;
    if (name.startsWith('.')) await rm(join(folder, name), { force: true });
    else files.push({ name, size: known.size, at: known.mtimeMs });
  }
  files.sort((a, b) => a.at - b.at);
  return new Map(files.map(({ name, size }) => [name, size]));
}
