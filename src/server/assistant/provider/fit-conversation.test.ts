import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversationTokens, fitConversation } from './fit-conversation.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const assistant = (content: string) => ({ role: 'assistant' as const, content });
const bytes = (messages: readonly { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

test('a short conversation is sent whole', () => {
  const messages = [assistant('Hello!'), user('Lace?'), assistant('Yes.'), user('How wide?')];
  expect(fitConversation(messages)).toEqual(messages);
});

test('of a long one the newest messages are sent, none of them cut', () => {
  const messages = Array.from({ length: 30 }, (_, i) => user(`${i} ${'x'.repeat(900)}`));
  const sent = fitConversation(messages);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.length).toBeLessThan(15);
  expect(sent).toEqual(messages.slice(-sent.length));
});

test('no conversation is longer than the limit, whatever its script', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 4000 }), { minLength: 1, maxLength: 30 }),
      (texts) => {
        const sent = fitConversation(texts.map(user));
        expect(sent.length).toBeGreaterThan(0);
        expect(Math.ceil(bytes(sent) / 3)).toBeLessThanOrEqual(conversationTokens);
        expect(texts.at(-1)).toContain(sent.at(-1)!.content);
      },
    ),
    { numRuns: 30 },
  );
});

test('a question in Hindi is cut between letters', () => {
  const sent = fitConversation([user('क'.repeat(4000) + 'x'.repeat(2000))]);
  expect(sent[0]!.content).toMatch(/^क{3990,4000}x{0,10}$/);
});
