import { readFile, rename, writeFile } from 'node:fs/promises';

/** What each file of a folder was made from, by its name; nothing where the list cannot be read. */
export async function readMadeFrom(list: string): Promise<Readonly<Record<string, string>>> {
  try {
    const read: unknown = JSON.parse(await readFile(list, 'utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Whoever is reading the file meanwhile reads the old one to its end. */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}
