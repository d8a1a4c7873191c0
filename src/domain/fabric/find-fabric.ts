import { fabricName, type Fabric } from './fabric.ts';

type Named = Pick<Fabric, 'number' | 'title' | 'slug'>;

/** The fabric a visitor means: its full name, its number alone, or its slug, in any case. */
export function findFabric<F extends Named>(fabrics: readonly F[], text: string): F | undefined {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return undefined;
  return fabrics.find((fabric) =>
    [fabricName(fabric), fabric.number, fabric.slug].some((name) => name.toLowerCase() === wanted),
  );
}
