import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConversations } from '../../../../tests/assistant/score-conversations.ts';
import { readQuestions } from '../../../../tests/assistant/score-guide.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import type { SiteContent } from '../../../content/site-content.ts';
import { createGuide } from './create-guide.ts';
import { policies } from './policies.ts';

/** Some of each collection and construction: a fabric that is added must not change the transcript. */
const numbers =
  '11B 12C 14B 14G 14H 14J 15H 15K 17C 17D 18C 19B 20B 22A 22B 24B 26C 27B 27C 29B'.split(' ');
const content: SiteContent = {
  ...shippedContent,
  fabrics: shippedContent.fabrics.filter(({ number }) => numbers.includes(number)),
};

/**
 * What the guide says in whole conversations, word by word. Whoever changes its rules sees in the
 * diff of the transcript which answers become others, and writes it anew with `npm test -- transcript -u`
 * when that is what was meant.
 */
test('the guide says in whole conversations what it said before', async () => {
  const guide = createGuide(() => content);
  const talks = (await readConversations('conversations')).map((talk) =>
    talk.map(({ ask }) => ask),
  );
  const questions = (await readQuestions()).map(({ ask }) => [ask].flat());
  const some = [...talks.filter((_, at) => at % 10 === 0), ...questions];
  const transcript = some.map((talk) => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    const turns = talk.map((ask) => {
      messages.push({ role: 'user', content: ask });
      const { message, ...more } = guide.reply(messages);
      messages.push({ role: 'assistant', content: message });
      return `> ${ask}\n\n${nameTerms(message)}\n\n${JSON.stringify(more)}\n`;
    });
    return turns.join('\n');
  });
  await expect(transcript.join('\n---\n\n')).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../tests/assistant/transcript.txt'),
  );
});

/** The terms of the mill are texts of their own, and change without the guide. */
function nameTerms(message: string): string {
  return Object.entries(policies(content)).reduce(
    (text, [topic, write]) => text.replaceAll(write().text, `{${topic}}`),
    message,
  );
}
