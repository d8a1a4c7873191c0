import type { ReadContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import type { Ask } from '../../../contract/render.ts';
import { draftFromWords } from '../../../domain/assistant/quote-draft.ts';
import { loopTurn } from '../../turns.ts';
import type { Assistant, Reply } from '../port.ts';
import { type Composed, composeAnswer } from './compose-answer.ts';
import { describeSearch } from './describe-search.ts';
import { followConversation, shortenEarlier } from './follow-conversation.ts';
import { passages } from './passages.ts';
import { link, type Section, type Source } from './section.ts';

/** The built-in guide: it answers from the mill's records without a key or network. */
export interface Guide extends Assistant {
  /** One question without a conversation, for the page of the guide. */
  readonly ask: Ask;
  reply(messages: readonly ChatMessage[]): Reply;
  /** Answers a few questions to itself: the first answers build tables, and no visitor should wait for that. */
  rehearse(): Promise<void>;
}

export function createGuide(readContent: ReadContent): Guide {
  function reply(conversation: readonly ChatMessage[]): Reply {
    const content = readContent();
    const messages = shortenEarlier(conversation.slice(-lastMessages));
    const said = messages.filter(({ role }) => role === 'user').map(({ content: text }) => text);
    const { parts, thread } = followConversation(content, messages);
    const composed = parts.map((part) => composeAnswer(content, part, passages.of(content)));
    const wantsQuote = composed.some((one) => one.wantsQuote);
    const draft = wantsQuote ? draftFromWords(said, content.fabrics) : undefined;
    const understood = parts.some(({ isSearch }) => isSearch)
      ? describeSearch(content, thread.search)
      : [];
    return {
      message: print(joinSections(composed)),
      showCategories: composed.some((one) => one.showCategories),
      ...(understood.length > 0 && { understood }),
      ...(draft && { draft }),
    };
  }
  const ask: Ask = (content) => reply([{ role: 'user', content }]);
  return {
    reply,
    ask,
    prepare: (content) => passages.prepare(content),
    async rehearse() {
      await passages.prepare(readContent());
      for (const question of rehearsed) {
        await loopTurn();
        ask(question);
      }
    },
    async *answer(messages) {
      yield { type: 'done', answer: reply(messages) };
    },
  };
}

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

/** The answers to all questions of a message, each thing said once. An answer that knows nothing is left out beside others. */
function joinSections(composed: readonly Composed[]): Section[] {
  const all = composed.flatMap(({ sections }) => sections);
  const known = all.filter(({ text }) => !text.startsWith('I do not know that'));
  const sections = known.length > 0 ? known : all;
  const texts = new Set<string>();
  return sections.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, 7);
}
