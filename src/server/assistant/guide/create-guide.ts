import { fabrics } from '../../../content/fabrics/fabrics.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { Ask } from '../../../contract/render.ts';
import { draftFromWords } from '../../../domain/assistant/quote-draft.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import type { Assistant, Reply } from '../port.ts';
import { composeAnswer } from './compose-answer.ts';
import { openPassages } from './passages.ts';
import { link, type Section, type Source } from './section.ts';

/** The mill's own engine: no key, no network, nothing invented. */
export interface Guide extends Assistant {
  /** One question without a conversation, for the page of the guide. */
  readonly ask: Ask;
  reply(messages: readonly ChatMessage[]): Reply;
}

export function createGuide(): Guide {
  const passages = openPassages();
  function reply(conversation: readonly ChatMessage[]): Reply {
    const messages = conversation.slice(-lastMessages);
    const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const question = readQuestion(said.at(-1) ?? '', fabrics);
    const composed = composeAnswer(question, spokenOf(messages), passages);
    const draft = composed.wantsQuote ? draftFromWords(said, fabrics) : undefined;
    return {
      message: print(composed.sections),
      showCategories: composed.showCategories,
      ...(draft && { draft }),
    };
  }
  const ask: Ask = (content) => reply([{ role: 'user', content }]);
  for (const question of rehearsed) ask(question);
  return {
    reply,
    ask,
    async *answer(messages) {
      yield { type: 'done', answer: reply(messages) };
    },
  };
}

/** Asked before anybody does: the first answer makes tables, and nobody shall wait for them. */
const rehearsed = ['hello', 'a 160 gsm tee', 'price of 14B, ٣ or 500 m?', 'locknit or tricot?'];

/** What came before is not read: four hundred messages would keep every other visitor waiting. */
const lastMessages = 12;

/** The sections, and under them each source once. */
function print(sections: readonly Section[]): string {
  const sources = new Map<string, Source>(
    sections.flatMap(({ source }) => (source ? [[source.to, source] as const] : [])),
  );
  const links = [...sources.values()].map(link).join(' · ');
  const text = sections.map((section) => section.text).join('\n\n');
  return links ? `${text}\n\n*Source: ${links}*` : text;
}

/** The fabrics the conversation was about before this question: named by the visitor, else answered. */
function spokenOf(messages: readonly ChatMessage[]): Fabric[] {
  for (const { role, content } of messages.slice(0, -1).toReversed()) {
    if (role === 'user') {
      const { found } = readQuestion(content, fabrics).named;
      if (found.length > 0) return [...found];
    } else {
      const slugs = new Set(
        [...content.matchAll(/\]\(\/fabrics\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug),
      );
      const answered = fabrics.filter(({ slug }) => slugs.has(slug));
      if (answered.length > 0) return answered.slice(0, 3);
    }
  }
  return [];
}
