/** Every text in a body, with the path to it. */
export function* textLeaves(
  value: unknown,
  path: readonly string[] = [],
): Generator<readonly [path: readonly string[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) yield* textLeaves(item, [...path, name]);
}
