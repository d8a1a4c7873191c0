import { fitYarn, weigh } from './weigh.ts';
import type { Answered, Asked, WeighQuestion } from './weigh-question.ts';

/** The loom for the desk, off the thread that answers keys: a lace takes a second to weigh. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<Asked>) => void): void;
  postMessage(answer: Answered, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { id, question } }) => {
  scope.postMessage({ id, answer: answer(question) }, []);
});

function answer(question: WeighQuestion): Answered['answer'] {
  try {
    if (question.kind === 'weigh') return weigh(question.cloth);
    return fitYarn(question.cloth, question.wanted, question.book);
  } catch {
    return undefined;
  }
}
