/** What happens to each item on the way from one list to the other, in the order in which it is read. */
interface Steps {
  same(before: number, after: number): void;
  gone(before: number): void;
  added(after: number): void;
}

/** Walks two lists along their longest common order; places are told, not items. */
export function walkCommonOrder(a: readonly string[], b: readonly string[], steps: Steps): void {
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
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      steps.same(i, j);
      i += 1;
      j += 1;
    } else if (
      j >= b.length ||
      (i < a.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
    ) {
      steps.gone(i);
      i += 1;
    } else {
      steps.added(j);
      j += 1;
    }
  }
}
