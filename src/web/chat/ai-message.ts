import type { Understood } from '../../contract/assistant/ai-chat.ts';
import type { QuoteDraft } from '../../domain/assistant/quote-draft.ts';

export interface AiMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  readonly showCategories?: boolean;
  /** What was understood of a search; shown with the newest answer alone. */
  readonly understood?: readonly Understood[];
  readonly draft?: QuoteDraft;
}

export function aiMessage(message: Omit<AiMessage, 'id' | 'timestamp'>): AiMessage {
  return { ...message, id: crypto.randomUUID(), timestamp: Date.now() };
}
