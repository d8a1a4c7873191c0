import * as z from 'zod/mini';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';

export const longestMessage = 4000;

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(20_000)),
});

/** The whole conversation and the new message of the visitor at its end. */
export const aiChatSchema = z.object({
  messages: z.array(message).check(
    z.minLength(1),
    z.maxLength(400),
    z.refine(
      (messages) => {
        const last = messages.at(-1);
        return (
          last?.role === 'user' &&
          last.content.trim() !== '' &&
          last.content.length <= longestMessage
        );
      },
      { error: `Please ask a question of at most ${longestMessage} characters.` },
    ),
  ),
});
export type ChatMessage = z.output<typeof message>;

export type AiChatAnswer =
  | {
      readonly message: string;
      readonly showCategories: boolean;
      /** What was understood of a search; each can be taken back. */
      readonly understood?: readonly Understood[];
      /** A quote request to be confirmed by the visitor. */
      readonly draft?: QuoteDraft;
    }
  | { readonly error: string };

/** One wish of a search, and what the visitor says to take it back. */
export interface Understood {
  readonly label: string;
  readonly remove: string;
}

/** A client that accepts this gets the answer as it is written, one JSON object a line. */
export const streamType = 'application/x-ndjson';

export type ChatEvent =
  | { readonly type: 'text'; readonly text: string }
  /** What was shown so far is taken back: another engine begins again. */
  | { readonly type: 'restart' }
  | { readonly type: 'done'; readonly answer: Extract<AiChatAnswer, { message: string }> }
  | { readonly type: 'error'; readonly error: string };

/** Errors of the function that the browser answers with a sentence of their own. */
export const aiChatErrors = {
  rateLimit: 'Rate limit exceeded. Please try again in a moment.',
  notConfigured: 'AI_API_KEY is not configured',
  noModel: 'AI_MODEL is not configured',
  noAddress: 'AI_BASE_URL is not configured',
  unavailable: 'The assistant cannot answer at the moment.',
  invalid: 'The conversation could not be read.',
} as const;

export const aiChatTexts = {
  launcher: 'Chat with our AI',
  subtitle: 'Fabric Expert Assistant',
  greeting:
    'Hello! I am the mill’s AI assistant: a computer program, not a person. Ask me about fabrics, GSM, MOQs and lead times, and I answer from our own records.',
  placeholder: 'Ask about fabrics, GSM, orders...',
  thinking: 'Thinking...',
  footer: 'Powered by AI • Ask me anything about fabrics',
  toastTitle: 'Failed to send message',
  noResponse: 'No response from AI',
  failed: 'Sorry, I encountered an error. Please try again.',
  rateLimited: "I'm getting a lot of requests right now. Please try again in a moment.",
  notConfigured: 'AI service is not configured. Please contact support.',
  handOver: 'Send this conversation to a person',
} as const;

/** Pictures of this site, the only ones that an answer may show: another's would tell it who reads. */
export function isOwnPicture(address: string): boolean {
  const [path = '', version = '0', ...more] = address.split('?v=');
  return (
    more.length === 0 &&
    (path.startsWith('/img/') || path.startsWith('/pictures/')) &&
    /^[a-z0-9/.-]+$/.test(path) &&
    !path.includes('..') &&
    !path.includes('//') &&
    /^[a-z0-9]+$/.test(version)
  );
}

/** What the assistant says instead of an answer, by the text of the error. */
export function fallbackFor(error: string): string {
  if (/rate limit/i.test(error)) return aiChatTexts.rateLimited;
  if (/\bAI_[A-Z_]+ is not configured/.test(error)) return aiChatTexts.notConfigured;
  return aiChatTexts.failed;
}
