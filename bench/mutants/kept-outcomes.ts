import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
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
    return /\.test\.tsx?$/.test(test) ? versionOf(join(root, test)) : undefined;
  };
  const known = new Map([
    ...readLines<Line>(ofSources)
      .filter(([, outcome, version]) => version !== undefined && testVersion(outcome) === version)
      .map(([key, outcome]) => [key, outcome] as const),
    ...readLines<Line>(ofTree).map(([key, outcome]) => [key, outcome] as const),
  ]);
  return {
    of: (fault) => known.get(keyOf(fault)),
    keep(fault, outcome) {
      known.set(keyOf(fault), outcome);
      const version = testVersion(outcome);
      const line: Line = [keyOf(fault), outcome, version];
      for (const file of version ? [ofTree, ofSources] : [ofTree]) append(file, line);
    },
  };
}

/** What a test file reaches of the sample, and its milliseconds. */
export interface Probed {
  readonly reached: readonly number[];
  readonly ms: number;
}

export interface KeptProbes {
  of(test: string): Probed | undefined;
  keep(test: string, probed: Probed): void;
}

/** What a test reaches stays the same while sources and test do: only new tests are run with probes. */
export function openProbed(
  { root, project, sources }: Pick<Workspace, 'root' | 'project' | 'sources'>,
  sample: string,
): KeptProbes {
  const file = cacheFile(project, sources, `reach-${sample}.jsonl`);
  const known = new Map(
    readLines<[test: string, probed: Probed, version: string]>(file)
      .filter(([test, , version]) => versionOf(join(root, test)) === version)
      .map(([test, probed]) => [test, probed] as const),
  );
  return {
    of: (test) => known.get(test),
    keep(test, probed) {
      known.set(test, probed);
      append(file, [test, probed, versionOf(join(root, test))]);
    },
  };
}

function cacheFile(project: string, tree: string, name: string): string {
  return join(project, 'node_modules/.cache/faults', tree.slice(0, 16), name);
}

function keyOf({ file, start, end, after }: Fault): string {
  return `${file}:${start}-${end} ${after}`;
}

type Line = [key: string, outcome: KeptOutcome, version?: string | undefined];

function versionOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

function append(file: string, line: readonly unknown[]): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function readLines<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        // The last line of a run that was ended while it wrote.
        return [];
      }
    });
}
