import type { Answer } from '../../contract/answer.ts';
import type { Invocation } from '../forms/invoke.ts';
import type { WaitingEnquiry } from './waiting-enquiry.ts';

interface WaitingParts {
  readonly store: {
    all(): Promise<readonly WaitingEnquiry[]>;
    remove(key: string): Promise<void>;
  };
  readonly invoke: (fn: string, payload: object, key: string) => Promise<Invocation>;
  readonly tell: (enquiry: WaitingEnquiry, answer: Answer) => void;
}

/**
 * Sends what waits, oldest first. What was answered for good is told and forgotten; at the first
 * that finds no answer the rest keeps waiting. Says whether anything is left.
 */
export async function sendWaiting({ store, invoke, tell }: WaitingParts): Promise<boolean> {
  for (const enquiry of await store.all()) {
    const answer = enquiry.answer ?? lasting(await attempt(enquiry));
    if (!answer) return true;
    await store.remove(enquiry.key);
    tell(enquiry, answer);
  }
  return false;

  function attempt({ fn, payload, key }: WaitingEnquiry): Promise<Invocation> {
    return invoke(fn, payload, key);
  }
}

/** Too many requests, or a server in trouble, is no answer to the enquiry itself. */
function lasting(call: Invocation): Answer | undefined {
  if (!call.answered) return undefined;
  const { status, answer } = call;
  return answer.success || (status < 500 && status !== 429) ? answer : undefined;
}
