import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, streamText } from 'ai';
import type { SiteContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { QuoteDraft } from '../../../domain/assistant/quote-draft.ts';
import type { Meter } from '../meter.ts';
import { fitConversation, mostTokens } from './fit-conversation.ts';
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
  /** What a tool returned: facts that the answer may state. */
  | { readonly type: 'tool'; readonly result: unknown };

export type AskProvider = (
  content: SiteContent,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  meter: Meter,
) => AsyncIterable<ProviderPiece>;

/** Sends one conversation to a service with the OpenAI chat protocol. Throws on every failure. */
export function createAskProvider({ baseUrl, apiKey, model }: ProviderSettings): AskProvider {
  return async function* ask(content, messages, signal, meter) {
    const provider = createOpenAICompatible({
      name: 'mill',
      baseURL: baseUrl,
      apiKey,
      includeUsage: true,
      // Every step of an answer is a request of its own, longer than the one before.
      async fetch(to, init) {
        await meter.reserve(mostTokens(String(init?.body ?? '')) + mostWritten);
        return fetch(to, init);
      },
    });
    const drafts: QuoteDraft[] = [];
    const said = messages.filter(({ role }) => role === 'user').map(({ content: text }) => text);
    const { stream } = streamText({
      model: provider(model),
      instructions: instructions(content),
      messages: fitConversation(messages),
      tools: createTools(content, said, (draft) => drafts.push(draft)),
      stopWhen: isStepCount(4),
      maxOutputTokens: mostWritten,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: signal,
      // Without a listener the library prints every failure to the console.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      else if (part.type === 'tool-result') yield { type: 'tool', result: part.output };
      else if (part.type === 'finish-step') {
        if (part.usage.totalTokens !== undefined) meter.book(part.usage.totalTokens);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error(part.reason ?? 'aborted');
      else if (part.type === 'finish') {
        for (const draft of drafts.slice(-1)) yield { type: 'draft', draft };
        // A connection cut half-way also ends with status 200, so the answer is complete only with a finish reason.
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') {
          throw new Error(`The answer ended with ${part.finishReason}`);
        }
      }
    }
  };
}

/** Tokens that a service may write in one step. */
const mostWritten = 600;
