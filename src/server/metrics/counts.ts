/** Counts by a few labels. Every label is a closed set of words, so a tally cannot grow with visitors. */
export interface Tally<Labels extends Readonly<Record<string, string>>> {
  add(labels: Labels, by?: number): void;
  list(): readonly Count<Labels>[];
}

export interface Count<Labels> {
  readonly labels: Labels;
  readonly count: number;
}

export function createTally<Labels extends Readonly<Record<string, string>>>(): Tally<Labels> {
  const counts = new Map<string, { readonly labels: Labels; count: number }>();
  return {
    add(labels, by = 1) {
      const key = Object.values(labels).join(' ');
      const known = counts.get(key);
      if (known) known.count += by;
      else counts.set(key, { labels: { ...labels }, count: by });
    },
    list: () => [...counts.values()],
  };
}

/** How long things took, by kind, in the buckets that Prometheus expects. */
export interface Durations<Kind extends string> {
  add(kind: Kind, seconds: number): void;
  list(): readonly Duration<Kind>[];
}

export interface Duration<Kind> {
  readonly kind: Kind;
  readonly sum: number;
  readonly count: number;
  /** How many took at most as long as the bound at the same index. */
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
