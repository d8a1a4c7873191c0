import {
  type ChatEvent,
  aiChatErrors,
  aiChatSchema,
  streamType,
} from '../../contract/assistant/ai-chat.ts';
import { type Call, type CallParts, findClient, isOurs } from './call-function.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { type ChatFailure, toChatHttp } from '../http/outcome.ts';
import { readBody } from '../http/read-body.ts';
import { readInput, readMediaKind } from '../http/read-input.ts';
import { describeError } from '../log.ts';
import type { Assistant } from '../assistant/port.ts';
import { loopTurn } from '../turns.ts';

export interface AiChatParts extends CallParts {
  readonly assistant: Assistant;
  readonly chatLimit: ClientLimit;
}

/** `POST /functions/v1/ai-chat`: a conversation in, one answer out; line by line for a client that accepts it. */
export async function callAiChat(parts: AiChatParts, call: Call): Promise<Response> {
  if (!isOurs(parts, call)) return sendFailure({ kind: 'cross-site' });
  if (readMediaKind(call.req.raw.headers) !== 'json') return sendFailure({ kind: 'wrong-type' });
  const retryAfter = await parts.chatLimit(findClient(parts, call));
  if (retryAfter !== undefined) return sendFailure({ kind: 'too-many', retryAfter });
  const body = await readBody(call.req.raw, conversationLimits);
  if (body.kind === 'too-large') return sendFailure(body);
  if (body.kind !== 'read') return sendFailure({ kind: 'malformed' });
  const input = await readInput('json', body.bytes, 'application/json');
  const parsed = aiChatSchema.safeParse(input.kind === 'json' ? input.value : undefined);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message;
    return sendFailure({ kind: 'invalid', ...(message !== undefined && { error: message }) });
  }

  await loopTurn();
  const gone = new AbortController();
  call.req.raw.signal.addEventListener('abort', () => gone.abort(), { once: true });
  const events = parts.assistant.answer(parsed.data.messages, gone.signal);
  const streams = call.req.header('accept')?.includes(streamType);
  return streams ? sendLines(parts, events, gone) : sendWhole(events);
}

/** Longer than a day's conversation; the engines read only the end of it. */
const conversationLimits = { bytes: 512 * 1024, ms: 10_000 };

async function sendWhole(events: AsyncIterable<ChatEvent>): Promise<Response> {
  for await (const event of events) {
    if (event.type === 'done') return Response.json(event.answer, { headers: uncached });
    if (event.type === 'error') return sendFailure({ kind: 'unavailable', error: event.error });
  }
  return sendFailure({ kind: 'unavailable' });
}

function sendLines(
  { log }: AiChatParts,
  events: AsyncIterable<ChatEvent>,
  gone: AbortController,
): Response {
  const lines = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const line = (event: ChatEvent) => encoder.encode(`${JSON.stringify(event)}\n`);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(line(value));
      } catch (error) {
        log.error('ai-chat-failed', describeError(error));
        controller.enqueue(line({ type: 'error', error: aiChatErrors.unavailable }));
        controller.close();
      }
    },
    cancel() {
      gone.abort();
      void lines.return?.(undefined);
    },
  });
  return new Response(body, {
    // A proxy that buffers the answer would undo the streaming.
    headers: {
      ...uncached,
      'Content-Type': `${streamType}; charset=utf-8`,
      'X-Accel-Buffering': 'no',
    },
  });
}

const uncached = { 'Cache-Control': 'no-store' };

function sendFailure(failure: ChatFailure): Response {
  const { status, headers, body } = toChatHttp(failure);
  return Response.json(body, { status, headers: { ...uncached, ...headers } });
}
