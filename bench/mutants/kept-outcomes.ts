import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './find-faults.ts';

/** The part of an outcome that a later run on the same tree may take over. */
export interface KeptOutcome {
  readonly reachedBy: number;
  readonly noticedBy?: string;
  readonly seconds: number;
}

export interface KeptOutcomes {
  of(fault: Fault): KeptOutcome | undefined;
  keep(fault: Fault, outcome: KeptOutcome): void;
}

/**
 * What became of the faults of a tree, written after each of them: a run that was broken off goes
 * on where it stopped, and a sample of another size does not try the same fault again.
 */
export function openOutcomes(project: string, tree: string, stage: string): KeptOutcomes {
  const file = cacheFile(project, tree, `${stage}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const known = new Map(
    lines.flatMap((line) => {
      const entry = parseLine(line);
      return entry ? [entry] : [];
    }),
  );
  return {
    of: (fault) => known.get(keyOf(fault)),
    keep(fault, outcome) {
      known.set(keyOf(fault), outcome);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify([keyOf(fault), outcome])}\n`);
    },
  };
}

/** The value of an earlier run on the same tree, or what `find` finds, kept for the next run. */
export async function keptValue<T>(
  project: string,
  tree: string,
  name: string,
  find: () => Promise<T>,
): Promise<T> {
  const file = cacheFile(project, tree, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const found = await find();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return found;
}

function cacheFile(project: string, tree: string, name: string): string {
  return join(project, 'node_modules/.cache/faults', tree.slice(0, 16), name);
}

function keyOf({ file, start, end, after }: Fault): string {
  return `${file}:${start}-${end} ${after}`;
}

/** Nothing for the last line of a run that was ended while it wrote. */
function parseLine(line: string): [string, KeptOutcome] | undefined {
  try {
    return JSON.parse(line) as [string, KeptOutcome];
  } catch {
    return undefined;
  }
}
