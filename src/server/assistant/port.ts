import type { AiChatAnswer, ChatEvent, ChatMessage } from '../../contract/assistant/ai-chat.ts';

export type Reply = Extract<AiChatAnswer, { message: string }>;

/** The guide by choice, the AI service, or the guide in its place, and why. */
export type AnsweredBy =
  | 'guide'
  | 'provider'
  | `guide-after-${'failed' | 'spent' | 'busy' | 'guarded'}`;

/** Whoever answers a conversation. The signal fires when the visitor has left. */
export interface Assistant {
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<ChatEvent>;
}
