import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';

/** The most tokens of a conversation that are sent with every request of an answer. */
export const conversationTokens = 4000;

/** The newest messages of a conversation, as many as fit; at least the question. */
export function fitConversation(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = conversationTokens;
  for (const { role, content } of messages.toReversed()) {
    if (kept.length > 0 && estimateTokens(content) > left) break;
    const text = cutToTokens(content, left);
    left -= estimateTokens(text);
    kept.unshift({ role, content: text });
  }
  return kept;
}

/** A token is three bytes or more in ordinary text: some four letters of English, one of Hindi. */
const bytesPerToken = 3;

function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

function cutToTokens(text: string, tokens: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= tokens * bytesPerToken) return text;
  // A letter that was cut through becomes a replacement character, which is left out.
  return bytes
    .subarray(0, tokens * bytesPerToken)
    .toString()
    .replace(/\uFFFD{1,3}$/, '');
}

/**
 * The most tokens that a service can count in a text: no tokenizer makes more than one of a byte.
 * Too much by a factor of four for English, but a budget that is reserved by it cannot be overdrawn.
 */
export function mostTokens(text: string): number {
  return Buffer.byteLength(text);
}
