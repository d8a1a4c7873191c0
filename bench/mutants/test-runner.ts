import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuSecondsWithChildren } from '../load/process-cost.ts';
import type { RunRequest, RunResponse } from './vitest-host.ts';

/** A run that waits for others to leave it a core is not hanging; one this much longer is. */
const longestWait = 20;

export interface TestRunner {
  /** All test files of the project. */
  list(): Promise<readonly string[]>;
  /** `hung` when it took more processor time than it was allowed, or waited for very long. */
  run(request: RunRequest, allowedMs: number): Promise<RunResponse | 'hung'>;
  close(): void;
}

export interface RunnerOptions {
  readonly root: string;
  readonly config: string;
  readonly project: string;
  /** Ends a run at the first failure. */
  readonly bail?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

interface Host {
  readonly child: ChildProcess;
  readonly files: readonly string[];
}

/** The vitest of one project of one tree; started when first asked, and again after it hung. */
export function createTestRunner(options: RunnerOptions): TestRunner {
  let starting: Promise<Host> | undefined;
  const host = () => (starting ??= startHost(options));
  return {
    list: async () => (await host()).files,
    async run(request, allowedMs) {
      const { child } = await host();
      const response = next<RunResponse>(child, allowedMs);
      child.send(request);
      const outcome = await response;
      if (outcome === 'hung') {
        endWithWorkers(child);
        starting = undefined;
      }
      return outcome;
    },
    close() {
      void starting?.then(({ child }) => endWithWorkers(child));
    },
  };
}

async function startHost({ root, config, project, bail, env }: RunnerOptions): Promise<Host> {
  const file = join(import.meta.dirname, 'vitest-host.ts');
  const child = fork(file, [root, config, project, bail ? 'bail' : ''], {
    cwd: root,
    // A group of its own: the workers of a vitest that hangs do not end with it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'test', CI: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => endWithWorkers(child));
  const files = await next<readonly string[]>(child, 300_000);
  if (files === 'hung') throw new Error(`The tests of ${project} could not be listed.`);
  return { child, files };
}

async function next<T>(child: ChildProcess, allowedMs: number): Promise<T | 'hung'> {
  const waiting = new AbortController();
  const message = once(child, 'message', { signal: waiting.signal }).then(([first]) => first as T);
  const gone = once(child, 'exit', { signal: waiting.signal }).then(() => 'hung' as const);
  const late = new Promise<'hung'>((resolve) => {
    const spent = () => cpuSecondsWithChildren(child.pid!) * 1000;
    const [from, cpuFrom] = [performance.now(), spent()];
    const timer = setInterval(() => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const isOver = performance.now() - from > allowedMs * longestWait;
      if (isOver || spent() - cpuFrom > allowedMs) resolve('hung');
    }, 1000);
    waiting.signal.addEventListener('abort', () => clearInterval(timer));
  });
  try {
    return await Promise.race([message, gone, late]);
  } finally {
    waiting.abort();
    await Promise.allSettled([message, gone]);
  }
}

function endWithWorkers(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
