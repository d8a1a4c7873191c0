import { fileLimits, type ReadFile } from './read-table.ts';
import { type ImportedFile, readList } from './read-list.ts';

/** A file of this computer; a large one is not even opened. */
export async function readChosen(file: File): Promise<ReadFile<ImportedFile>> {
  if (file.size > fileLimits.bytes) {
    return {
      ok: false,
      error: 'This file is larger than 10 MB. Please copy the list into a new one.',
    };
  }
  try {
    return await readList(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { ok: false, error: 'This file could not be opened. Please choose it again.' };
  }
}
