import { aiChatErrors } from '../../contract/assistant/ai-chat.ts';
import type { ReadContent } from '../../content/site-content.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { AiSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { millFacts } from './guard/mill-facts.ts';
import type { Guide } from './guide/create-guide.ts';
import type { AnsweredBy, Assistant } from './port.ts';
import { createSpending } from './spending.ts';
import { type Patience, withFallback } from './with-fallback.ts';

interface Parts {
  readonly ai: AiSettings;
  readonly guide: Guide;
  readonly readContent: ReadContent;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly patience?: Patience;
  /** Called after every answer with the engine that gave it. */
  readonly count?: (engine: AnsweredBy) => void;
}

/** The configured engine: the guide alone, or an AI service with the guide as fallback. */
export function openAssistant(parts: Parts): Assistant {
  const { ai, guide, readContent, store, clock, log, patience, count } = parts;
  const { baseUrl, apiKey, model, dailyTokens } = ai;
  if (baseUrl === undefined && apiKey === undefined) return counted(guide, count);
  if (apiKey === undefined) return missing(guide, aiChatErrors.notConfigured);
  if (baseUrl === undefined) return missing(guide, aiChatErrors.noAddress);
  if (model === undefined) return missing(guide, aiChatErrors.noModel);
  // Reading the mill's texts takes long; at startup no visitor waits for it.
  millFacts.of(readContent());
  const spending = createSpending(store, clock, dailyTokens);
  // The library is large and only needed here, so it is loaded with the first question.
  let opened: Promise<Pick<Assistant, 'answer'>> | undefined;
  return {
    async *answer(messages, signal) {
      opened ??= import('./provider/ask-provider.ts').then(({ createAskProvider }) =>
        withFallback({
          ask: createAskProvider({ baseUrl, apiKey, model }),
          guide,
          readContent,
          spending,
          log,
          ...(patience && { patience }),
          ...(count && { count }),
        }),
      );
      yield* (await opened).answer(messages, signal);
    },
    async prepare(content) {
      await guide.prepare(content);
      await millFacts.prepare(content);
    },
  };
}

function counted(guide: Guide, count: Parts['count']): Assistant {
  return {
    answer(messages, signal) {
      count?.('guide');
      return guide.answer(messages, signal);
    },
    prepare: guide.prepare,
  };
}

function missing(guide: Guide, error: string): Assistant {
  return {
    async *answer() {
      yield { type: 'error', error };
    },
    prepare: guide.prepare,
  };
}
