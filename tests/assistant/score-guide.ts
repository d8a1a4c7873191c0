import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Guide } from '../../src/server/assistant/guide/create-guide.ts';
import { findForbidden } from '../../src/domain/assistant/forbidden.ts';

export interface BuyerQuestion {
  readonly group: string;
  readonly ask: string | readonly string[];
  readonly must: readonly string[];
  readonly not?: readonly string[];
  /** The four collections are to be shown as cards. */
  readonly categories?: boolean;
}

export interface Scored {
  readonly question: BuyerQuestion;
  readonly answer: string;
  /** Empty for a right answer. */
  readonly faults: readonly string[];
  readonly ms: number;
}

export async function readQuestions(): Promise<BuyerQuestion[]> {
  return parse(
    await readFile(join(import.meta.dirname, 'questions.yaml'), 'utf8'),
  ) as BuyerQuestion[];
}

/** Puts one question to the guide, as the last of its conversation. */
export function scoreQuestion(guide: Pick<Guide, 'reply'>, question: BuyerQuestion): Scored {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let reply = { message: '', showCategories: false };
  let ms = 0;
  for (const content of [question.ask].flat()) {
    messages.push({ role: 'user', content });
    const started = performance.now();
    reply = guide.reply(messages);
    ms = performance.now() - started;
    messages.push({ role: 'assistant', content: reply.message });
  }
  const faults = [
    ...question.must
      .filter((one) => !new RegExp(one, 'i').test(reply.message))
      .map((one) => `lacks ${one}`),
    ...(question.not ?? [])
      .filter((one) => new RegExp(one, 'i').test(reply.message))
      .map((one) => `holds ${one}`),
    ...(question.categories && !reply.showCategories ? ['shows no collections'] : []),
  ];
  const forbidden = findForbidden(reply.message);
  if (forbidden) faults.push(`states a ${forbidden}`);
  return { question, answer: reply.message, faults, ms };
}
