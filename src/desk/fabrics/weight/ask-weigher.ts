// The build answers this name with the address of the worker.
// oxlint-disable-next-line import/default
import address from './weigh-worker.ts?worker&url';
import type { Answered, Asked, WeighAnswer, WeighQuestion } from './weigh-question.ts';

interface Addresses {
  createScriptURL(text: string): string;
}

/** Makes this one address, whatever it is asked for: no other script passes our content policy. */
const rules: Addresses = { createScriptURL: () => address };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Addresses): Addresses };
};
let addresses: Addresses | undefined;

interface Waiting {
  readonly question: WeighQuestion;
  readonly resolve: (answer: Answered['answer']) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Nothing: it could not be knitted, or something newer was asked meanwhile. */
export function askWeigher<Question extends WeighQuestion>(
  question: Question,
): Promise<WeighAnswer<Question> | undefined> {
  const id = ++lastId;
  // A motif is knitted at one go; only a new worker can begin something newer before it ends.
  if ([...waiting.values()].some((one) => one.question.cloth.construction.motif)) giveUp();
  return new Promise((resolve) => {
    waiting.set(id, { question, resolve: resolve as Waiting['resolve'] });
    try {
      worker ??= start();
    } catch {
      return giveUp();
    }
    const asked: Asked = { id, question };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(asked);
  });
}

function start(): Worker {
  addresses ??= trustedTypes?.createPolicy('worker', rules) ?? rules;
  const made = new Worker(addresses.createScriptURL(''), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  made.addEventListener('error', giveUp);
  return made;
}

function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const { resolve } of waiting.values()) resolve(undefined);
  waiting.clear();
}
