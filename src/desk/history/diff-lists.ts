import { walkCommonOrder } from './common-order.ts';

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
  walkCommonOrder(before.map(nameOf), after.map(nameOf), {
    same(i, j) {
      flush();
      rows.push({ old: before[i]!, young: after[j]!, same: true });
    },
    gone: (i) => void gone.push(before[i]!),
    added: (j) => void added.push(after[j]!),
  });
  flush();
  return rows;
}
