/** The answer to one attempt: stored, try again, or none. */
type AttemptOutcome = 'ok' | 'fail' | 'unknown';

interface Attempt {
  readonly key: string;
  readonly fate: AttemptOutcome;
  /** When the answer came, or the client stopped waiting for it. */
  readonly at: number;
  /** 0 when the connection broke. */
  readonly status: number;
  readonly reference?: string;
}

/** All attempts of clients with their answers, to be compared with what is stored. */
export interface History {
  readonly attempts: readonly Attempt[];
  add(attempt: Attempt): void;
  count(fate: AttemptOutcome): number;
  readonly keys: ReadonlySet<string>;
  /** Reference by key, of everything that was ever answered with success. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Two answers to one key that do not agree. */
  readonly contradictions: readonly string[];
  /** The attempts of one key in a line each, for the report of a loss. */
  explain(key: string): string;
  /** When successes were answered between two moments. */
  okBetween(from: number, to: number): readonly number[];
}

export function openHistory(): History {
  const attempts: Attempt[] = [];
  const counts: Record<AttemptOutcome, number> = { ok: 0, fail: 0, unknown: 0 };
  const keys = new Set<string>();
  const acknowledged = new Map<string, string>();
  const contradictions: string[] = [];
  return {
    attempts,
    add(attempt) {
      const { key, fate, reference } = attempt;
      attempts.push(attempt);
      counts[fate] += 1;
      keys.add(key);
      if (fate !== 'ok' || reference === undefined) return;
      const before = acknowledged.get(key) ?? reference;
      if (before !== reference) contradictions.push(`${key}: ${before}, then ${reference}`);
      acknowledged.set(key, before);
    },
    count: (fate) => counts[fate],
    keys,
    acknowledged,
    contradictions,
    explain: (key) =>
      attempts
        .filter((attempt) => attempt.key === key)
        .map(({ at, ...rest }) => `${new Date(at).toISOString()} ${JSON.stringify(rest)}`)
        .join('\n'),
    okBetween: (from, to) =>
      attempts.filter(({ fate, at }) => fate === 'ok' && at > from && at < to).map(({ at }) => at),
  };
}

/** Combines the histories of several loads. */
export function joinHistories(histories: readonly History[]): History {
  const joined = openHistory();
  for (const { attempts } of histories) for (const attempt of attempts) joined.add(attempt);
  return joined;
}
