import type { ClientLimit } from '../http/client-limit.ts';
import { readBody } from '../http/read-body.ts';
import { readInput, readMediaKind } from '../http/read-input.ts';
import type { AnswerMcp, McpParts } from '../mcp/create-mcp.ts';
import { answer, type Call, type CallParts, findClient, isOurs, submit } from './call-function.ts';

export interface McpCallParts extends CallParts {
  readonly mcpLimit: ClientLimit;
  readonly mcp: Omit<McpParts, 'submit'>;
}

/** `/mcp`: checked like a form before the protocol sees it. The library is loaded with the first call. */
export function createCallMcp(parts: McpCallParts): (call: Call) => Promise<Response> {
  let opened: Promise<AnswerMcp> | undefined;
  return async (call) => {
    const origin = call.req.header('origin');
    if (!isOurs(parts, call) || !isKnownPage(origin, parts.siteUrl))
      return answer(call, { kind: 'cross-site' });
    if (call.req.method !== 'POST') {
      return new Response(null, { status: 405, headers: { Allow: 'POST', ...uncached } });
    }
    if (readMediaKind(call.req.raw.headers) !== 'json') return answer(call, { kind: 'wrong-type' });
    const client = findClient(parts, call);
    const retryAfter = await parts.mcpLimit(client);
    if (retryAfter !== undefined) return answer(call, { kind: 'too-many', retryAfter });
    const body = await readBody(call.req.raw, parts.bodyLimits ?? { bytes: 64 * 1024, ms: 10_000 });
    if (body.kind === 'broken-off') return answer(call, { kind: 'malformed' });
    if (body.kind !== 'read') return answer(call, body);
    const input = await readInput('json', body.bytes, 'application/json');
    if (input.kind !== 'json') return answer(call, { kind: 'malformed' });
    opened ??= import('../mcp/create-mcp.ts').then(({ createMcp }) =>
      createMcp({ ...parts.mcp, submit: (submission) => submit(parts, submission) }),
    );
    const response = await (
      await opened
    )(call.req.raw, input.value, {
      client,
      waitToSend: () => parts.postLimit(client),
    });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

/**
 * Only a browser names an origin. A page whose own name was pointed at this machine also sends that name
 * as the host, so the host proves nothing: only the site's own address and this machine are known.
 */
function isKnownPage(origin: string | undefined, siteUrl: string): boolean {
  if (origin === undefined) return true;
  const hostname = URL.parse(origin)?.hostname;
  const known = ['localhost', '127.0.0.1', '[::1]', new URL(siteUrl).hostname];
  return hostname !== undefined && known.includes(hostname);
}

const uncached = { 'Cache-Control': 'no-store' };
