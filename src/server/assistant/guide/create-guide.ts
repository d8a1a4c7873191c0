import type { ReadContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { Ask } from '../../../contract/render.ts';
import { draftFromWords } from '../../../domain/assistant/quote-draft.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import type { Assistant, Reply } from '../port.ts';
import { composeAnswer } from './compose-answer.ts';
import { passages } from './passages.ts';
import { link, type Section, type Source } from './section.ts';

/** The built-in guide: it answers from the mill's records without a key or network. */
export interface Guide extends Assistant {
  /** One question without a conversation, for the page of the guide. */
  readonly ask: Ask;
  reply(messages: readonly ChatMessage[]): Reply;
}

export function createGuide(readContent: ReadContent): Guide {
  function reply(conversation: readonly ChatMessage[]): Reply {
    const content = readContent();
    const { fabrics, mill } = content;
    const messages = conversation.slice(-lastMessages);
    const said = messages.filter(({ role }) => role === 'user').map(({ content: text }) => text);
    const question = readQuestion(said.at(-1) ?? '', fabrics, [mill.name, mill.shortName]);
    const composed = composeAnswer(
      content,
      question,
      spokenOf(messages, fabrics),
      passages.of(content),
    );
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
    prepare: (content) => passages.prepare(content),
    async *answer(messages) {
      yield { type: 'done', answer: reply(messages) };
    },
  };
}

/** Answered once at startup, because the first answer builds tables and a visitor should not wait for that. */
const rehearsed = ['hello', 'a 160 gsm tee', 'price of 14B, ٣ or 500 m?', 'locknit or tricot?'];

/** Older messages are ignored, because reading four hundred of them would block other visitors. */
const lastMessages = 12;

/** Joins the sections and lists each source once below them. */
function print(sections: readonly Section[]): string {
  const sources = new Map<string, Source>(
    sections.flatMap(({ source }) => (source ? [[source.to, source] as const] : [])),
  );
  const links = [...sources.values()].map(link).join(' · ');
  const text = sections.map((section) => section.text).join('\n\n');
  return links ? `${text}\n\n*Source: ${links}*` : text;
}

/** The fabrics of the conversation before this question: those the visitor named, else those in the answers. */
function spokenOf(messages: readonly ChatMessage[], fabrics: readonly Fabric[]): Fabric[] {
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
