import type { Pairs } from './columns.ts';
import type { RowMend } from './dry-run.ts';
import type { ImportedFile } from './files/read-list.ts';

/** A list that somebody is working on, with everything decided so far. */
export interface OpenImport {
  readonly file: ImportedFile;
  readonly readAt: number;
  readonly pairs: Pairs;
  readonly mends: readonly (readonly [row: number, mend: RowMend])[];
  /** Rows that a person does not want to take. */
  readonly off: readonly number[];
}

const place = 'fabric-import';

/** Kept in this tab, so that a reload loses nothing that was put right. */
export function keepImport(open: OpenImport | undefined): void {
  try {
    if (open) sessionStorage.setItem(place, JSON.stringify(open));
    else sessionStorage.removeItem(place);
  } catch {
    // No room, or not allowed: the list stays as long as the screen does.
  }
}

export function keptImport(): OpenImport | undefined {
  try {
    const text = sessionStorage.getItem(place);
    return text ? (JSON.parse(text) as OpenImport) : undefined;
  } catch {
    return undefined;
  }
}
