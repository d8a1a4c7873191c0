import type { SiteContent } from '../../content/site-content.ts';
import type { AiChatAnswer, ChatEvent, ChatMessage } from '../../contract/assistant/ai-chat.ts';

export type Reply = Extract<AiChatAnswer, { message: string }>;

/** Which engine answered: the configured guide, the AI service, or the guide as fallback with the reason. */
export type AnsweredBy =
  | 'guide'
  | 'provider'
  | `guide-after-${'failed' | 'spent' | 'busy' | 'guarded'}`;

/** Answers a conversation. The signal fires when the visitor has closed the connection. */
export interface Assistant {
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** Makes its tables of a content before that becomes public, without holding up requests. */
  prepare(content: SiteContent): Promise<void>;
}
