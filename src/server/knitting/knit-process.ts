import { fork } from 'node:child_process';
import { join } from 'node:path';
import {
  type ClothFacts,
  type KnitReport,
  type KnitRequest,
  outOfMemoryMark,
  type PlannedPicture,
} from '../../domain/picture/knitting.ts';

export interface KnitTask {
  readonly cloth: ClothFacts;
  readonly memoryMb: number;
  readonly longestMs: number;
  /** Stops it at once. */
  readonly signal: AbortSignal;
  /** Of what is planned, the recipes that are still to be made. */
  readonly choose: (planned: readonly PlannedPicture[]) => Promise<readonly string[]>;
  /** Called one after the other, each when the one before has been dealt with. */
  readonly take: (report: KnitReport) => Promise<void>;
}

export type KnitOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly faults: readonly string[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'out-of-memory' }
  /** It crashed, or somebody killed it; `detail` is for the log. */
  | { readonly kind: 'died'; readonly detail: string };

/** The studio is no room of the server: it runs as a process of its own, found by its path. */
const childFile = join(import.meta.dirname, '../../studio/knit/knit-child.ts');

/** Knits one fabric in a process of its own, which ends with it and gives its memory back. */
export async function knitInProcess(task: KnitTask): Promise<KnitOutcome> {
  const { signal, memoryMb } = task;
  if (signal.aborted) return { kind: 'stopped' };
  const child = fork(childFile, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
  });
  let outcome: KnitOutcome | undefined;
  const end = (how: KnitOutcome) => {
    outcome ??= how;
    child.kill('SIGKILL');
  };
  const stop = () => end({ kind: 'stopped' });
  signal.addEventListener('abort', stop, { once: true });
  const alarm = setTimeout(() => end({ kind: 'too-slow' }), task.longestMs);
  let complaint = '';
  child.stderr!.on('data', (text: Buffer) => (complaint = `${complaint}${text}`.slice(-2000)));

  let handled: Promise<void> = Promise.resolve();
  const send = (request: KnitRequest) => child.connected && child.send(request);
  child.on('message', (report: KnitReport) => {
    handled = handled.then(() => handle(report));
    // What cannot be kept is not to be knitted on; the error itself reaches the caller below.
    handled.catch(() => child.kill('SIGKILL'));
  });

  async function handle(report: KnitReport): Promise<void> {
    await task.take(report);
    if (report.kind === 'planned') {
      const recipes = await task.choose(report.pictures);
      send({ kind: 'make', recipes, preview: recipes.length > 0 });
    }
    if (report.kind === 'refused') outcome ??= { kind: 'refused', faults: report.faults };
    if (report.kind === 'done') outcome ??= { kind: 'done' };
  }

  try {
    send({ kind: 'plan', cloth: task.cloth, memoryMb });
    const ended = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, killedBy) => resolve(`code ${code}, signal ${killedBy}`));
    });
    await handled;
    if (outcome) return outcome;
    const isFull = complaint.includes(outOfMemoryMark) || complaint.includes('heap out of memory');
    return isFull
      ? { kind: 'out-of-memory' }
      : { kind: 'died', detail: `${ended}: ${complaint}`.slice(0, 500) };
  } finally {
    clearTimeout(alarm);
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}
