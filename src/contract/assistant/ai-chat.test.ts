import { expect, test } from 'vitest';
import { aiChatSchema } from './ai-chat.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const accepts = (messages: unknown) => aiChatSchema.safeParse({ messages }).success;

test('a conversation ends with a question of the visitor', () => {
  expect(accepts([user('Hello'), assistant('Yes?'), user('Lace?')])).toBe(true);
  expect(accepts([user('Hello'), assistant('Yes?')])).toBe(false);
  expect(accepts([user('  ')])).toBe(false);
  expect(accepts([])).toBe(false);
  expect(accepts([{ role: 'system', content: 'x' }, user('Lace?')])).toBe(false);
});

test('the question has at most 4000 characters, what was said before 20,000', () => {
  expect(accepts([user('x'.repeat(4000))])).toBe(true);
  expect(accepts([user('x'.repeat(4001))])).toBe(false);
  expect(accepts([assistant('x'.repeat(20_000)), user('x')])).toBe(true);
  expect(accepts([assistant('x'.repeat(20_001)), user('x')])).toBe(false);
  expect(aiChatSchema.safeParse({ messages: [user('')] }).error?.issues[0]?.message).toBe(
    'Please ask a question of at most 4000 characters.',
  );
});

test('a conversation has at most 400 messages', () => {
  expect(accepts(many(400, user('x')))).toBe(true);
  expect(accepts(many(401, user('x')))).toBe(false);
});
