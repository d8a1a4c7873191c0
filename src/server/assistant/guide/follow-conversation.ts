import type { SiteContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { resolveQuestion } from '../../../domain/assistant/conversation/resolve-question.ts';
import { splitQuestions } from '../../../domain/assistant/conversation/split-questions.ts';
import { newThread, type Resolved, type Thread } from '../../../domain/assistant/conversation/thread.ts';
import { type Question, readQuestion } from '../../../domain/assistant/read-question.ts';
import { hasWishes } from '../../../domain/assistant/wishes.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';

export interface Followed {
  /** The questions of the last message, each as it is meant. */
  readonly parts: readonly Resolved[];
  readonly thread: Thread;
}

/** Reads a conversation from its beginning, because the server keeps none of it. */
export function followConversation(
  { fabrics, mill }: SiteContent,
  messages: readonly ChatMessage[],
): Followed {
  let thread: Thread = newThread;
  let parts: Resolved[] = [];
  for (const { role, content: text } of messages) {
    if (role === 'assistant') {
      const listed = linkedFabrics(text, fabrics);
      thread = { ...thread, listed: listed.length > 0 ? listed : thread.listed };
      continue;
    }
    parts = [];
    for (const question of readParts(text, fabrics, [mill.name, mill.shortName])) {
      const resolved = resolveQuestion(question, thread);
      parts.push(resolved);
      thread = { ...resolved.next, listed: thread.listed };
    }
  }
  return { parts, thread };
}

/** A message is taken apart only where every part says something by itself. */
function readParts(
  text: string,
  fabrics: readonly Fabric[],
  millNames: readonly string[],
): Question[] {
  const questions = splitQuestions(text).map((part) => readQuestion(part, fabrics, millNames));
  const whole = () => [readQuestion(text, fabrics, millNames)];
  if (questions.length < 2) return whole();
  return questions.every(saysSomething) ? questions : whole();
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
  const slugs = new Set([...text.matchAll(/\]\(\/fabrics\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug));
  const bySlug = new Map(fabrics.map((fabric) => [fabric.slug, fabric]));
  return [...slugs].flatMap((slug) => bySlug.get(slug!) ?? []).slice(0, 8);
}
