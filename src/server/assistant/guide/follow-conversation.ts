import type { SiteContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { resolveQuestion } from '../../../domain/assistant/conversation/resolve-question.ts';
import { splitQuestions } from '../../../domain/assistant/conversation/split-questions.ts';
import {
  newThread,
  type Resolved,
  type Thread,
} from '../../../domain/assistant/conversation/thread.ts';
import {
  type KnownNames,
  type Question,
  readQuestion,
} from '../../../domain/assistant/read-question.ts';
import { hasWishes } from '../../../domain/assistant/wishes.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { knownNames } from '../../catalogue/known-names.ts';

export interface Followed {
  /** The questions of the last message, each as it is meant. */
  readonly parts: readonly Resolved[];
  readonly thread: Thread;
}

/** Characters of what was asked before; reading a dozen long messages would keep other visitors waiting. */
const mostRemembered = 250;

/** The last message whole, and of those before what can be read in no time. */
export function shortenEarlier(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = messages.at(-1);
  return messages.map((message) =>
    message === last || message.role === 'assistant'
      ? message
      : { ...message, content: message.content.slice(0, mostRemembered) },
  );
}

/** Reads a conversation from its beginning, because the server keeps none of it. */
export function followConversation(
  content: SiteContent,
  messages: readonly ChatMessage[],
): Followed {
  const { fabrics } = content;
  const names = knownNames(content);
  let followed: Followed = { parts: [], thread: newThread };
  for (const { role, content: text } of messages) {
    followed =
      role === 'assistant'
        ? { ...followed, thread: withAnswer(followed, linkedFabrics(text, fabrics)) }
        : hear(followed.thread, readParts(text, fabrics, names));
  }
  return followed;
}

/** The questions of one message, each after the one before. */
function hear(before: Thread, questions: readonly Question[]): Followed {
  const { listed } = before;
  let thread = before;
  const parts = questions.map((question) => {
    const resolved = resolveQuestion(question, thread);
    thread = withListed(resolved.next, listed);
    return resolved;
  });
  const chosen = [...new Set(parts.flatMap((part) => part.chosen))];
  return { parts, thread: chosen.length > 1 ? { ...thread, subject: chosen } : thread };
}

/** After "how heavy is the first", "and the second" still means the list before. */
function withAnswer({ parts, thread }: Followed, shown: readonly Fabric[]): Thread {
  const isSearch = parts.some((part) => part.isSearch);
  const isAmong = shown.every((fabric) => thread.listed.includes(fabric));
  return isAmong && !isSearch ? thread : withListed(thread, shown);
}

/** An answer that shows no fabric leaves those in mind that were shown before. */
function withListed(
  thread: Omit<Thread, 'listed'> & Partial<Thread>,
  listed: readonly Fabric[],
): Thread {
  return { ...thread, listed: listed.length > 0 ? listed : (thread.listed ?? []) };
}

/** A message is taken apart only where every part says something by itself. */
function readParts(text: string, fabrics: readonly Fabric[], names: KnownNames): Question[] {
  const read = (part: string) => readQuestion(part, fabrics, names);
  const parts = splitQuestions(text);
  const questions = parts.length > 1 ? parts.map(read) : [];
  return questions.length > 0 && questions.every(saysSomething) ? questions : [read(text)];
}

function saysSomething({ topics, wishes, named, measures, pieces, behaviours }: Question): boolean {
  const plain = [...topics].some((topic) => topic !== 'seek' && topic !== 'compare');
  return (
    plain ||
    hasWishes(wishes) ||
    wishes.categories.length > 0 ||
    named.found.length > 0 ||
    behaviours.length > 0 ||
    pieces !== undefined ||
    Object.keys(measures).length > 0
  );
}

function linkedFabrics(text: string, fabrics: readonly Fabric[]): Fabric[] {
  const slugs = new Set(
    [...text.matchAll(/\]\(\/fabrics\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug),
  );
  const bySlug = new Map(fabrics.map((fabric) => [fabric.slug, fabric]));
  return [...slugs].flatMap((slug) => bySlug.get(slug!) ?? []).slice(0, 8);
}
