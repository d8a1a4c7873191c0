/** Of an ascending list: the smallest value that at least this share does not exceed. */
export function quantile(ascending: readonly number[], share: number): number | null {
  if (ascending.length === 0) return null;
  const rank = Math.max(1, Math.ceil(share * ascending.length));
  return ascending[rank - 1] ?? null;
}
