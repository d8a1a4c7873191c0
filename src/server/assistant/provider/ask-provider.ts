import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, streamText } from 'ai';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { QuoteDraft } from '../../../domain/assistant/quote-draft.ts';
import { instructions } from './instructions.ts';
import { createTools } from './tools.ts';

export interface ProviderSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

export type ProviderPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'draft'; readonly draft: QuoteDraft }
  /** The end of a whole answer, with what it cost. */
  | { readonly type: 'end'; readonly tokens: number | undefined };

export type AskProvider = (
  messages: readonly ChatMessage[],
  signal: AbortSignal,
) => AsyncIterable<ProviderPiece>;

/** The most an answer of four steps can cost: the conversation is sent each time, and text is written. */
export const tokensPerAnswer = 12_000;

/** Sends one conversation to a service with the OpenAI chat protocol. Throws on every failure. */
export function createAskProvider({ baseUrl, apiKey, model }: ProviderSettings): AskProvider {
  const provider = createOpenAICompatible({
    name: 'mill',
    baseURL: baseUrl,
    apiKey,
    includeUsage: true,
  });
  return async function* ask(messages, signal) {
    const drafts: QuoteDraft[] = [];
    const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const { stream } = streamText({
      model: provider(model),
      instructions,
      messages: messages
        .slice(-lastMessages)
        .map(({ role, content }) => ({ role, content: content.slice(0, 4000) })),
      tools: createTools(said, (draft) => drafts.push(draft)),
      stopWhen: isStepCount(4),
      maxOutputTokens: 600,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: signal,
      // Without a listener the library prints every failure to the console.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error(part.reason ?? 'aborted');
      else if (part.type === 'finish') {
        for (const draft of drafts.slice(-1)) yield { type: 'draft', draft };
        // A connection cut half-way also ends with status 200, so the answer is complete only with a finish reason.
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') {
          throw new Error(`The answer ended with ${part.finishReason}`);
        }
        yield { type: 'end', tokens: part.totalUsage.totalTokens };
      }
    }
  };
}

const lastMessages = 20;
