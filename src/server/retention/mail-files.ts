import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from './erase-person.ts';

/** The mails on disk that are about these enquiries or to this address. */
export async function findMailFiles(
  folder: string,
  { references, person }: { readonly references: readonly string[]; readonly person: Person },
): Promise<string[]> {
  const found: string[] = [];
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    if (references.some((reference) => name.includes(reference))) found.push(file);
    else if (person.by === 'email' && (await headersOf(file)).includes(person.email)) {
      found.push(file);
    }
  }
  return found;
}

export async function removeMailFilesBefore(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await mailFiles(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function mailFiles(folder: string): Promise<string[]> {
  try {
    // Files left half written by a process that ended count as well.
    return (await readdir(folder)).filter((name) => /\.eml(\.\d+\.part)?$/.test(name));
  } catch {
    return [];
  }
}

async function headersOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ length: 8192 });
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1);
    return headers.toLowerCase();
  } finally {
    await handle.close();
  }
}
