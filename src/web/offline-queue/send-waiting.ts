import type { Answer } from '../../contract/answer.ts';
import type { Invocation } from '../forms/invoke.ts';
import type { WaitingEnquiry } from './waiting-enquiry.ts';

interface WaitingParts {
  readonly store: {
    all(): Promise<readonly WaitingEnquiry[]>;
    remove(key: string): Promise<void>;
  };
  readonly invoke: (fn: string, payload: object, key: string) => Promise<Invocation>;
  readonly notify: (enquiry: WaitingEnquiry, answer: Answer) => void;
}

/**
 * Sends what waits, oldest first. A final answer is shown and its enquiry removed; at the first one
 * without an answer the rest keeps waiting. Returns whether anything is left.
 */
export async function sendWaiting({ store, invoke, notify }: WaitingParts): Promise<boolean> {
  for (const enquiry of await store.all()) {
    const answer =
      enquiry.answer ?? finalAnswer(await invoke(enquiry.fn, enquiry.payload, enquiry.key));
    if (!answer) return true;
    await store.remove(enquiry.key);
    notify(enquiry, answer);
  }
  return false;
}

/** Too many requests, or a failing server, is no answer to the enquiry itself. */
function finalAnswer(call: Invocation): Answer | undefined {
  if (!call.answered) return undefined;
  const { status, answer } = call;
  return answer.success || status < 429 ? answer : undefined;
}
