import type { RenderedPage } from '../../contract/render.ts';
import type { LastAnswer, PrintedFile, PrintingTask } from './messages.ts';
import {
  type PrintingPlace,
  type PrintingProcess,
  startPrintingProcess,
} from './printing-process.ts';
import type { PublicState } from './public-state.ts';

/** What prints pages, as the server sees it: a process that is started when it is needed. */
export interface Printer {
  /** Starts the process, because it is likely to be needed soon. */
  warm(): void;
  /** Hands over everything that differs from what is shown. */
  print(
    state: Said,
    task: Omit<Extract<PrintingTask, { kind: 'print' }>, 'kind'>,
    take: (file: PrintedFile) => void,
  ): Promise<Result<{ readonly count: number; readonly gone: readonly string[] }>>;
  preview(
    state: Said,
    task: Omit<Extract<PrintingTask, { kind: 'preview' }>, 'kind'>,
  ): Promise<Result<RenderedPage>>;
  /** The id of the process while it runs. */
  readonly pid: number | undefined;
  stop(): void;
}

type Said = Pick<PublicState, 'number' | 'revisions'>;

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | (Pick<Extract<LastAnswer, { kind: 'failed' }>, 'cause' | 'faults'> & { readonly ok: false });

export interface PrinterParts extends PrintingPlace {
  /** How long the process stays without work. */
  readonly idleMs?: number;
  /** After this the process is given up and ended. */
  readonly patienceMs?: number;
}

export function createPrinter(parts: PrinterParts): Printer {
  const { idleMs = 10 * 60_000, patienceMs = 120_000 } = parts;
  let running: PrintingProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): PrintingProcess {
    if (running === undefined) {
      const started = startPrintingProcess(parts, () => {
        if (running === started) running = undefined;
      });
      running = started;
    }
    clearTimeout(idle);
    idle = setTimeout(stop, idleMs).unref();
    return running;
  }

  function stop(): void {
    clearTimeout(idle);
    running?.kill();
    running = undefined;
  }

  async function ask(
    state: Said,
    task: PrintingTask,
    take?: (file: PrintedFile) => void,
  ): Promise<LastAnswer> {
    const process = start();
    const late = setTimeout(() => process.kill(), patienceMs).unref();
    return process.ask(state, task, take).finally(() => clearTimeout(late));
  }

  return {
    warm: () => void start(),
    async print(state, task, take) {
      const answer = await ask(state, { kind: 'print', ...task }, take);
      return answer.kind === 'printed' ? { ok: true, value: answer } : toFault(answer);
    },
    async preview(state, task) {
      const answer = await ask(state, { kind: 'preview', ...task });
      return answer.kind === 'preview' ? { ok: true, value: answer } : toFault(answer);
    },
    get pid() {
      return running?.pid;
    },
    stop,
  };
}

function toFault(answer: LastAnswer): Extract<Result<never>, { ok: false }> {
  if (answer.kind === 'failed') return { ...answer, ok: false };
  return { ok: false, cause: 'process', faults: ['The printing process gave another answer.'] };
}
