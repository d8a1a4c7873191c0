import type { ReadContent } from '../../content/site-content.ts';
import type { Log } from '../log.ts';
import { openGuard } from './guard/open-guard.ts';
import type { Guide } from './guide/create-guide.ts';
import type { AnsweredBy, Assistant, Reply } from './port.ts';
import { createMeter } from './meter.ts';
import type { AskProvider } from './provider/ask-provider.ts';
import { releaseSentences, Unsayable } from './release-sentences.ts';
import type { Spending } from './spending.ts';

export interface Patience {
  /** The longest wait for the first words. */
  readonly firstMs: number;
  /** The longest wait between two pieces. */
  readonly gapMs: number;
  readonly totalMs: number;
}

/** A visitor has the first words, or the guide's answer instead, within ten seconds. */
export const patience: Patience = { firstMs: 6500, gapMs: 3000, totalMs: 20_000 };

export const fallbackNotes = {
  failed: '*The AI service did not answer, so this comes from the mill’s built-in guide.*',
  spent:
    '*The AI service has answered enough for today, so this comes from the mill’s built-in guide.*',
  busy: '*The AI service is busy, so this comes from the mill’s built-in guide.*',
  guarded:
    '*The AI service wrote something I may not state, so this comes from the mill’s built-in guide.*',
} as const;

interface Parts {
  readonly ask: AskProvider;
  readonly guide: Guide;
  readonly readContent: ReadContent;
  readonly spending: Spending;
  readonly log: Log;
  readonly patience?: Patience;
  readonly mostAtOnce?: number;
  readonly count?: (engine: AnsweredBy) => void;
}

/** Asks the AI service; if it fails in any way, the guide answers and says so. */
export function withFallback(parts: Parts): Pick<Assistant, 'answer'> {
  const { ask, guide, readContent, spending, log, count, mostAtOnce = 16 } = parts;
  const wait = parts.patience ?? patience;
  let open = 0;
  return {
    async *answer(messages, visitor) {
      const instead = (why: keyof typeof fallbackNotes): Reply => {
        const reply = guide.reply(messages);
        count?.(`guide-after-${why}`);
        return { ...reply, message: `${fallbackNotes[why]}\n\n${reply.message}` };
      };
      if (open >= mostAtOnce) return yield { type: 'done', answer: instead('busy') };
      open += 1;
      let shown = false;
      const meter = createMeter(spending, log);
      const watch = watchTime(visitor, wait);
      try {
        // One content for the whole answer: what a tool said must be known to the guard.
        const content = readContent();
        const guard = openGuard(content, messages);
        const sentences = releaseSentences(guard);
        let message = '';
        let draft: Reply['draft'];
        const pieces = ask(content, messages, watch.signal, meter)[Symbol.asyncIterator]();
        for (;;) {
          const { done, value: piece } = await watch.orLate(pieces.next());
          if (done) break;
          if (piece.type === 'draft') draft = piece.draft;
          if (piece.type === 'tool') guard.learn(piece.result);
          if (piece.type !== 'text') continue;
          watch.moved();
          const text = sentences.add(piece.text);
          if (text === '') continue;
          message += text;
          shown = true;
          yield { type: 'text', text };
        }
        const rest = sentences.end();
        message += rest;
        if (message.trim() === '') throw new Error('No response from AI');
        const { showCategories } = guide.reply(messages);
        count?.('provider');
        yield { type: 'done', answer: { message, showCategories, ...(draft && { draft }) } };
      } catch (error) {
        if (visitor.aborted) return;
        const why = meter.isSpent ? 'spent' : error instanceof Unsayable ? 'guarded' : 'failed';
        if (why !== 'spent') log.error('ai-provider-failed', describeProviderError(error));
        if (shown) yield { type: 'restart' };
        yield { type: 'done', answer: instead(why) };
      } finally {
        open -= 1;
        watch.stop();
      }
    },
  };
}

interface Watch {
  readonly signal: AbortSignal;
  /** Settles with the promise, or rejects as soon as time is up or the visitor has left. */
  orLate<T>(work: Promise<T>): Promise<T>;
  /** Restarts the timer after each piece: from now on only the gap counts. */
  moved(): void;
  stop(): void;
}

function watchTime(visitor: AbortSignal, { firstMs, gapMs, totalMs }: Patience): Watch {
  const own = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => {});
  const give = (why: string) => {
    const error = new Error(why);
    reject(error);
    own.abort(error);
  };
  const leave = () => give('The visitor has left');
  if (visitor.aborted) leave();
  visitor.addEventListener('abort', leave, { once: true });
  const total = setTimeout(give, totalMs, 'The answer took too long');
  let next = setTimeout(give, firstMs, 'No answer began in time');
  return {
    signal: own.signal,
    orLate: (work) => Promise.race([work, late]),
    moved() {
      clearTimeout(next);
      next = setTimeout(give, gapMs, 'The answer stood still');
    },
    stop() {
      clearTimeout(total);
      clearTimeout(next);
      visitor.removeEventListener('abort', leave);
      own.abort();
    },
  };
}

/** Logs the status, which an operator looks for and which the library wraps; never the key or the text. */
function describeProviderError(error: unknown): Record<string, unknown> {
  const cause = error instanceof Error && 'lastError' in error ? error.lastError : error;
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : undefined;
  const message = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
  return { message, ...(status !== undefined && { status }) };
}
