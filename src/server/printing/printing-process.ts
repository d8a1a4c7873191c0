import { fork } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '../env.ts';
import type {
  LastAnswer,
  PrintedFile,
  PrintingAnswer,
  PrintingRequest,
  PrintingTask,
} from './messages.ts';
import type { PublicState } from './public-state.ts';
import { tellNews } from './tell-news.ts';

/** One process that prints, from its start to its end. */
export interface PrintingProcess {
  readonly pid: number | undefined;
  isBusy(): boolean;
  ask(
    state: Pick<PublicState, 'number' | 'revisions'>,
    task: PrintingTask,
    take?: (file: PrintedFile) => void,
  ): Promise<LastAnswer>;
  kill(): void;
}

export interface PrintingPlace {
  readonly rendererFile: string;
  readonly siteUrl: string;
}

interface OpenJob {
  readonly take: ((file: PrintedFile) => void) | undefined;
  readonly done: (answer: LastAnswer) => void;
}

export function startPrintingProcess(place: PrintingPlace, ended: () => void): PrintingProcess {
  const file = join(import.meta.dirname, 'printing-child.ts');
  const child = fork(file, [place.rendererFile, place.siteUrl], {
    serialization: 'advanced',
    execArgv: memoryLimits,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A server that stops does not wait for a child without work: it leaves when the channel closes.
  child.unref();
  child.channel?.unref();
  /** A server that starts has nothing else that keeps it alive while its first pages are printed. */
  const stayFor = (work: boolean) => {
    if (work) child.channel?.ref();
    else child.channel?.unref();
  };
  const open = new Map<number, OpenJob>();
  /** Revisions that the process has been told of, by record. */
  const told = new Map<string, string>();
  let jobs = 0;

  child.on('message', (answer: PrintingAnswer) => {
    const job = open.get(answer.job);
    if (answer.kind === 'file') return job?.take?.(answer);
    open.delete(answer.job);
    stayFor(open.size > 0);
    job?.done(answer);
  });
  const end = (reason: string) => {
    for (const [job, { done }] of open) {
      done({ kind: 'failed', job, cause: 'process', faults: [reason] });
    }
    open.clear();
    ended();
  };
  child.once('error', (error) => end(`The printing process failed: ${error.message}`));
  child.once('exit', (code, signal) => end(`The printing process ended (${signal ?? code}).`));

  return {
    pid: child.pid,
    isBusy: () => open.size > 0,
    ask(state, task, take) {
      const job = (jobs += 1);
      const request: PrintingRequest = {
        ...task,
        job,
        number: state.number,
        revisions: tellNews(told, state.revisions),
      };
      return new Promise((done) => {
        open.set(job, { take, done });
        stayFor(true);
        if (child.connected) child.send(request, () => {});
        else end('The printing process ended.');
      });
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/**
 * The process is small, so that it fits beside the server on a small machine: with less memory than
 * this rendering takes half as long again.
 */
const memoryLimits = ['--max-old-space-size=160', '--max-semi-space-size=16'];
