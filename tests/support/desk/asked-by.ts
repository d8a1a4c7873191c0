import type { Endpoint } from '../../../src/contract/desk/endpoint.ts';
import type { Person } from '../../../src/contract/desk/endpoints/sign-in-endpoints.ts';
import type { HandlerInput } from '../../../src/server/desk/endpoint-handler.ts';
import { siteUrl } from './desk-visitor.ts';

type Given<E extends Endpoint> = Partial<Pick<HandlerInput<E>, 'params' | 'query' | 'body'>> & {
  /** What the request carries, where the handler reads it itself. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a handler is given when this person calls it, without the way through the app. */
export function askedBy(actor: Person) {
  return <E extends Endpoint>({ file, headers = {}, ...given }: Given<E> = {}): HandlerInput<E> => {
    const raw = new Request(siteUrl, file ? { method: 'POST', body: file, headers } : { headers });
    const input = { params: {}, actor, sessionId: 'session-1', call: { req: { raw } }, ...given };
    return input as unknown as HandlerInput<E>;
  };
}
