import { dayMs } from '../../../domain/enquiry/indian-time.ts';
import { usualAnswer } from '../../../domain/enquiry/usual-answer.ts';
import type { Clock } from '../../clock.ts';
import type { Store } from '../../db/store.ts';
import { describeError, type Log } from '../../log.ts';

const spanMs = 90 * dayMs;

/** Within which time buyers of the last ninety days got their first answer, in words; or nothing. */
export async function measureAnswers({ db }: Store, now: number): Promise<string | undefined> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['created_at', 'answered_at', 'status'])
    .where('created_at', '>=', now - spanMs)
    .where('quarantined_at', 'is', null)
    .where('status', '<>', 'spam')
    // Whoever only opened WhatsApp has asked nothing yet.
    .where((eb) => eb.or([eb('answered_at', 'is not', null), eb('status', '=', 'new')]))
    .execute();
  const answered: number[] = [];
  const waiting: number[] = [];
  for (const { created_at, answered_at } of rows) {
    if (answered_at === null) waiting.push(now - created_at);
    else answered.push(answered_at - created_at);
  }
  return usualAnswer(answered, waiting);
}

/** Measures now and every ten minutes, and tells when the words have changed. */
export function startMeasuring({
  store,
  clock,
  log,
  tell,
  everyMs = 10 * 60_000,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly tell: (words: string | undefined) => void;
  readonly everyMs?: number;
}): { stop(): Promise<void>; read(): string | undefined } {
  let told: string | undefined;
  let running: Promise<void> = Promise.resolve();
  const measure = async () => {
    try {
      const words = await measureAnswers(store, clock.now());
      if (words !== told) tell((told = words));
    } catch (error) {
      if (!store.isUnavailable(error)) log.error('answers-not-measured', describeError(error));
    }
  };
  const start = () => {
    running = running.then(measure);
  };
  start();
  const timer = setInterval(start, everyMs).unref();
  return {
    read: () => told,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
