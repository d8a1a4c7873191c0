import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { applyFault, type Fault } from './find-faults.ts';
import { insertProbes } from './insert-probes.ts';
import { createTestRunner } from './test-runner.ts';
import type { Workspace } from './workspace.ts';

export interface Outcome {
  readonly fault: Fault;
  /** How many test files come to the place. */
  readonly reachedBy: number;
  /** The first test that failed, or that the run hung; nothing where the fault survived. */
  readonly noticedBy?: string;
  readonly seconds: number;
}

export interface TestStage {
  /** The vitest project. */
  readonly project: string;
  /** What the tests need after the sources have changed, such as a build; false when it fails. */
  readonly prepare?: (changed: readonly string[]) => boolean;
}

interface Reach {
  /** For each fault the test files that come to its place, the most likely to fail first. */
  readonly tests: readonly (readonly string[])[];
  /** Milliseconds of each test file. */
  readonly times: Readonly<Record<string, number>>;
}

/**
 * Puts one fault after the other into the workspace and runs the tests of this stage that come to
 * its place. Which these are is found first, with one run of all tests over probes at all places.
 */
export async function runFaults(
  workspace: Workspace,
  { project, prepare = () => true }: TestStage,
  faults: readonly Fault[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const { root, config } = workspace;
  const reach = await findReach();
  const runner = createTestRunner({ root, config, project, bail: true });
  const outcomes: Outcome[] = [];
  let restored: string[] = [];
  try {
    for (const [index, fault] of faults.entries()) {
      const from = performance.now();
      const files = reach.tests[index]!;
      const noticedBy = files.length > 0 ? await tryFault(fault, files) : undefined;
      const seconds = (performance.now() - from) / 1000;
      const outcome = { fault, reachedBy: files.length, seconds, ...(noticedBy && { noticedBy }) };
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  } finally {
    runner.close();
  }
  return outcomes;

  async function tryFault(fault: Fault, files: readonly string[]): Promise<string | undefined> {
    const text = workspace.read(fault.file);
    const changed = [...restored, join(root, fault.file)];
    workspace.write(fault.file, applyFault(text, fault));
    try {
      if (!prepare([fault.file])) return 'the build fails';
      const allowed = files.reduce((sum, file) => sum + 3 * (reach.times[file] ?? 0), 20_000);
      const response = await runner.run({ files, changed }, allowed);
      if (response === 'hung') return 'the tests do not end';
      const [first] = response.failed;
      return first && `${relative(root, first.file)}: ${first.title}`;
    } finally {
      workspace.write(fault.file, text);
      restored = [join(root, fault.file)];
    }
  }

  async function findReach(): Promise<Reach> {
    const log = join(root, `reached-${project}.tsv`);
    const originals = new Map<string, string>();
    for (const [file, ofFile] of Map.groupBy(faults.entries(), ([, fault]) => fault.file)) {
      originals.set(file, workspace.read(file));
      workspace.write(file, insertProbes(workspace.read(file), new Map(ofFile)));
    }
    const env = { FAULTS_REACHED_FILE: log };
    const probing = createTestRunner({ root, config, project, env });
    try {
      if (!prepare([...originals.keys()])) throw new Error('The build with probes fails.');
      const files = await probing.list();
      const response = await probing.run({ files, changed: [] }, 3_600_000);
      if (response === 'hung') throw new Error('The tests with probes do not end.');
      for (const { file, title } of response.failed) {
        console.log(`left out, fails without any fault: ${relative(root, file)}: ${title}`);
      }
      const failed = new Set(response.failed.map(({ file }) => file));
      return { tests: readReach(log, failed, response.times), times: response.times };
    } finally {
      probing.close();
      for (const [file, text] of originals) workspace.write(file, text);
    }
  }

  function readReach(
    log: string,
    failed: ReadonlySet<string>,
    times: Readonly<Record<string, number>>,
  ): string[][] {
    const reached = faults.map(() => new Set<string>());
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    for (const line of lines) {
      const [by = '', number] = line.split('\t');
      if (!failed.has(by)) reached[Number(number)]?.add(by);
    }
    return reached.map((tests, index) => {
      const beside = dirname(join(root, faults[index]!.file));
      const cost = (test: string) => (dirname(test) === beside ? 0 : 1e6) + (times[test] ?? 0);
      return [...tests].toSorted((a, b) => cost(a) - cost(b));
    });
  }
}
