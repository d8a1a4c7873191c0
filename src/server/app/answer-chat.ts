import {
  type ChatEvent,
  aiChatErrors,
  aiChatSchema,
  streamType,
} from '../../contract/assistant/ai-chat.ts';
import { type Call, type CallParts, findClient, isOurs } from './call-function.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { readBody } from '../http/read-body.ts';
import { readInput, readMediaKind } from '../http/read-input.ts';
import { describeError } from '../log.ts';
import type { Assistant } from '../assistant/port.ts';

export interface AiChatParts extends CallParts {
  readonly assistant: Assistant;
  readonly chatLimit: ClientLimit;
}

/** `POST /functions/v1/ai-chat`: a conversation in, one answer out; line by line for who accepts that. */
export async function callAiChat(parts: AiChatParts, call: Call): Promise<Response> {
  if (!isOurs(parts, call)) return refuse(403, aiChatErrors.invalid);
  if (readMediaKind(call.req.raw.headers) !== 'json') return refuse(415, aiChatErrors.invalid);
  const retryAfter = await parts.chatLimit(findClient(parts, call));
  if (retryAfter !== undefined) {
    return refuse(429, aiChatErrors.rateLimit, { 'Retry-After': String(retryAfter) });
  }
  const body = await readBody(call.req.raw, conversationLimits);
  if (body.kind === 'too-large') return refuse(413, aiChatErrors.invalid);
  if (body.kind !== 'read') return refuse(400, aiChatErrors.invalid);
  const input = await readInput('json', body.bytes, 'application/json');
  const parsed = aiChatSchema.safeParse(input.kind === 'json' ? input.value : undefined);
  if (!parsed.success) return refuse(422, parsed.error.issues[0]?.message ?? aiChatErrors.invalid);

  const left = new AbortController();
  call.req.raw.signal.addEventListener('abort', () => left.abort(), { once: true });
  const events = parts.assistant.answer(parsed.data.messages, left.signal);
  const streams = call.req.header('accept')?.includes(streamType) ?? false;
  return streams ? sendLines(parts, events, left) : sendWhole(events);
}

/** Longer than a day's conversation; the engines read only the end of it. */
const conversationLimits = { bytes: 512 * 1024, ms: 10_000 };

async function sendWhole(events: AsyncIterable<ChatEvent>): Promise<Response> {
  for await (const event of events) {
    if (event.type === 'done') return json(200, event.answer);
    if (event.type === 'error') return json(503, { error: event.error });
  }
  return json(503, { error: aiChatErrors.unavailable });
}

function sendLines(
  { log }: AiChatParts,
  events: AsyncIterable<ChatEvent>,
  left: AbortController,
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
      left.abort();
      void lines.return?.(undefined);
    },
  });
  return new Response(body, {
    // A proxy that gathers the answer first would undo the streaming.
    headers: {
      ...unkept,
      'Content-Type': `${streamType}; charset=utf-8`,
      'X-Accel-Buffering': 'no',
    },
  });
}

const unkept = { 'Cache-Control': 'no-store' };

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return json(status, { error }, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...unkept, ...headers } });
}
