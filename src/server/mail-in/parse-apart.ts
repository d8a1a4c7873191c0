import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '../env.ts';
import type { Verdict } from './authenticity.ts';
import type { ParsedMail } from './parse-mail.ts';

export type ParseTask = { readonly job: number; readonly raw: Uint8Array } & (
  | { readonly kind: 'file'; readonly n: number }
  | {
      readonly kind: 'mail';
      /** A mail of our own needs no proof. */
      readonly judges: boolean;
      readonly authserv?: string;
      /** Answers instead of those of the real DNS: `TXT _dmarc.buyer.example`. */
      readonly dns?: Readonly<Record<string, string[][]>>;
    }
);

export interface TakenFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export type ParseAnswer = { readonly job: number } & (
  | { readonly kind: 'mail'; readonly mail: ParsedMail; readonly verdict: Verdict }
  | { readonly kind: 'file'; readonly file: TakenFile | undefined }
  | { readonly kind: 'failed'; readonly trouble: string }
);
type TaskInput = ParseTask extends infer Task
  ? Task extends ParseTask
    ? Omit<Task, 'job'>
    : never
  : never;

export interface Parser {
  ask(task: TaskInput): Promise<ParseAnswer>;
  stop(): void;
}

/** In milliseconds: for one mail, the DNS included; and for a process that nobody needs any more. */
const patience = { task: 20_000, idle: 60_000 } as const;

/**
 * Reads mails in a process of its own, one at a time. A mail made to be slow or greedy ends that
 * process and is kept as one that cannot be read; the server goes on.
 */
export function createParser({ taskMs = patience.task } = {}): Parser {
  let child: ChildProcess | undefined;
  let jobs = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'parse-child.ts'), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  function run(task: TaskInput): Promise<ParseAnswer> {
    clearTimeout(idle);
    const job = (jobs += 1);
    const worker = (child ??= start());
    return new Promise((done) => {
      const finish = (answer: ParseAnswer) => {
        clearTimeout(clock);
        worker.off('message', hear);
        worker.off('exit', ended);
        idle = setTimeout(stop, patience.idle).unref();
        done(answer);
      };
      const fail = (trouble: string) => {
        child = undefined;
        worker.kill('SIGKILL');
        finish({ job, kind: 'failed', trouble });
      };
      const hear = (answer: ParseAnswer) => {
        if (answer.job === job) finish(answer);
      };
      const ended = () => fail('It needs too much memory.');
      const clock = setTimeout(() => fail('It takes too long.'), taskMs);
      worker.on('message', hear);
      worker.once('exit', ended);
      worker.send({ ...task, job } as ParseTask, (error) => {
        if (error) fail('The reading process ended.');
      });
    });
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  return {
    ask(task) {
      const asked = turn.then(() => run(task));
      turn = asked;
      return asked;
    },
    stop,
  };
}
