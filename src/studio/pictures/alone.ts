import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const stale = 10_000;

/** Runs while no other studio process writes the same file; several runs may share the work. */
export function alone<T>(file: string, act: () => T): T {
  const mark = `${file}.busy`;
  mkdirSync(dirname(file), { recursive: true });
  while (!take(mark)) Atomics.wait(sleeper, 0, 0, 25);
  try {
    return act();
  } finally {
    rmSync(mark, { force: true });
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4));

function take(mark: string): boolean {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch {
    // Left behind by a run that was killed between two lines.
    const age = Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > stale) rmSync(mark, { force: true });
    return false;
  }
}
