import { perContent, type SiteContent } from '../../../content/site-content.ts';
import type { ChatMessage } from '../../../contract/assistant/ai-chat.ts';
import { gatherFacts } from '../../../domain/assistant/guard/facts.ts';
import { judgeSentence } from '../../../domain/assistant/guard/judge-sentence.ts';
import type { Refusal } from '../../../domain/assistant/guard/read-answer.ts';
import { splitSentences } from '../../../domain/assistant/guard/split-sentences.ts';
import { readVisitor } from '../../../domain/assistant/guard/read-visitor.ts';
import { instructions } from '../provider/instructions.ts';
import { millFacts } from './mill-facts.ts';

/** Judges the answer of an AI service in one conversation. */
export interface Guard {
  /** Why a text may not be shown; undefined when it may. */
  judge(text: string): Refusal | undefined;
  /** What a tool returned may be stated from now on. */
  learn(result: unknown): void;
}

/**
 * A visitor can persuade the service to write anything, so instructions alone cannot decide what is
 * shown. Facts are the mill's texts and what the tools return; earlier messages of the assistant come
 * from the browser and prove nothing.
 */
export function openGuard(content: SiteContent, messages: readonly ChatMessage[]): Guard {
  let facts = millFacts.of(content);
  const secret = secretRows(content);
  const said = messages.filter(({ role }) => role === 'user').map(({ content: text }) => text);
  const visitor = readVisitor(said, facts);
  let named: readonly string[] = [];
  return {
    judge(text) {
      for (const sentence of splitSentences(text)) {
        const refused = judgeSentence(sentence, facts, visitor, named);
        if (refused) return refused;
        const codes = sentence.toLowerCase().match(/\b\d{1,3}[a-z]{1,2}\b/g) ?? [];
        const fabrics = codes.filter((code) => facts.figuresOf(code));
        if (fabrics.length > 0) named = fabrics;
      }
      return inRows(text).some((row) => secret.has(row)) ? 'instructions' : undefined;
    },
    learn(result) {
      const { literals } = facts;
      facts = gatherFacts({ literals, statements: statementsOf(result) }, facts);
    },
  };
}

/** The texts of a result; the number of fabrics found is a statement too. */
function statementsOf(result: unknown): string[] {
  if (typeof result === 'string') return [result];
  if (typeof result !== 'object' || result === null) return [];
  return Object.entries(result).flatMap(([key, value]) =>
    key === 'count' ? [`${String(value)} fabrics`] : statementsOf(value),
  );
}

/** Nine words in a row that match the instructions are a leak and not a coincidence. */
const row = 9;

function inRows(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(row - 1).map((_, i) => words.slice(i, i + row).join(' '));
}

const secretRows = perContent(
  (content): ReadonlySet<string> => new Set(instructions(content).split('\n').flatMap(inRows)),
);
