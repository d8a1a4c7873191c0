import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './find-faults.ts';
import type { Workspace } from './workspace.ts';

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
 * on where it stopped. Between trees with the same sources a noticed fault stays noticed while the
 * test that noticed it is the same, so whoever adds tests tries only the survivors again.
 */
export function openOutcomes(
  { root, project, tree, sources }: Pick<Workspace, 'root' | 'project' | 'tree' | 'sources'>,
  stage: string,
): KeptOutcomes {
  const ofTree = cacheFile(project, tree, `${stage}.jsonl`);
  const ofSources = cacheFile(project, sources, `${stage}-noticed.jsonl`);
  const testVersion = ({ noticedBy }: KeptOutcome): string | undefined => {
    const test = noticedBy?.split(': ', 1)[0] ?? '';
    const file = join(root, test);
    if (!/\.test\.tsx?$/.test(test) || !existsSync(file)) return undefined;
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  };
  const known = new Map([
    ...readLines(ofSources)
      .filter(([, outcome, version]) => version !== undefined && testVersion(outcome) === version)
      .map(([key, outcome]) => [key, outcome] as const),
    ...readLines(ofTree).map(([key, outcome]) => [key, outcome] as const),
  ]);
  return {
    of: (fault) => known.get(keyOf(fault)),
    keep(fault, outcome) {
      known.set(keyOf(fault), outcome);
      const version = testVersion(outcome);
      const line: Line = [keyOf(fault), outcome, version];
      for (const file of version ? [ofTree, ofSources] : [ofTree]) {
        mkdirSync(dirname(file), { recursive: true });
        appendFileSync(file, `${JSON.stringify(line)}\n`);
      }
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

type Line = [key: string, outcome: KeptOutcome, version?: string | undefined];

function readLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        // The last line of a run that was ended while it wrote.
        return [];
      }
    });
}
