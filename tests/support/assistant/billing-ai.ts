import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface BillingAi {
  readonly url: string;
  /** Tokens billed so far, whether a client was there to read the report or not. */
  readonly billed: () => number;
  readonly requests: () => number;
  stop(): Promise<void>;
}

/**
 * A service that bills exactly, and as much as a service can: one token for each byte that it reads
 * and writes. It looks something up in two of three requests and writes slowly, so that visitors leave
 * before its report.
 */
export async function startBillingAi(): Promise<BillingAi> {
  let billed = 0;
  let requests = 0;
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    requests += 1;
    const { messages, tools } = JSON.parse(body) as { messages: Message[]; tools: unknown };
    const read =
      Buffer.byteLength(JSON.stringify(tools)) +
      messages.reduce((sum, message) => sum + Buffer.byteLength(contentOf(message)), 0);
    billed += read;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const looked = messages.filter(({ role }) => role === 'tool').length;
    let written = 0;
    if (looked < requests % 3) {
      const call = JSON.stringify({ wish: 'lightest cotton' });
      written += call.length;
      event(res, { delta: { role: 'assistant', tool_calls: [toolCall(looked, call)] } });
      event(res, { delta: {}, finish_reason: 'tool_calls' });
    } else {
      for (const word of Array.from({ length: 40 }, () => 'soft cloth. ')) {
        written += word.length;
        event(res, { delta: { role: 'assistant', content: word } });
        await pause(2);
      }
      event(res, { delta: {}, finish_reason: 'stop' });
    }
    billed += written;
    frame(res, {
      choices: [],
      usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
    });
    res.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    billed: () => billed,
    requests: () => requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Message {
  readonly role: string;
  readonly content: unknown;
  readonly tool_calls?: unknown;
}

function contentOf({ content, tool_calls: calls }: Message): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content ?? '');
  return text + (calls ? JSON.stringify(calls) : '');
}

function toolCall(nth: number, args: string) {
  return {
    index: 0,
    id: `call_${nth}`,
    type: 'function',
    function: { name: 'searchFabrics', arguments: args },
  };
}

function event(res: ServerResponse, choice: object): void {
  frame(res, { choices: [{ index: 0, ...choice }] });
}

function frame(res: ServerResponse, part: object): void {
  const base = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'small' };
  res.write(`data: ${JSON.stringify({ ...base, ...part })}\n\n`);
}
