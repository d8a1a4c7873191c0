import type { DrapeNet } from './drape-net.ts';

/** Some hundred rays leave grain; two looks at the neighbours take it, and light changes slowly. */
export function smoothPlane(
  plane: Float32Array,
  { columns, rows, seen }: Pick<DrapeNet, 'columns' | 'rows' | 'seen'>,
): Float32Array {
  const isSeen = (i: number, j: number) =>
    j >= 0 && j <= rows && i >= seen[j]![0] && i <= seen[j]![1];
  let from = plane;
  for (let pass = 0; pass < 2; pass++) {
    const to = from.slice();
    for (let j = 0; j <= rows; j++)
      for (let i = seen[j]![0]; i <= seen[j]![1]; i++) {
        let [sum, weight] = [from[j * (columns + 1) + i]! * 2, 2];
        for (const [x, y] of [
          [i - 1, j],
          [i + 1, j],
          [i, j - 1],
          [i, j + 1],
        ] as const)
          if (isSeen(x, y)) {
            sum += from[y * (columns + 1) + x]!;
            weight++;
          }
        to[j * (columns + 1) + i] = sum / weight;
      }
    from = to;
  }
  return from;
}
