import type { DeskRefusal } from '../../contract/desk/desk-refusals.ts';
import type {
  AnswerOf,
  BodyOf,
  Done,
  Endpoint,
  Endpoints,
  File,
  Json,
  ParamsOf,
  QueryOf,
} from '../../contract/desk/endpoint.ts';
import type { Person } from '../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { RefusalDetails } from '../http/outcome.ts';
import type { DeskCall } from './desk-call.ts';

/** One function for each endpoint of a table; it returns the endpoint's answer or a refusal. */
export type Handlers<Table extends Endpoints> = {
  readonly [Name in keyof Table]: (
    input: HandlerInput<Table[Name]>,
  ) => MaybePromise<ResultOf<Table[Name]> | Refusal>;
};

export interface HandlerInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** As the schema of the endpoint left it. */
  readonly body: BodyOf<E>;
  /** Who is signed in; at a public endpoint nobody has to be. */
  readonly actor: E['access'] extends 'public' ? undefined : Person;
  readonly sessionId: E['access'] extends 'public' ? undefined : string;
  readonly call: DeskCall;
}

/** An expected "no". Its words and its status stand in one table each. */
export class Refusal {
  readonly reason: DeskRefusal;
  readonly details: RefusalDetails;

  constructor(reason: DeskRefusal, details: RefusalDetails = {}) {
    this.reason = reason;
    this.details = details;
  }
}

/** What a handler of a file returns; the endpoint knows its type. */
export interface FileContent {
  readonly content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly filename?: string;
}

type ResultOf<E extends Endpoint> = E extends { answer: Json<unknown> }
  ? AnswerOf<E>
  : E extends { answer: File }
    ? FileContent
    : Response;

type MaybePromise<Type> = Type | Promise<Type>;

export function doneOr(outcome: 'done' | DeskRefusal): Done | Refusal {
  return outcome === 'done' ? { ok: true } : new Refusal(outcome);
}
