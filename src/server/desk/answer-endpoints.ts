import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type * as z from 'zod/mini';
import { bodySchemas } from '../../contract/desk/body-schemas.ts';
import type { Access, BodySchemas, Endpoint } from '../../contract/desk/endpoint.ts';
import type { DeskRefusal } from '../../contract/desk/desk-refusals.ts';
import { type EndpointName, endpoints } from '../../contract/desk/endpoints.ts';
import { may, type Permission, roles } from '../../domain/desk/roles.ts';
import { toDeskHttp } from '../http/outcome.ts';
import { readBody } from '../http/read-body.ts';
import { createTurns, loopTurn } from '../turns.ts';
import type { DeskCall, DeskRoutes } from './desk-call.ts';
import type { DeskRequests } from './desk-requests.ts';
import { type FileContent, type HandlerInput, type Handlers, Refusal } from './endpoint-handler.ts';
import type { SignedIn, StaffAuth } from './sign-in/staff-auth.ts';

/**
 * Puts every endpoint of the table behind its address. Who may call it, how its body is read and how
 * a refusal is sent is decided here and nowhere else.
 */
export function addEndpoints(
  api: DeskRoutes,
  staff: Pick<StaffAuth, 'find' | 'isConfirmed'>,
  handlers: Handlers<typeof endpoints>,
  runOnce: DeskRequests['runOnce'] = (_, act) => act(),
): void {
  const oneBook = createTurns();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handle: (input: never) => object | Promise<object> = handlers[name];
    api.on(endpoint.method, endpoint.path, async (call) => {
      const signedIn = endpoint.access === 'public' ? undefined : await staff.find(call);
      const barred = whyBarred(endpoint.access, signedIn);
      if (barred) return sendRefusal(call, new Refusal(barred));
      const limit = endpoint.largestBody ?? usualBody;
      const body = endpoint.body && (await readJson(call, schemas[name]!, limit));
      if (body instanceof Refusal) return sendRefusal(call, body);
      const needsProof = signedIn && endpoint.secondLook?.(body?.value as never);
      if (needsProof && !(await staff.isConfirmed(signedIn.sessionId))) {
        return sendRefusal(call, new Refusal('confirm-first'));
      }
      const input: AnyInput = {
        params: call.req.param(),
        query: endpoint.query?.(new URL(call.req.url).searchParams),
        body: body?.value,
        actor: signedIn?.person,
        sessionId: signedIn?.sessionId,
        call,
      };
      // Its types are those of the table, which a loop over all endpoints cannot follow.
      const act = async () => handle(input as never);
      const key = call.req.header('idempotency-key');
      const answer = async () => {
        if (key === undefined || !signedIn || !isDoneOnce(endpoint)) {
          return sendResult(call, endpoint, await act());
        }
        const content = { params: input.params, body: input.body };
        const request = { endpoint, actorId: signedIn.person.id, key, content };
        return sendResult(call, endpoint, await runOnce(request, act));
      };
      const inTurn = async () => {
        // What strangers may call has limits of its own, and must not keep the mill's people waiting.
        if (signedIn) await loopTurn();
        return answer();
      };
      return endpoint.isBook ? oneBook(inTurn) : inTurn();
    });
  }
  // A stranger is not told which addresses exist.
  api.all('*', async (call) => {
    const signedIn = await staff.find(call);
    const reason = signedIn?.ready ? 'unknown-address' : 'signed-out';
    return sendRefusal(call, new Refusal(reason));
  });
}

export function sendRefusal(call: DeskCall, { reason, details }: Refusal): Response {
  const { status, headers, body } = toDeskHttp(reason, details);
  return call.json(body, status, headers);
}

type AnyInput = Record<keyof HandlerInput<Endpoint>, unknown>;

/** Each endpoint with a body has its schema: one that is missing, or another's, does not compile. */
const everySchema: BodySchemas<typeof endpoints> = bodySchemas;
const schemas: Partial<Record<EndpointName, z.ZodMiniType>> = everySchema;

/**
 * Everything that changes the mill's work. What concerns one's own account (`look`, `setup`) is left
 * out: a repeated sign-in step is judged again, and new recovery codes replace the ones before.
 */
function isDoneOnce({ method, access, takesFile }: Endpoint): boolean {
  // The same file is the same picture, however often it arrives.
  return method !== 'GET' && !takesFile && isPermission(access);
}

function whyBarred(access: Access, signedIn: SignedIn | undefined) {
  if (access === 'public') return undefined;
  if (!signedIn) return 'signed-out';
  if (access === 'setup') return signedIn.ready ? 'authenticator-exists' : undefined;
  if (!signedIn.ready) return 'signed-out';
  const { role } = signedIn.person;
  if (access === 'look' || may(role, access)) return undefined;
  if (roles[role].may.length === 0) return 'only-looking';
  return refusals[access];
}

/** What somebody is told who may do something, but not this. */
const refusals = {
  work: 'not-enquiries',
  draft: 'only-looking',
  publish: 'publishers-only',
  manage: 'owners-only',
} as const satisfies Record<Permission, DeskRefusal>;

function isPermission(access: Access): access is Permission {
  return Object.hasOwn(refusals, access);
}

/** In bytes. */
const usualBody = 128 * 1024;

async function readJson(
  call: DeskCall,
  schema: z.ZodMiniType,
  limit: number,
): Promise<{ readonly value: unknown } | Refusal> {
  if (!/^application\/json\b/i.test(call.req.header('content-type') ?? '')) {
    return new Refusal('wrong-type');
  }
  const body = await readBody(call.req.raw, { bytes: limit, ms: 10_000 });
  if (body.kind === 'too-large') return new Refusal('too-large');
  if (body.kind !== 'read') return new Refusal('cut-off');
  let value: unknown;
  try {
    value = JSON.parse(body.bytes.toString('utf8'));
  } catch {
    return new Refusal('malformed');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const [first] = parsed.error.issues;
  return new Refusal('invalid', { fields, ...(first && { error: first.message }) });
}

async function sendResult(
  call: DeskCall,
  { answer, isBook }: Endpoint,
  result: object,
): Promise<Response> {
  if (result instanceof Refusal) return sendRefusal(call, result);
  if (isBook) return sendCompressed(call, JSON.stringify(result));
  if (answer.kind === 'json') return call.json(result);
  if (answer.kind === 'events') return result as Response;
  const { content, filename } = result as FileContent;
  return call.body(content, 200, {
    'Content-Type': answer.mediaType,
    ...(answer.disposition &&
      filename && { 'Content-Disposition': `${answer.disposition}; filename="${filename}"` }),
  });
}

const compress = promisify(brotliCompress);

/** The book of a large mill is a few hundred kilobytes of words that repeat. */
async function sendCompressed(call: DeskCall, text: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  if (!/\bbr\b/.test(call.req.header('accept-encoding') ?? ''))
    return call.body(text, 200, headers);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const bytes = await compress(text, { params });
  return call.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Encoding': 'br' });
}
