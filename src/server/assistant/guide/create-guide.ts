import { fabrics } from '../../../content/fabrics/fabrics.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { Ask } from '../../../contract/render.ts';
import { draftFromWords } from '../../../domain/assistant/quote-draft.ts';
import { readQuestion } from '../../../domain/assistant/read-question.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import type { Assistant, Reply } from '../port.ts';
import { composeAnswer } from './compose-answer.ts';
import { openPassages, type PassageSearch } from './passages.ts';
import { link, type Section, type Source } from './section.ts';

/** The built-in guide: it answers from the mill's records without a key or network. */
export interface Guide extends Assistant {
  /** One question without a conversation, for the page of the guide. */
  readonly ask: Ask;
  reply(messages: readonly ChatMessage[]): Reply;
}

export function createGuide(): Guide {
  passages ??= openPassages();
  const known = passages;
  function reply(conversation: readonly ChatMessage[]): Reply {
    const messages = conversation.slice(-lastMessages);
    const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const question = readQuestion(said.at(-1) ?? '', fabrics);
    const composed = composeAnswer(question, spokenOf(messages), known);
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

/** The index of our articles is the same for every guide, and making it is most of the work. */
let passages: PassageSearch | undefined;

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
