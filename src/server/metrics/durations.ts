/** How long things took, by kind, in the buckets that Prometheus expects. */
export interface Durations<Kind extends string> {
  add(kind: Kind, seconds: number): void;
  list(): readonly Duration<Kind>[];
}

export interface Duration<Kind> {
  readonly kind: Kind;
  readonly sum: number;
  readonly count: number;
  /** How many took at most as long as the bound at the same place. */
  readonly within: readonly number[];
}

/** Seconds. An answer takes milliseconds; a model's answer or a slow client takes seconds. */
export const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

export function createDurations<Kind extends string>(): Durations<Kind> {
  const kinds = new Map<Kind, { sum: number; count: number; within: number[] }>();
  return {
    add(kind, seconds) {
      let known = kinds.get(kind);
      if (known === undefined) {
        known = { sum: 0, count: 0, within: bounds.map(() => 0) };
        kinds.set(kind, known);
      }
      known.sum += seconds;
      known.count += 1;
      for (const [at, bound] of bounds.entries()) if (seconds <= bound) known.within[at]! += 1;
    },
    list: () => [...kinds].map(([kind, known]) => ({ kind, ...known })),
  };
}
