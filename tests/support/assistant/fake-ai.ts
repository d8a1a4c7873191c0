import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the service behaves from now on. */
export type AiMood =
  | 'streams'
  | 'calls tools'
  | 'drafts'
  | 'answers 429'
  | 'answers 500'
  | 'hangs'
  | 'hangs half-way'
  | 'cuts off'
  | 'sends garbage'
  | 'answers html'
  | 'says nothing'
  | 'states a price'
  | 'never ends';

interface ChatCallBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly unknown[];
}

export interface FakeAi {
  readonly url: string;
  mood: AiMood;
  /** Bodies of the calls so far. */
  readonly calls: ChatCallBody[];
  readonly keys: string[];
  /** Calls whose client went away before the end. */
  readonly left: () => number;
  stop(): Promise<void>;
}

/** A real server for the OpenAI chat protocol, which can also behave wrongly. */
export async function startFakeAi(): Promise<FakeAi> {
  let left = 0;
  const ai: { mood: AiMood } = { mood: 'streams' };
  const calls: ChatCallBody[] = [];
  const keys: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const call = JSON.parse(body) as ChatCallBody;
    calls.push(call);
    keys.push(req.headers.authorization ?? '');
    res.once('close', () => {
      if (!res.writableFinished) left += 1;
    });
    await behave(ai.mood, call, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(ai, {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    keys,
    left: () => left,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function behave(mood: AiMood, call: ChatCallBody, res: ServerResponse): Promise<void> {
  const answeredTools = call.messages.some(({ role }) => role === 'tool');
  switch (mood) {
    case 'answers 429':
      res.writeHead(429, { 'content-type': 'application/json', 'retry-after': '30' });
      return void res.end('{"error":{"message":"Rate limit reached","type":"requests"}}');
    case 'answers 500':
      res.writeHead(500, { 'content-type': 'application/json' });
      return void res.end('{"error":{"message":"boom"}}');
    case 'answers html':
      res.writeHead(200, { 'content-type': 'text/html' });
      return void res.end('<html>captive portal</html>');
    case 'hangs':
      return;
    case 'sends garbage':
      begin(res);
      res.write('data: {not json at all\n\ndata: [1,2\n\n');
      return void res.end('\u0000\u0001\u0002');
    case 'says nothing':
      begin(res);
      return finish(res);
    case 'hangs half-way':
      begin(res);
      return say(res, 'Sure, the lead time is. ');
    case 'cuts off':
      begin(res);
      say(res, 'The minimum is 300–500 m per colour. And the lead');
      await pause(50);
      return void res.destroy();
    case 'states a price':
      begin(res);
      say(res, 'It is a soft locknit. ');
      await pause(20);
      say(res, 'The price is ₹180 per metre. ');
      return finish(res);
    case 'never ends':
      begin(res);
      while (!res.destroyed) {
        say(res, 'and on ');
        await pause(20);
      }
      return;
    case 'drafts':
    case 'calls tools':
      begin(res);
      if (!answeredTools) return callTool(res, mood);
      say(res, `Look at [14B Locknit Premium](/fabrics/locknit-premium-14b): ${lastTool(call)}.`);
      return finish(res);
    case 'streams':
      begin(res);
      for (const word of 'Bulk starts at 300–500 m per colour. Lead time is 10–21 days.'.split(
        /(?<= )/,
      )) {
        say(res, word);
        await pause(5);
      }
      return finish(res);
  }
}

function begin(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
}

function say(res: ServerResponse, content: string): void {
  event(res, { choices: [{ index: 0, delta: { role: 'assistant', content } }] });
}

function callTool(res: ServerResponse, mood: AiMood): void {
  const drafts = mood === 'drafts';
  const name = drafts ? 'draftQuoteRequest' : 'getFabric';
  const args = drafts ? { fabrics: ['14B', '99Z'], metres: '500' } : { number: '14B' };
  const tool = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  };
  event(res, { choices: [{ index: 0, delta: { role: 'assistant', tool_calls: [tool] } }] });
  finish(res, 'tool_calls');
}

/** The result of our own tool, so that a test can see it was sent to the service. */
function lastTool({ messages }: ChatCallBody): string {
  const text = JSON.stringify(messages.findLast(({ role }) => role === 'tool')?.content ?? '');
  return /\d+ GSM/.exec(text)?.[0] ?? 'drafted';
}

function finish(res: ServerResponse, reason = 'stop'): void {
  event(res, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
  event(res, {
    choices: [],
    usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 },
  });
  res.end('data: [DONE]\n\n');
}

function event(res: ServerResponse, part: object): void {
  const frame = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'small',
    ...part,
  };
  res.write(`data: ${JSON.stringify(frame)}\n\n`);
}
