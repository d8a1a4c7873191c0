import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isShort } from './scale.ts';

interface Row {
  readonly name: string;
  readonly promise: string;
  readonly figure: string;
  readonly ok: boolean;
}

const file = join(import.meta.dirname, '../../bench/results/torture.json');

/** Tells what was measured; the long run also writes it down, in place of the row it had before. */
export function reportRow(row: Row): void {
  console.info(`${row.ok ? 'kept' : 'BROKEN'}: ${row.promise}: ${row.figure}`);
  if (isShort) return;
  const others = readRows().filter(({ name }) => name !== row.name);
  const rows = [...others, row].sort((a, b) => a.name.localeCompare(b.name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
}

function readRows(): Row[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Row[];
  } catch {
    // The first run.
    return [];
  }
}
