/** One place of a list on both sides; what stayed has both, and `same` says so. */
export interface ListRow<Item> {
  readonly old?: Item;
  readonly young?: Item;
  readonly same: boolean;
}

/**
 * Two lists place by place. What is gone and what was added at the same place stand beside each other,
 * because it is most often one thing that was rewritten.
 */
export function diffLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): ListRow<Item>[] {
  const [a, b] = [before.map(nameOf), after.map(nameOf)];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  const rows: ListRow<Item>[] = [];
  let gone: Item[] = [];
  let added: Item[] = [];
  const flush = () => {
    for (let n = 0; n < Math.max(gone.length, added.length); n += 1) {
      rows.push({
        ...(n < gone.length && { old: gone[n]! }),
        ...(n < added.length && { young: added[n]! }),
        same: false,
      });
    }
    gone = [];
    added = [];
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      flush();
      rows.push({ old: before[i]!, young: after[j]!, same: true });
      i += 1;
      j += 1;
    } else if (
      j >= b.length ||
      (i < a.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
    ) {
      gone.push(before[i]!);
      i += 1;
    } else {
      added.push(after[j]!);
      j += 1;
    }
  }
  flush();
  return rows;
}
