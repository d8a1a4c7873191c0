import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';

/** Runs these test files, after these source files have changed. */
export interface RunRequest {
  readonly files: readonly string[];
  readonly changed: readonly string[];
}

export interface Failure {
  /** Empty when it cannot be said which file it was. */
  readonly file: string;
  readonly title: string;
  /** The test waited for something that did not come in time. */
  readonly isLate?: boolean;
}

export interface RunResponse {
  readonly failed: readonly Failure[];
  /** Milliseconds of each file. */
  readonly times: Readonly<Record<string, number>>;
}

/** The first files are those most likely to fail. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * One vitest that stays: transformed modules are kept from one fault to the next, so that a fault
 * costs the run of its tests and not the start of everything. It is a process of its own because a
 * fault may make it hang, and then it is killed.
 */
const [root = '', config = '', project = '', bail] = process.argv.slice(2);
let cancelling: Promise<void> | undefined;
const vitest = await createVitest('test', {
  root,
  config,
  project: [project],
  watch: false,
  bail: bail === 'bail' ? 1 : 0,
  sequence: { sequencer: AsGiven },
  reporters: [
    {
      onTestModuleEnd(module) {
        // A file that cannot even be loaded has no failing test that would end the run.
        if (bail === 'bail' && !module.ok()) cancelling = vitest.cancelCurrentRun('test-failure');
      },
    },
  ],
});
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

process.on('message', (request: RunRequest) => void run(request).then(respond));
// Whoever asked is gone: the workers end with this process, at once and without a word.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
respond(specifications.map(({ moduleId }) => moduleId));

async function run(request: RunRequest): Promise<RunResponse> {
  // A run that was cancelled by the end of the one before passes without having run its tests.
  for (let attempt = 1; ; attempt += 1) {
    const { isWhole, ...response } = await runOnce(request);
    await cancelling;
    cancelling = undefined;
    const isAnswer = isWhole || response.failed.length > 0 || bail !== 'bail';
    if (isAnswer || attempt === 3) return response;
  }
}

async function runOnce({
  files,
  changed,
}: RunRequest): Promise<RunResponse & { readonly isWhole: boolean }> {
  for (const file of changed) vitest.invalidateFile(file);
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const wanted = files.flatMap((file) =>
    specifications.filter(({ moduleId }) => moduleId === file),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false);
  const failed: Failure[] = testModules.filter((module) => !module.ok()).map(firstFailure);
  if (unhandledErrors.length > 0) {
    failed.push({ file: '', title: 'an error outside of any test', isLate: true });
  }
  const passed = testModules.filter((module) => module.state() === 'passed');
  return {
    isWhole: passed.length === wanted.length,
    failed,
    times: Object.fromEntries(testModules.map((module) => [module.moduleId, durationOf(module)])),
  };
}

function firstFailure(module: TestModule): Failure {
  const file = module.moduleId;
  for (const test of module.children.allTests('failed')) {
    const messages = test.result().errors?.map(({ message }) => message) ?? [];
    const isLate = messages.some((message) => /timed out|in time\b/.test(message));
    return { file, title: test.fullName, isLate };
  }
  return { file, title: 'the file cannot be loaded' };
}

function durationOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
  return Math.round(duration + collectDuration + setupDuration + prepareDuration);
}

function respond(message: readonly string[] | RunResponse): void {
  process.send?.(message);
}
