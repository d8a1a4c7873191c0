import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { shortenEarlier } from './follow-conversation.ts';

test('only what the visitor asked before is shortened', () => {
  const long = 'cloth '.repeat(200);
  const messages: ChatMessage[] = [
    { role: 'user', content: long },
    { role: 'assistant', content: long },
    { role: 'user', content: long },
  ];
  const [before, answer, last] = shortenEarlier(messages).map(({ content }) => content.length);
  expect(before).toBe(250);
  expect([answer, last]).toEqual([long.length, long.length]);
});
