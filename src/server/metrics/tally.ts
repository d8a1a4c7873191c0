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
