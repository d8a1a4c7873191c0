import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { applyFault, type Fault } from './find-faults.ts';
import { insertProbes } from './insert-probes.ts';
import { type KeptProbes, openOutcomes, openProbed } from './kept-outcomes.ts';
import { createTestRunner } from './test-runner.ts';
import type { Failure } from './vitest-host.ts';
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
  /** The whole sample: probes stand at all its places, so that what a test reaches is known for later runs. */
  readonly sample: readonly Fault[];
  /** What the tests need after the sources have changed, such as a build; false when it fails. */
  readonly prepare?: (changed: readonly string[]) => boolean;
  /** Tests that wait for servers, databases and browsers: no failure counts until it is repeated. */
  readonly waits?: boolean;
}

const buildFails: Failure = { file: '', title: 'the build fails' };
const hangs: Failure = { file: '', title: 'the tests do not end', isLate: true };

interface Reach {
  /** For each fault the test files that come to its place, the most likely to fail first. */
  readonly tests: ReadonlyMap<Fault, readonly string[]>;
  /** Milliseconds of each test file. */
  readonly times: Readonly<Record<string, number>>;
}

/**
 * Puts one fault after the other into the workspace and runs the tests of this stage that come to
 * its place. Which these are is found first, with one run of all tests over probes at all places.
 */
export async function runFaults(
  workspace: Workspace,
  { project, sample, prepare = () => true, waits = false }: TestStage,
  faults: readonly Fault[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const { root, config } = workspace;
  const kept = openOutcomes(workspace, project);
  const left = faults.filter((fault) => !kept.of(fault));
  if (left.length < faults.length) {
    console.log(`${faults.length - left.length} of them are known from an earlier run`);
  }
  const reach: Reach = left.length > 0 ? await findReach() : { tests: new Map(), times: {} };
  const runner = createTestRunner({ root, config, project, bail: true });
  let restored: string[] = [];
  try {
    for (const fault of left) {
      const from = performance.now();
      const files = reach.tests.get(fault) ?? [];
      const noticedBy = files.length > 0 ? await tryFault(fault, files) : undefined;
      const seconds = (performance.now() - from) / 1000;
      kept.keep(fault, { reachedBy: files.length, seconds, ...(noticedBy && { noticedBy }) });
      onOutcome({ fault, ...kept.of(fault)! });
    }
  } finally {
    runner.close();
  }
  return faults.map((fault) => ({ fault, ...kept.of(fault)! }));

  async function tryFault(fault: Fault, files: readonly string[]): Promise<string | undefined> {
    let tried = files;
    while (tried.length > 0) {
      const failure = await firstFailure(tried, fault);
      if (!failure) return undefined;
      const failing = failure.file ? [failure.file] : tried;
      const isCertain = failure === buildFails || !(waits || failure.isLate);
      if (isCertain || (await failsOnlyWith(fault, failing))) {
        return failure.file ? `${failure.file}: ${failure.title}` : failure.title;
      }
      tried = tried.filter((file) => !failing.includes(file));
    }
    return undefined;
  }

  /** A busy machine makes tests late without any fault: what failed must pass, then fail again. */
  async function failsOnlyWith(fault: Fault, files: readonly string[]): Promise<boolean> {
    if (await firstFailure(files)) return false;
    return Boolean(await firstFailure(files, fault));
  }

  async function firstFailure(
    files: readonly string[],
    fault?: Fault,
  ): Promise<Failure | undefined> {
    const text = fault && workspace.read(fault.file);
    const changed = [...restored, ...(fault ? [join(root, fault.file)] : [])];
    if (fault) workspace.write(fault.file, applyFault(text!, fault));
    try {
      if (fault && !prepare([fault.file])) return buildFails;
      const allowed = files.reduce((sum, file) => sum + 3 * (reach.times[file] ?? 0), 20_000);
      const response = await runner.run(
        { files: files.map((file) => join(root, file)), changed },
        allowed,
      );
      if (response === 'hung') return hangs;
      const [first] = response.failed;
      return first && { ...first, file: first.file && relative(root, first.file) };
    } finally {
      if (fault) workspace.write(fault.file, text!);
      restored = fault ? [join(root, fault.file)] : [];
    }
  }

  async function findReach(): Promise<Reach> {
    const places = createHash('sha256')
      .update(JSON.stringify(sample.map(({ file, start, end }) => [file, start, end])))
      .digest('hex');
    const probes = openProbed(workspace, `${project}-${places.slice(0, 16)}`);
    const log = join(root, `reached-${project}.tsv`);
    rmSync(log, { force: true });
    const originals = new Map<string, string>();
    for (const [file, ofFile] of Map.groupBy(sample.entries(), ([, fault]) => fault.file)) {
      originals.set(file, workspace.read(file));
      workspace.write(file, insertProbes(workspace.read(file), new Map(ofFile)));
    }
    const env = { FAULTS_REACHED_FILE: log };
    const probing = createTestRunner({ root, config, project, env });
    const runAll = async (files: readonly string[]) => {
      const response = await probing.run({ files, changed: [] }, 3_600_000);
      if (response === 'hung') throw new Error('The tests with probes do not end.');
      return response;
    };
    try {
      const tests = (await probing.list()).map((file) => relative(root, file));
      const unknown = tests.filter((test) => !probes.of(test)).map((test) => join(root, test));
      if (unknown.length > 0) {
        console.log(`${unknown.length} of ${tests.length} test files are run with probes …`);
        if (!prepare([...originals.keys()])) throw new Error('The build with probes fails.');
        const all = await runAll(unknown);
        // What failed on a busy machine gets a second chance, or it would be missing for every fault.
        const again = all.failed.length > 0 ? await runAll(fileNames(all.failed)) : all;
        for (const { file, title } of again.failed) {
          console.log(`left out, fails without any fault: ${relative(root, file)}: ${title}`);
        }
        const failed = new Set(fileNames(again.failed));
        const reached = readLog(log);
        for (const file of unknown.filter((each) => !failed.has(each))) {
          const ms = again.times[file] ?? all.times[file] ?? 0;
          probes.keep(relative(root, file), { reached: [...(reached.get(file) ?? [])], ms });
        }
      }
      return toReach(tests, probes);
    } finally {
      probing.close();
      for (const [file, text] of originals) workspace.write(file, text);
    }
  }

  function toReach(tests: readonly string[], probes: KeptProbes): Reach {
    const probed = tests.flatMap((test) => {
      const found = probes.of(test);
      return found ? [{ test, ...found }] : [];
    });
    const times = Object.fromEntries(probed.map(({ test, ms }) => [test, ms]));
    const testsOf = (fault: Fault, number: number) => {
      const beside = dirname(fault.file);
      const cost = (test: string) => (dirname(test) === beside ? 0 : 1e6) + (times[test] ?? 0);
      return probed
        .filter(({ reached }) => reached.includes(number))
        .map(({ test }) => test)
        .toSorted((a, b) => cost(a) - cost(b));
    };
    return { times, tests: new Map(sample.map((fault, i) => [fault, testsOf(fault, i)])) };
  }
}

function fileNames(failed: readonly Failure[]): string[] {
  return [...new Set(failed.map(({ file }) => file))].filter(Boolean);
}

/** Which test file came to which places. */
function readLog(log: string): Map<string, Set<number>> {
  const reached = new Map<string, Set<number>>();
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  for (const line of lines) {
    const [by = '', number] = line.split('\t');
    reached.set(by, (reached.get(by) ?? new Set()).add(Number(number)));
  }
  return reached;
}
