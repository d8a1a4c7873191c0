import type { AiChatAnswer, ChatEvent, ChatMessage } from '../../contract/assistant/ai-chat.ts';

export type Reply = Extract<AiChatAnswer, { message: string }>;

/** Whoever answers a conversation. The signal fires when the visitor has left. */
export interface Assistant {
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<ChatEvent>;
}
