import { fabricNames, type NamedFabric } from './resolve-names.ts';

/** The fabric a visitor means: its full name, its number alone, or its slug, old or new, in any case. */
export function findFabric<F extends NamedFabric>(
  fabrics: readonly F[],
  text: string,
): F | undefined {
  const wanted = text.trim().toLowerCase();
  return wanted ? fabricNames(fabrics).get(wanted) : undefined;
}
