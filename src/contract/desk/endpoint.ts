import type * as z from 'zod/mini';
import type { Permission } from '../../domain/desk/roles.ts';
import { deskApi, fillPath, type PathParams, searchPart } from './desk-paths.ts';

/**
 * One address of the desk's API: what is sent, what is answered and who may ask. Types travel with
 * it; the schemas of the bodies stand apart (body-schemas.ts), for the server alone.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/desk/api`; `:id` stands for one segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Whether a call with this body needs a second look: the password or a code given within the last
   * minutes. Otherwise it is refused with `confirm-first`.
   */
  readonly secondLook?: (body: never) => boolean;
  /** Reads the search part of the address. What cannot be used is ignored. */
  readonly query?: (search: URLSearchParams) => object;
  readonly body?: Body<z.ZodMiniType>;
  /** In bytes, where the usual limit is too low. */
  readonly largestBody?: number;
  /** The body is a file as it is, which the handler reads piece by piece. */
  readonly takesFile?: true;
  /**
   * A whole book of records: read one after the other, so that visitors are answered in between, and
   * sent compressed. It holds nothing that only the person who asks may know.
   */
  readonly isBook?: true;
  readonly answer: Json<unknown> | File | Events;
}

/**
 * `public`: anybody. `setup`: signed in, but the authenticator is not set up yet. `look`: everybody
 * who is signed in. All others: the roles with this permission.
 */
export type Access = 'public' | 'setup' | 'look' | Permission;

/** Marks the type of a body; its schema stands under the same key in body-schemas.ts. */
export interface Body<Schema> {
  readonly schema?: Schema;
}
export interface Json<Type> {
  readonly kind: 'json';
  readonly type?: Type;
}
export interface File {
  readonly kind: 'file';
  readonly mediaType: string;
  readonly disposition?: 'inline' | 'attachment';
}
/** Server-sent events without content: each says that something has changed. */
export interface Events {
  readonly kind: 'events';
}

export interface Done {
  readonly ok: true;
}

export function body<Schema extends z.ZodMiniType>(): Body<Schema> {
  return {};
}
export function json<Type>(): Json<Type> {
  return { kind: 'json' };
}
export const done = json<Done>();

export const always = () => true;

export type Endpoints = Readonly<Record<string, Endpoint>>;
export type JsonEndpoint = Endpoint & { readonly answer: Json<unknown> };

export type ParamsOf<E extends Endpoint> = PathParams<E['path']>;
export type QueryOf<E extends Endpoint> = E extends {
  query: (search: URLSearchParams) => infer Query;
}
  ? Query
  : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: Body<infer Schema> }
  ? z.output<Schema>
  : undefined;
export type AnswerOf<E extends Endpoint> = E extends { answer: Json<infer Type> } ? Type : never;

/** One schema for each endpoint that takes a body, and none beside. */
export type BodySchemas<Table extends Endpoints> = {
  readonly [
    Key in keyof Table as Table[Key] extends { body: object } ? Key : never
  ]: Table[Key] extends { body: Body<infer Schema> } ? Schema : never;
};

/** What a caller hands over: path parameters, query and body, as far as the endpoint has them. */
export type CallInput<E extends Endpoint> = (keyof ParamsOf<E> extends never
  ? unknown
  : { readonly params: ParamsOf<E> }) &
  (E extends { query: object } ? { readonly query?: Partial<QueryOf<E>> } : unknown) &
  (E extends { body: Body<infer Schema> }
    ? { readonly body: ReadonlyDeep<z.input<Schema>> }
    : unknown);

/** The second argument is left out where there is nothing to hand over. */
export type CallArguments<E extends Endpoint> =
  unknown extends CallInput<E>
    ? []
    : object extends CallInput<E>
      ? [input?: CallInput<E>]
      : [input: CallInput<E>];

/** An address needs no body. */
type AddressArguments<E extends Endpoint> = CallArguments<Omit<E, 'body'> & Endpoint>;

/** The same without its types, for the code that serves every endpoint. */
export interface AnyCallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** `endpointAddress(endpoints.reply, { params: { id } })`: `/desk/api/enquiries/…/replies` */
export function endpointAddress<E extends Endpoint>(
  endpoint: E,
  ...[input]: AddressArguments<E>
): string;
export function endpointAddress(endpoint: Endpoint, input?: AnyCallInput): string {
  return buildAddress(endpoint, input);
}

export function buildAddress(
  { path }: Endpoint,
  { params, query = {} }: AnyCallInput = {},
): string {
  return deskApi + fillPath(path, params) + searchPart({ ...query });
}

type ReadonlyDeep<Type> = Type extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: ReadonlyDeep<Type[Key]> }
    : Type;
