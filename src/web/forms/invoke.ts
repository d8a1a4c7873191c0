import type { Answer } from '../../contract/answer.ts';
import { href } from '../../contract/routes.ts';

/** What became of a call: the server spoke, or there was no usable answer at all. */
export type Invocation =
  | { readonly answered: true; readonly status: number; readonly answer: Answer }
  | { readonly answered: false };

/** Calls a server function. The key makes a repeated send of the same values count once. */
export async function invoke(name: string, payload: object, key: string): Promise<Invocation> {
  try {
    const response = await fetch(href.serverFunction(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
      // The visitor may already be leaving; what was sent must still arrive.
      keepalive: true,
    });
    const answer: unknown = await response.json();
    return isAnswer(answer)
      ? { answered: true, status: response.status, answer }
      : { answered: false };
  } catch {
    return { answered: false };
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'success' in value;
}
