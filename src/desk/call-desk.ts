import type { DeskError } from '../contract/desk/desk-refusals.ts';
import {
  type AnswerOf,
  type AnyCallInput,
  buildAddress,
  type CallArguments,
  type JsonEndpoint,
} from '../contract/desk/endpoint.ts';

/** The server's answer, or a sentence for the person who asked. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** `callDesk(endpoints.reply, { params: { id }, body })`; the endpoint says what is answered. */
export function callDesk<E extends JsonEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Answer<AnswerOf<E>>>;
export function callDesk(
  endpoint: JsonEndpoint,
  input: AnyCallInput = {},
): Promise<Answer<unknown>> {
  const { method } = endpoint;
  const address = buildAddress(endpoint, input);
  if (method === 'GET') return readAddress(address);
  return change(method, address, JSON.stringify(input.body ?? {}));
}

/** Keys of changes whose answer is not known: on their way, or lost. */
const unanswered = new Map<string, string>();

/**
 * Pressed again after a lost answer, the same change carries the same key, so that the server does it
 * once. An answer, also a refusal, ends the key: the same words sent again are then meant.
 */
async function change(method: string, address: string, body: string): Promise<Answer<unknown>> {
  const what = `${method} ${address} ${body}`;
  const key = unanswered.get(what) ?? crypto.randomUUID();
  unanswered.set(what, key);
  const answer = await sendUnderKey(method, address, body, key);
  if (answer.ok || (answer.status > 0 && answer.status < 500)) unanswered.delete(what);
  return answer;
}

/** For a change whose key is kept on the device, so that it is done once also after a reload. */
export function callDeskOnce<E extends JsonEndpoint>(
  key: string,
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Answer<AnswerOf<E>>>;
export function callDeskOnce(
  key: string,
  endpoint: JsonEndpoint,
  input: AnyCallInput = {},
): Promise<Answer<unknown>> {
  const address = buildAddress(endpoint, input);
  return sendUnderKey(endpoint.method, address, JSON.stringify(input.body ?? {}), key);
}

function sendUnderKey(
  method: string,
  address: string,
  body: string,
  key: string,
): Promise<Answer<unknown>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return request(address, { method, headers, body });
}

/** For a query that knows the address already; the caller knows the type of the answer. */
export function readAddress(address: string): Promise<Answer<unknown>> {
  return request(address, { method: 'GET' });
}

/** Called when the server no longer knows who we are. */
export const signedOut = new Set<() => void>();

/** Asks the person for the password or a code; true when the server has accepted it. */
export type ConfirmIdentity = () => Promise<boolean>;

let confirmIdentity: ConfirmIdentity | undefined;

/** What to do when the server wants a second look; the call that met it is then repeated. */
export function onSecondLook(confirm: ConfirmIdentity): () => void {
  confirmIdentity = confirm;
  return () => (confirmIdentity = undefined);
}

async function request(address: string, init: RequestInit): Promise<Answer<unknown>> {
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin' });
    if (response.ok) return { ok: true, value: await response.json() };
    if (response.status === confirmFirst && (await confirmIdentity?.())) {
      return await request(address, init);
    }
    const { error = unknownError, fields = {} }: Partial<DeskError> = await response.json();
    if (response.status === 401) for (const listener of signedOut) listener();
    return { ok: false, status: response.status, error, fields };
  } catch {
    return { ok: false, status: 0, error: 'No connection. Please try again.', fields: {} };
  }
}

/** The status of the refusal `confirm-first`, which no other refusal has. */
const confirmFirst = 428;

/** For an answer that is not the desk's own, such as a proxy's. */
const unknownError = 'Something went wrong. Please try again.';
