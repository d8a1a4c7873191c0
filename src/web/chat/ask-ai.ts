import {
  type AiChatAnswer,
  type ChatEvent,
  type ChatMessage,
  aiChatTexts,
  streamType,
} from '../../contract/assistant/ai-chat.ts';
import { href } from '../../contract/routes.ts';

type Reply = Extract<AiChatAnswer, { message: string }>;

/** Sends the conversation and passes on the answer as it arrives. Throws an error with the server's text. */
export async function askAi(
  messages: readonly ChatMessage[],
  onText: (soFar: string) => void,
  signal: AbortSignal,
): Promise<Reply> {
  const response = await fetch(href.serverFunction('ai-chat'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: `${streamType}, application/json` },
    body: JSON.stringify({ messages }),
    signal,
  });
  if (!response.headers.get('content-type')?.includes(streamType) || !response.body) {
    return requireReply((await response.json()) as Partial<Reply> & { error?: string });
  }
  let text = '';
  for await (const event of readEvents(response.body)) {
    if (event.type === 'text') onText((text += event.text));
    else if (event.type === 'restart') onText((text = ''));
    else if (event.type === 'error') throw new Error(event.error);
    else return requireReply(event.answer);
  }
  throw new Error(aiChatTexts.noResponse);
}

function requireReply(answer: Partial<Reply> & { readonly error?: string }): Reply {
  if (answer.error) throw new Error(answer.error);
  if (!answer.message) throw new Error(aiChatTexts.noResponse);
  return { ...answer, message: answer.message, showCategories: answer.showCategories === true };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as ChatEvent;
  }
  if (rest) yield JSON.parse(rest) as ChatEvent;
}
