import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, describeError } from '../log.ts';

/** Tells a shared cache in front of the site which addresses answer something else now. */
export interface Purge {
  /** Adds these addresses to what is told next. */
  tell(paths: readonly string[], publication: number): void;
  stop(): Promise<void>;
}

export interface PurgeParts {
  readonly url: string;
  readonly purgeToken?: string;
  readonly siteUrl: string;
  readonly log: Log;
  readonly count: (outcome: 'told' | 'failed') => void;
  /** Waits between attempts. */
  readonly pausesMs?: readonly number[];
  readonly timeoutMs?: number;
}

/**
 * Every instance tells it after its own swap: a cache that was told by the first one could fetch the
 * former page again from the last one. What cannot be told stays and is told with the next.
 */
export function createPurge(parts: PurgeParts): Purge {
  const { log, pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] } = parts;
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let publication = 0;
  let telling: Promise<void> | undefined;

  async function tellAll(): Promise<void> {
    for (let attempt = 0; waiting.size > 0 && !stopping.signal.aborted; attempt += 1) {
      const paths = [...waiting];
      try {
        await post(parts, { site: parts.siteUrl, publication, paths }, stopping.signal);
        for (const path of paths) waiting.delete(path);
        attempt = -1;
        parts.count('told');
      } catch (error) {
        parts.count('failed');
        const pause = pausesMs[attempt];
        log.error('purge-failed', { publication, attempt, ...describeError(error) });
        if (pause === undefined) return;
        await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  }
  return {
    tell(paths, number) {
      for (const path of paths) waiting.add(path);
      publication = number;
      telling ??= tellAll().finally(() => (telling = undefined));
    },
    async stop() {
      stopping.abort();
      await telling;
    },
  };
}

async function post(parts: PurgeParts, body: object, stopped: AbortSignal): Promise<void> {
  const { url, purgeToken, timeoutMs = 10_000 } = parts;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(purgeToken && { Authorization: `Bearer ${purgeToken}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The purge address answered ${response.status}.`);
}
