import { fabricName, type Fabric } from './fabric.ts';

export type NamedFabric = Pick<Fabric, 'number' | 'slug'> &
  Partial<Pick<Fabric, 'title' | 'formerSlugs'>>;

/**
 * What a text may call a fabric: its full name, its number, its slug, or a slug that it had before, in
 * small letters. What a fabric is called today comes before what another was called once.
 */
export function fabricNames<F extends NamedFabric>(fabrics: readonly F[]): ReadonlyMap<string, F> {
  const known = tables.get(fabrics);
  if (known) return known as ReadonlyMap<string, F>;
  const table = new Map<string, F>();
  const enter = (name: string, fabric: F) => {
    const folded = name.toLowerCase();
    if (!table.has(folded)) table.set(folded, fabric);
  };
  for (const fabric of fabrics) {
    const { number, title, slug } = fabric;
    if (title !== undefined) enter(fabricName({ number, title }), fabric);
    enter(number, fabric);
    enter(slug, fabric);
  }
  for (const fabric of fabrics) for (const slug of fabric.formerSlugs ?? []) enter(slug, fabric);
  tables.set(fabrics, table);
  return table;
}

/** Lists of fabrics are never changed in place, so the names of one are read once. */
const tables = new WeakMap<readonly NamedFabric[], ReadonlyMap<string, NamedFabric>>();
