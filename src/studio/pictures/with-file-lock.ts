import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const stale = 10_000;

/** Runs `write` while no other studio process writes the same file; several runs may share the work. */
export function withFileLock<T>(file: string, write: () => T): T {
  const lock = `${file}.busy`;
  mkdirSync(dirname(file), { recursive: true });
  while (!take(lock)) Atomics.wait(sleeper, 0, 0, 25);
  try {
    return write();
  } finally {
    rmSync(lock, { force: true });
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function take(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch {
    // A run that was killed leaves its lock behind.
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > stale) rmSync(lock, { force: true });
    return false;
  }
}
